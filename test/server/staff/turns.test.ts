import { setImmediate } from 'node:timers/promises'
import { takeTurn } from '@/server/staff/turns'

test('of many callers one goes on in each turn of the event loop', async () => {
  let served = 0
  const callers = Array.from({ length: 5 }, async () => {
    await takeTurn()
    served += 1
  })
  for (let turn = 0; turn < 5; turn += 1) {
    const before = served
    await setImmediate()
    expect(served - before).toBeLessThanOrEqual(1)
  }
  await Promise.all(callers)
  expect(served).toBe(5)
})
