import { daysBefore, todayInIndia } from '@/domain/calendar'
import { wireJob } from '@test/support/jobs'
import { startScriptedApi, success } from '@test/support/scriptedApi'
import type { TestServer } from '@test/support/server'
import { closings, read, start } from './pageServer'

let own: TestServer
beforeAll(async () => {
  own = await start()
})
afterEach(() => jest.restoreAllMocks())

const change = (id: string, changes: { closed_on?: string | null; closing_date?: string | null }) =>
  own.db.updateTable('job').set(changes).where('job_id', '=', id).execute()

const positionOf = async (id: string) => {
  const job = await own.db
    .selectFrom('job')
    .select('position')
    .where('job_id', '=', id)
    .executeTakeFirstOrThrow()
  return job.position
}

const pageOf = (id: string) => read(own, `/job-details?s=${id}`)

describe('the address of a job that was closed', () => {
  test('is gone, and tells which job it was, since when it is closed, and what is like it', async () => {
    expect((await pageOf('1012')).code).toBe(200)
    await change('1012', { closed_on: '2026-11-12' })
    const page = await pageOf('1012')
    expect(page.code).toBe(410)
    expect(page.textOf('h1')).toBe('This job is no longer open')
    expect(page.textOf('main')).toContain(await positionOf('1012'))
    expect(page.textOf('main')).toContain('Closed on 12-11-2026')
    expect(page.textOf('main')).toContain('Similar jobs')
    expect(page.count('main a[href^="/job-details?s="]')).toBe(4)
    expect(page.count('main a[href="/full-time-jobs"]')).toBeGreaterThan(0)
    expect(page.count('meta[name="robots"][content="noindex"]')).toBe(1)
    expect(page.count('script[type="application/ld+json"]')).toBe(0)
  })

  test('has no form to apply', async () => {
    await change('1012', { closed_on: '2026-11-12' })
    const page = await read(own, '/apply-job?job_id=1012')
    expect(page.code).toBe(410)
    expect(page.textOf('main')).toContain(await positionOf('1012'))
    expect(page.textOf('main')).toContain('Closed on 12-11-2026')
    expect(page.count('main input')).toBe(0)
    expect(page.count('main a[href="/job-details?s=1012"]')).toBe(1)
  })

  test('is gone from midnight after the closing date on, in India', async () => {
    const today = todayInIndia(Date.now())
    await change('1014', { closing_date: today })
    const midnight = Date.parse(`${daysBefore(today, -1)}T00:00:00+05:30`)
    const now = jest.spyOn(Date, 'now').mockReturnValue(midnight - 1000)
    expect((await pageOf('1014')).code).toBe(200)
    now.mockReturnValue(midnight)
    const page = await pageOf('1014')
    expect(page.code).toBe(410)
    expect(page.textOf('main')).toContain(`Closed on ${today.split('-').toReversed().join('-')}`)
  })

  test('is in no list, feed or sitemap, and no job is like it', async () => {
    await change('1015', { closed_on: '2026-11-12' })
    for (const path of ['/web/job/get', '/sitemap.xml', '/jobs.rss'])
      expect(await (await fetch(own.origin + path)).text()).not.toContain('1015')
  })
})

test('a job of which nobody knows is not found, however many are invented', async () => {
  for (const id of ['nobody', '%00', 'constructor', '%F0%9F%98%80', 'x'.repeat(3000)]) {
    const page = await pageOf(id)
    expect(page.code).toBe(404)
    expect(page.textOf('main')).toContain('It was filled or withdrawn.')
    expect(page.textOf('main')).not.toContain('Closed on')
  }
})

test('another API tells of a job whose closing date has passed, and is asked for nothing else', async () => {
  const api = await startScriptedApi({
    '/web/job/get': [
      success([
        wireJob({ job_id: '7', position: 'Welder', closing_date: '2026-01-31' }),
        wireJob({ job_id: '8', position: 'Turner' }),
      ]),
    ],
  })
  closings.push(api.close)
  const site = await start({ API_HOST: api.origin })
  const page = await read(site, '/job-details?s=7')
  expect(page.code).toBe(410)
  expect(page.textOf('main')).toContain('Welder')
  expect(page.textOf('main')).toContain('Closed on 31-01-2026')
  expect(page.textOf('main section')).toContain('Turner')
  expect((await read(site, '/job-details?s=9')).code).toBe(404)
  expect(api.requests.map(({ path }) => path)).toEqual(['/web/job/get'])
})
