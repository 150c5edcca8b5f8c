import { inSteps } from '@/server/office/inbox/inSteps'

const items = ['a', 'b', 'c', 'd', 'e']

test('many are worked on in steps, one after the other', async () => {
  const steps: string[] = []
  const work = (some: readonly string[]) => Promise.resolve(steps.push(some.join('')) && some.length)
  const options = { size: 2, onFailure: () => undefined }
  expect(await inSteps(items, options, work)).toBe(5)
  expect(steps).toEqual(['ab', 'cd', 'e'])
  expect(await inSteps([], options, work)).toBe(0)
})

test('a failure says how far it came, but for the first step, which changed nothing', async () => {
  const failures: unknown[] = []
  const gone = new Error('gone')
  const failAt = (wanted: string) => (some: readonly string[]) =>
    some.includes(wanted) ? Promise.reject(gone) : Promise.resolve(some.length)
  const options = { size: 2, onFailure: (error: unknown) => failures.push(error) }
  await expect(inSteps(items, options, failAt('e'))).rejects.toMatchObject({
    code: 503,
    message:
      'The server has a problem. 4 of 5 submissions are changed, the others are not. Try again in a minute.',
  })
  expect(failures).toEqual([gone])
  await expect(inSteps(items, options, failAt('a'))).rejects.toBe(gone)
})
