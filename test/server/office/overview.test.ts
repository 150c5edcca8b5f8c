import { allStates } from '@/domain/submissions/states'
import type { OfficeJobList } from '@/domain/office/jobs'
import type { Overview } from '@/domain/office/overview'
import { applicationForm, contactForm, resumeForm } from '@test/support/builders'
import { forSuite } from '@test/support/forSuite'
import { APPLY, MESSAGE, RESUME, startInbox } from './inboxServer'
import type { OfficeClient } from './officeServer'

/** A Friday, half past three in the afternoon in India. */
const office = forSuite(() => startInbox())

const overviewOf = async (client: OfficeClient = office.as('reader')) => {
  const { code, body } = await client.get<Overview>('/overview')
  expect(code).toBe(200)
  return body
}

const openJobs = async (query = '') =>
  (await office.as('reader').get<OfficeJobList>(`/jobs?state=open${query}`)).body

test('before anything came in there are zeros, and every open job waits for its first application', async () => {
  const { total } = await openJobs()
  const overview = await overviewOf()
  expect(overview).toMatchObject({
    counts: {
      today: { from: '2026-03-06', total: 0 },
      week: { from: '2026-03-02', total: 0 },
      sinceVisit: null,
    },
    byJob: [],
    openJobs: total,
    jobsWithout: { total },
    waiting: [],
  })
  expect(overview.byState).toEqual(allStates.map((state) => ({ state, total: 0 })))
  expect(overview.perDay).toHaveLength(30)
  expect(overview.perDay[0]).toEqual({ day: '2026-02-05', total: 0 })
  expect(overview.perDay[29]).toEqual({ day: '2026-03-06', total: 0 })
  // The job that was posted first leads; one without a day comes last.
  const { rows } = await openJobs('&pageSize=100')
  const days = rows.flatMap(({ postedOn }) => postedOn ?? []).toSorted()
  expect(overview.jobsWithout.first.map(({ postedOn }) => postedOn)).toEqual(days.slice(0, 10))
})

describe('what came in', () => {
  const application = (person: number, changes: Record<string, string> = {}) =>
    applicationForm({ full_name: `Person ${person}`, mobile: `800000000${person}`, ...changes })

  beforeAll(async () => {
    // Half past midnight of the 6th, the last minute of the 5th, and the last of the week before, in India.
    await office.send('2026-03-05T19:00:00.000Z', APPLY, application(1))
    await office.send('2026-03-05T18:29:00.000Z', APPLY, application(2, { job_id: '1002' }))
    await office.send('2026-03-01T18:29:59.000Z', RESUME, resumeForm())
    await office.send('2026-01-01T08:00:00.000Z', MESSAGE, contactForm())
  })

  test('is counted by days and weeks of India', async () => {
    const { counts, perDay } = await overviewOf()
    expect(counts).toMatchObject({ today: { total: 1 }, week: { total: 2 } })
    expect(perDay.filter(({ total }) => total > 0)).toEqual([
      { day: '2026-03-01', total: 1 },
      { day: '2026-03-05', total: 1 },
      { day: '2026-03-06', total: 1 },
    ])
  })

  test('counts the applications of thirty days by their sources, those of no link with one last', async () => {
    expect((await overviewOf()).bySource).toEqual([])
    const changes = { source: 'poster' }
    const sent = [
      await office.send('2026-02-04T18:29:59.000Z', APPLY, application(3, changes)),
      await office.send('2026-02-04T18:30:00.000Z', APPLY, application(4, changes)),
      await office.send('2026-03-04T08:00:00.000Z', APPLY, application(5, { source: 'whatsapp' })),
      await office.send('2026-03-04T09:00:00.000Z', APPLY, application(6, { source: 'whatsapp' })),
    ]
    expect((await overviewOf()).bySource).toEqual([
      { slug: 'whatsapp', name: 'WhatsApp group', total: 2 },
      { slug: 'poster', name: 'Poster', total: 1 },
      { slug: 'none', name: 'No source', total: 2 },
    ])
    expect((await office.list({ kind: 'application', source: 'poster', from: '2026-02-05' })).total).toBe(1)
    for (const { reference } of sent) await office.as('owner').delete(`/submissions/${reference}`)
  })

  test('since the visit before is what came in after the account was last seen', async () => {
    const { email } = await office.addAccount('reader')
    await office.signIn(email)
    await office.send('2026-03-06T11:00:00.000Z', MESSAGE, contactForm())
    const { counts } = await overviewOf(await office.signIn(email))
    expect(counts.sinceVisit).toEqual({ from: expect.stringMatching(/^2026-03-06T10:00:00/), total: 1 })
    expect((await office.list({ from: counts.sinceVisit?.from ?? '' })).total).toBe(1)
  })

  test('waits as long as it is Received, the oldest first', async () => {
    const before = await overviewOf()
    const [oldest, next] = before.waiting
    expect(oldest).toEqual({
      reference: expect.stringMatching(/^\w{4}-\w{4}$/),
      kind: 'contact_message',
      company: '',
      name: 'Farhan Ali',
      about: expect.stringMatching(/^When is the next walk-in drive\?/),
      receivedAt: '2026-01-01T08:00:00.000Z',
    })
    await office.setState(oldest?.reference ?? '', 'answered')
    const after = await overviewOf()
    expect(after.waiting[0]).toEqual(next)
    expect(after.byState.filter(({ total }) => total > 0)).toEqual([
      { state: 'received', total: 4 },
      { state: 'answered', total: 1 },
    ])
  })

  test('is counted for each job as the inbox lists it: once where two were merged', async () => {
    const again = await office.send('2026-03-05T20:00:00.000Z', APPLY, application(1))
    const [position] = (await openJobs('&search=1001')).rows.map((row) => row.position)
    const before = await overviewOf()
    expect(before.byJob).toEqual([
      { jobId: '1001', position, total: 2 },
      { jobId: '1002', position: expect.any(String), total: 1 },
    ])
    expect(before.jobsWithout.total).toBe(before.openJobs - 2)
    expect(before.jobsWithout.first.map(({ jobId }) => jobId)).not.toContain('1001')

    const first = (await office.list({ job: '1001' })).rows.find(
      ({ reference }) => reference !== again.reference,
    )
    await office.as('recruiter').post(`/submissions/${first?.reference}/merge`, { with: again.reference })
    const merged = await overviewOf()
    expect(merged.byJob.map(({ total }) => total)).toEqual([1, 1])
    expect(merged.counts.today.total).toBe(before.counts.today.total - 1)
    expect((await office.list({ job: '1001' })).total).toBe(1)
  })

  test('leaves a job that it was erased from as one that was applied for', async () => {
    const { jobsWithout } = await overviewOf()
    const [row] = (await office.list({ job: '1002' })).rows
    expect((await office.as('owner').delete(`/submissions/${row?.reference}`)).code).toBe(204)
    const after = await overviewOf()
    expect(after.byJob.map(({ jobId }) => jobId)).toEqual(['1001'])
    expect(after.jobsWithout.total).toBe(jobsWithout.total)
  })
})

describe('answers', () => {
  /** An application that came in at a time, and was answered first at another. */
  const answered = async (received: string, answered_at = '', path = APPLY) => {
    const { reference } = await office.send(received, path, path === APPLY ? applicationForm() : resumeForm())
    await office.db
      .updateTable('inbox_entry')
      .set({ answered_at })
      .where('reference', '=', reference)
      .execute()
    return reference
  }

  test('within seven days of India are counted of the applications that are older', async () => {
    // The first minute of the 90 days, answered in the last of the seventh day; the minute before is too old.
    await answered('2025-12-06T18:30:00.000Z', '2025-12-14T18:29:59.999Z')
    await answered('2025-12-06T18:29:59.999Z')
    // The first minute of the eighth day.
    await answered('2026-01-10T18:29:00.000Z', '2026-01-17T18:30:00.000Z')
    await answered('2026-02-01T06:00:00.000Z', '2026-02-01T07:00:00.000Z')
    // The last minute of the 26th of February, eight days ago, and the first of the 27th, which may still be answered in time.
    await answered('2026-02-26T18:29:59.999Z')
    await answered('2026-02-26T18:30:00.000Z', '2026-02-26T18:31:00.000Z')
    await answered('2026-02-10T06:00:00.000Z', '2026-02-13T06:00:00.000Z')
    await answered('2026-02-10T06:01:00.000Z', '2026-02-13T06:00:00.000Z', RESUME)
    expect((await overviewOf()).answering).toEqual({
      from: '2025-12-07',
      to: '2026-02-26',
      due: 5,
      inTime: 3,
      unanswered: 1,
      // After 0, 3, 7 and 8 days.
      medianDays: 5,
    })
  })

  test('are waited for at each of the staff, and the longest wait leads', async () => {
    await office.db.deleteFrom('inbox_entry').execute()
    const [asha, ravi] = [office.accountOf('recruiter'), office.accountOf('owner')]
    const wait = async (minute: number, set: Record<string, string | null>) => {
      const reference = await answered(`2026-03-05T08:0${minute}:00.000Z`)
      await office.db.updateTable('inbox_entry').set(set).where('reference', '=', reference).execute()
    }
    await wait(1, { assignee_id: asha.id, state_at: '2026-03-01T00:00:00.000Z' })
    await wait(2, {
      assignee_id: asha.id,
      state_at: '2026-02-01T00:00:00.000Z',
      asked_at: '2026-03-01T00:00:00.000Z',
    })
    await wait(3, { assignee_id: ravi.id, state: 'interview', state_at: '2026-02-02T00:00:00.000Z' })
    await wait(4, { assignee_id: null, state_at: '2026-01-01T00:00:00.000Z' })
    await wait(5, { assignee_id: ravi.id, state: 'declined', state_at: '2025-01-01T00:00:00.000Z' })
    expect((await overviewOf()).waitingBy).toEqual([
      { assignee: null, total: 1, asked: 0, since: '2026-01-01T00:00:00.000Z' },
      { assignee: { id: asha.id, name: asha.name }, total: 2, asked: 1, since: '2026-02-01T00:00:00.000Z' },
      { assignee: { id: ravi.id, name: ravi.name }, total: 1, asked: 0, since: '2026-02-02T00:00:00.000Z' },
    ])
  })
})
