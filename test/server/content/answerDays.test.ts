import { readAnswerDays } from '@/server/content/answerDays'
import { applicationForm } from '@test/support/builders'
import { forSuite } from '@test/support/forSuite'
import { buildSmallSite } from '@test/support/site'
import { APPLY, startInbox } from '../office/inboxServer'

/** Friday, the 6th of March 2026, in the afternoon in India. */
const NOW = new Date('2026-03-06T10:00:00.000Z')
const office = forSuite(() => startInbox({ settings: { SITE_DIR: buildSmallSite() } }))
const lineOf = async (path: string) =>
  /We usually answer within \d+ days?/.exec(await (await fetch(office.origin + path)).text())?.[0]

test('nothing is said until 20 answers to applications were told within 90 days, then half of them decide', async () => {
  const { reference: first } = await office.send('2026-01-01T06:00:00.000Z', APPLY, applicationForm())
  const { row: _row, ...entry } = await office.db
    .selectFrom('inbox_entry')
    .selectAll()
    .where('reference', '=', first)
    .executeTakeFirstOrThrow()
  let sent = 0
  /** Submissions that came in at one time and were answered at another. */
  const answer = (
    count: number,
    received_at: string,
    answered_at: string,
    kind: 'application' | 'resume' = 'application',
  ) =>
    office.db
      .insertInto('inbox_entry')
      .values(
        Array.from({ length: count }, () => {
          sent += 1
          return { ...entry, reference: `COPY-${sent}`, kind, received_at, answered_at }
        }),
      )
      .execute()
  const days = () => readAnswerDays(office.db, NOW)

  // Answered the same day, and in the night after three: 0 and 4 days.
  await answer(9, '2026-03-01T06:00:00.000Z', '2026-03-01T12:00:00.000Z')
  await answer(10, '2026-03-01T06:00:00.000Z', '2026-03-04T18:30:00.000Z')
  // One was answered before the first of the 90 days, and the other is no application.
  await answer(1, '2025-12-01T06:00:00.000Z', '2025-12-06T18:29:59.999Z')
  await answer(2, '2026-03-01T06:00:00.000Z', '2026-03-02T06:00:00.000Z', 'resume')
  expect(await days()).toBe(0)
  // The twentieth, in the first minute of those days: it took 6. In order the tenth and the eleventh took 4 days.
  await answer(1, '2025-12-01T06:00:00.000Z', '2025-12-06T18:30:00.000Z')
  expect(await days()).toBe(4)
  // The eleventh of 21 decides; with 22 the eleventh, which took no day, and the twelfth do.
  await answer(1, '2026-03-02T06:00:00.000Z', '2026-03-02T07:00:00.000Z')
  expect(await days()).toBe(4)
  await answer(1, '2026-03-02T06:00:00.000Z', '2026-03-02T07:00:00.000Z')
  expect(await days()).toBe(2)
  // The thirteenth of 25 took none, which is said as one day.
  await answer(3, '2026-03-02T06:00:00.000Z', '2026-03-02T07:00:00.000Z')
  expect(await days()).toBe(1)
  // Counted when a page asks for it first, and kept for some minutes.
  for (const path of ['/job-details?s=1001', '/apply-job?job_id=1001'])
    expect(await lineOf(path)).toBe('We usually answer within 1 day')
  expect(await lineOf('/internship')).toBeUndefined()
})
