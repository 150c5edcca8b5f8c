import { createContentCache } from '@/server/content/contentCache'

const create = () =>
  createContentCache<{ text: string }>({ maxBytes: 5000, bytesOf: ({ text }) => text.length })

test('a value is made once for each version, also for requests at the same time', async () => {
  const cache = create()
  const make = jest.fn(async () => ({ text: 'made' }))
  await Promise.all([cache.get('1', 'key', make), cache.get('1', 'key', make)])
  expect(make).toHaveBeenCalledTimes(1)
  await cache.get('2', 'key', make)
  expect(make).toHaveBeenCalledTimes(2)
  expect(cache.size().entries).toBe(1)
})

test('a value that is late for its version is given to who waits for it, and to nobody else', async () => {
  const cache = create()
  let finish = (_value: { text: string }) => {}
  const late = cache.get('1', 'key', () => new Promise((resolve) => (finish = resolve)))
  const current = await cache.get('2', 'key', async () => ({ text: 'new' }))
  finish({ text: 'old' })
  expect(await late).toEqual({ text: 'old' })
  expect(await cache.get('2', 'key', async () => ({ text: 'not made' }))).toBe(current)
})

test('what fails is made again', async () => {
  const cache = create()
  await expect(cache.get('1', 'key', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await cache.get('1', 'key', async () => ({ text: 'made' }))).toEqual({ text: 'made' })
})
