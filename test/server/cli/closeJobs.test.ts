import { todayInIndia } from '@/domain/jobs/calendar'
import { closeJobs } from '@/server/cli/closeJobs'
import { listSubject } from '@/server/cli/list'
import type { PortalDatabase } from '@/server/database/open'
import { applicationForm, contactForm } from '@test/support/builders'
import { newPlace, openPlace } from '@test/support/places'
import { get, post, startServer, type TestServer } from '@test/support/server'

const APPLY = '/web/job/apply-for-post'

let server: TestServer
/** The commands have a connection of their own, as another process has. */
let other: PortalDatabase
beforeAll(async () => {
  const place = await newPlace()
  let minute = 0
  const now = () => new Date(Date.UTC(2026, 2, 1, 10, (minute += 1)))
  server = await startServer({ ...place, now })
  await post(server, APPLY, applicationForm())
  await post(server, APPLY, applicationForm({ full_name: 'Second' }))
  await post(server, APPLY, applicationForm({ job_id: '1002' }))
  await post(server, '/web/contact-form/save', contactForm())
  other = await openPlace(place)
})
afterAll(async () => {
  await other.close()
  await server.close()
})

const jobIds = async () => {
  const { data } = await get(server, '/web/job/get')
  return (data as { job_id: string }[]).map(({ job_id }) => job_id)
}

describe('what there is', () => {
  test('is counted for each kind, with the newest date', async () => {
    const { rows } = await listSubject(other.db, 'summary')
    expect(rows.map(({ kind, rows: count }) => [kind, count])).toEqual([
      ['applications', 3],
      ['resumes', 0],
      ['internships', 0],
      ['enquiries', 0],
      ['messages', 1],
    ])
    expect(rows[1]?.newest).toBeNull()
    const { rows: applications } = await listSubject(other.db, 'applications')
    expect(rows[0]?.newest).toBe(applications.at(-1)?.submitted_at)
  })

  test('is listed: jobs with how many applied, and the applications for one since a time', async () => {
    const jobs = await listSubject(other.db, 'jobs', { job: '1001' })
    expect(jobs.rows).toEqual([
      {
        id: '1001',
        position: 'Java Backend Developer (Spring Boot)',
        place: 'Bengaluru',
        department: 'Information Technology',
        role: 'Software Developer',
        industry: 'Information Technology',
        state: 'open',
        closed_on: null,
        applications: 2,
      },
    ])
    expect((await listSubject(other.db, 'jobs')).rows).toHaveLength(240)
    const all = await listSubject(other.db, 'applications', { job: '1001' })
    expect(all.rows.map(({ full_name }) => full_name)).toEqual(['Kiran Netam', 'Second'])
    expect(all.columns).toContain('job_position')
    expect(all.rows[0]).toMatchObject({
      job_position: jobs.rows[0]?.position,
      current_location_name: 'Ahmedabad',
    })
    const since = String(all.rows[1]?.submitted_at)
    const later = await listSubject(other.db, 'applications', { job: '1001', since })
    expect(later.rows.map(({ full_name }) => full_name)).toEqual(['Second'])
  })

  test('takes no option that means nothing there', () => {
    expect(() => listSubject(other.db, 'messages', { job: '1' })).toThrow('--job works with jobs')
    expect(() => listSubject(other.db, 'jobs', { since: '2026' })).toThrow('--since works with submissions')
  })
})

describe('closing a job', () => {
  test('with one unknown id among them changes nothing', async () => {
    await expect(closeJobs(other, ['1001', 'x1', 'x2', 'x1'])).rejects.toThrow(
      'There is no job x1, x2. Nothing was changed.',
    )
    await expect(closeJobs(other, ['x1'], { dryRun: true })).rejects.toThrow('There is no job x1.')
    expect(await jobIds()).toHaveLength(240)
  })

  test('as a dry run says which, and changes nothing', async () => {
    const jobs = await closeJobs(other, ['1002', '1001'], { dryRun: true })
    expect(jobs.map(({ id }) => id)).toEqual(['1001', '1002'])
    expect(await jobIds()).toContain('1001')
  })

  test('takes it off the running site at once, and leaves what was sent for it', async () => {
    expect(await jobIds()).toEqual(expect.arrayContaining(['1001', '1002']))
    const position = (await listSubject(other.db, 'jobs', { job: '1001' })).rows[0]?.position
    expect(await closeJobs(other, ['1001', '1002'])).toMatchObject([{ id: '1001', position }, { id: '1002' }])
    const left = await jobIds()
    expect(left).toHaveLength(238)
    expect(left).not.toContain('1001')
    const { data: categories } = await get(server, '/web/category/get')
    expect(categories).toContainEqual(expect.objectContaining({ industry_id: '1', count: 14 }))
    const applications = (await listSubject(other.db, 'applications')).rows
    expect(applications).toHaveLength(3)
    expect(applications[0]).toMatchObject({ job_id: '1001', job_position: position })
    expect(await post(server, APPLY, applicationForm())).toMatchObject({
      code: 422,
      message: 'This job is no longer open.',
    })
  })

  test('is told by the list, and done once', async () => {
    await other.db.updateTable('job').set({ closed_on: '2026-02-03' }).where('job_id', '=', '1002').execute()
    await closeJobs(other, ['1002', '1003'])
    const closed = (await listSubject(other.db, 'jobs')).rows
      .filter(({ id }) => ['1001', '1002', '1003', '1004'].includes(`${id}`))
      .map(({ id, closed_on }) => [id, closed_on])
    const today = todayInIndia(Date.now())
    expect(closed).toEqual([
      ['1001', today],
      ['1002', '2026-02-03'],
      ['1003', today],
      ['1004', null],
    ])
  })
})
