import { retryWhileBusy } from '@/server/database/retries'

afterEach(() => jest.restoreAllMocks())

test('a clock that is set meanwhile changes nothing about how long it is tried', async () => {
  let time = Date.parse('2026-03-04T05:06:07Z')
  jest.spyOn(Date, 'now').mockImplementation(() => (time += 3_600_000))
  let tries = 0
  const work = async () => {
    tries += 1
    if (tries < 3) throw new Error('busy')
    return tries
  }
  expect(await retryWhileBusy(() => true, work)).toBe(3)
})
