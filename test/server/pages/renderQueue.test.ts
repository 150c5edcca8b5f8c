import { setTimeout as sleep } from 'node:timers/promises'
import { createRenderQueue, QueueFull } from '@/server/pages/renderQueue'

test('one page is rendered at a time, in the order of the requests, and one that fails holds none up', async () => {
  const inQueue = createRenderQueue({ waitingMax: 3, withinMs: 20_000 })
  const events: string[] = []
  const render = (name: string) =>
    inQueue(async () => {
      events.push(`${name} begins`)
      await sleep(5)
      events.push(`${name} ends`)
      if (name === 'b') throw new Error('b fails')
      return name
    })
  const results = await Promise.allSettled([render('a'), render('b'), render('c')])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
})

test('a request that finds too many waiting is refused at once, and taken again later', async () => {
  const inQueue = createRenderQueue({ waitingMax: 2, withinMs: 20_000 })
  const work = async () => 'rendered'
  const waiting = [inQueue(work), inQueue(work)]
  await expect(inQueue(work)).rejects.toBeInstanceOf(QueueFull)
  expect(await Promise.all(waiting)).toEqual(['rendered', 'rendered'])
  expect(await inQueue(work)).toBe('rendered')
})

test('a request whose turn comes too late is refused', async () => {
  const inQueue = createRenderQueue({ waitingMax: 2, withinMs: 20 })
  const slow = inQueue(() => sleep(40))
  await expect(inQueue(async () => 'rendered')).rejects.toBeInstanceOf(QueueFull)
  await slow
})
