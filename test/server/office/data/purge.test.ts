import { logCommand } from '@/server/cli/commandLog'
import { countOld, parseAge, purge } from '@/server/office/data/purge'
import { applicationForm, contactForm } from '@test/support/builders'
import { newPlace, openPlace } from '@test/support/places'
import { countStored, post, startServer } from '@test/support/server'

const APPLY = '/web/job/apply-for-post'

const counts = (found: { rows: number; files: number }[]) => found.map(({ rows, files }) => [rows, files])

test('what is older than an age goes with its files, and what is younger stays', async () => {
  const place = await newPlace()
  let now = new Date('2025-01-01T00:00:00Z')
  const server = await startServer({ ...place, now: () => now })
  const sendBoth = async () => {
    await post(server, APPLY, applicationForm({ submission_key: `key-of-${now.getTime()}` }))
    await post(server, '/web/contact-form/save', contactForm())
  }
  await sendBoth()
  now = new Date('2025-03-01T00:00:00.000Z')
  await sendBoth()
  const other = await openPlace(place)
  const moment = parseAge('12m', new Date('2026-03-01T00:00:00Z')) ?? ''
  const expected = [
    [1, 2],
    [0, 0],
    [0, 0],
    [0, 0],
    [1, 0],
  ]
  expect(counts(await countOld(other, moment))).toEqual(expected)
  expect(await countStored(server)).toEqual({ submissions: 4, files: 4 })
  const shown: number[][] = []
  const onProgress = (...step: [number, number]) => shown.push(step)
  expect(counts(await purge(other, moment, { log: logCommand, onProgress }))).toEqual(expected)
  expect(shown).toEqual([
    [1, 2],
    [2, 2],
  ])
  expect(await countStored(server)).toEqual({ submissions: 2, files: 2 })
  const keys = await other.db.selectFrom('submission_key').select('submission_key').execute()
  expect(keys).toEqual([{ submission_key: `key-of-${now.getTime()}` }])
  await other.close()
  await server.close()
})

test.each([
  ['90d', '2026-03-02T10:00:00.000Z'],
  ['2w', '2026-05-17T10:00:00.000Z'],
  ['1m', '2026-04-30T10:00:00.000Z'],
  ['3m', '2026-02-28T10:00:00.000Z'],
  ['12m', '2025-05-31T10:00:00.000Z'],
  ['2y', '2024-05-31T10:00:00.000Z'],
])('%s before the last of May is %s', (age, moment) => {
  expect(parseAge(age, new Date('2026-05-31T10:00:00Z'))).toBe(moment)
})

test.each(['', '0d', '-1d', '12', 'm', '1.5y', '12 months', '12h', '9999y'])("'%s' is no age", (age) => {
  expect(parseAge(age, new Date())).toBeUndefined()
})
