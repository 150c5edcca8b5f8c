import { setImmediate as nextRound, setTimeout as pause } from 'node:timers/promises'
import { createTurns } from '@/server/pages/turns'

const createTaker = () => {
  const takeTurn = createTurns({ waitingMax: 3, withinMs: 20_000 })
  const given: number[] = []
  const take = async (name: number) => {
    if (await takeTurn()) given.push(name)
  }
  return { take, given }
}

test('the first turn comes with the next round of the event loop, the others in their order', async () => {
  const { take, given } = createTaker()
  const turns = [1, 2, 3].map(take)
  expect(given).toEqual([])
  await nextRound()
  expect(given).toEqual([1])
  await Promise.all(turns)
  expect(given).toEqual([1, 2, 3])
})

test.each([
  ['waited meanwhile', 0],
  ['asks after the turn', 1],
])('five rounds after a turn are left to everything else, if the next one %s', async (_name, round) => {
  const { take, given } = createTaker()
  const turns = [take(1)]
  for (let passed = 0; passed < 6; passed += 1) {
    if (passed === round) turns.push(take(2))
    await nextRound()
  }
  expect(given).toEqual([1])
  await Promise.all(turns)
  expect(given).toEqual([1, 2])
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
