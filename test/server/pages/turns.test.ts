import { setImmediate as nextRound, setTimeout as pause } from 'node:timers/promises'
import { createTurns } from '@/server/pages/turns'

test('each round of the event loop gives one turn, in the order in which they were asked for', async () => {
  const takeTurn = createTurns({ waitingMax: 3, withinMs: 20_000 })
  const given: number[] = []
  const turns = [1, 2, 3].map(async (name) => ((await takeTurn()) ? given.push(name) : 0))
  expect(given).toEqual([])
  await nextRound()
  expect(given).toEqual([1])
  await Promise.all(turns)
  expect(given).toEqual([1, 2, 3])
})

test('who finds too many waiting gets no turn, and does not wait', async () => {
  const takeTurn = createTurns({ waitingMax: 2, withinMs: 20_000 })
  expect(await Promise.all([takeTurn(), takeTurn(), takeTurn()])).toEqual([true, true, false])
  expect(await takeTurn()).toBe(true)
})

test('a turn that comes too late is none', async () => {
  const takeTurn = createTurns({ waitingMax: 2, withinMs: 20 })
  const turns = Promise.all([takeTurn(), takeTurn()])
  const until = performance.now() + 25
  while (performance.now() < until);
  expect(await turns).toEqual([false, false])
  await pause(0)
})
