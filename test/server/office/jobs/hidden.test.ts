import { apiPaths } from '@/domain/apiPaths'
import { paths } from '@/domain/paths'
import { get, post } from '@test/support/server'
import type { OfficeServer } from '../officeServer'
import { startJobs, type Recruiter } from './officeJobs'

/** Stands in no other text. */
const MARKER = 'Qwyxel'
const PLACE = 'Zedville'

let office: OfficeServer
let recruiter: Recruiter
beforeAll(async () => {
  ;({ office, recruiter } = await startJobs())
})
afterAll(() => office.close())

const changes = (id: string) => ({
  job_id: id,
  position: `Astronomer ${MARKER}`,
  company_name: `${MARKER} Limited`,
  about_company: `<p>${MARKER}</p>`,
  short_job_description: MARKER,
  job_description: `<p>${MARKER}</p>`,
  location: PLACE,
})

/** Everywhere a visitor may look: each screen and each read, and those that name the jobs. */
const addresses = (ids: readonly string[]) => [
  ...Object.values(paths),
  ...Object.values(apiPaths).map((path) => `/web/${path}`),
  '/web/jobs/get',
  '/web/job/search?q=Astronomer',
  `/web/job/search?location=${PLACE}`,
  '/web/job/search?industry=3',
  '/full-time-jobs?q=Astronomer',
  '/full-time-jobs?page=2',
  '/job-by-categories?id=3',
  '/jobs/in/zedville',
  '/api/landings?path=/jobs/in/zedville',
  '/jobs.rss',
  '/jobs.rss?q=Astronomer',
  '/sitemap.xml',
  `/api/jobs?${new URLSearchParams(ids.map((id) => ['id', id]))}`,
  ...ids.flatMap((id) => [
    `/job-details?s=${id}`,
    `/apply-job?job_id=${id}`,
    `/shortlist?job=${id}`,
    `/api/jobs?id=${id}&texts=no`,
    `/api/jobs/similar?id=${id}`,
  ]),
]

const readAll = async (ids: readonly string[]) => {
  const seen: string[] = []
  for (const address of addresses(ids)) {
    const text = await (await fetch(office.origin + address)).text()
    if (text.includes(MARKER)) seen.push(address)
  }
  const category = await post(
    office,
    '/web/job/get_jobs_by_category',
    new URLSearchParams({ industry_id: '3' }),
  )
  if (JSON.stringify(category).includes(MARKER)) seen.push('category')
  return seen
}

const countOf = async (path: string) => {
  const { data } = await get(office, path)
  return (data as { industry_id: string; count: number }[]).find(({ industry_id }) => industry_id === '3')
    ?.count
}

const ids = ['zq1', 'zq2', 'zq3', 'zq4']
const drafts = ['zr1', 'zr2', 'zr3', 'zr4']

const categoryCounts = async () => [
  await countOf('/web/category/get'),
  await countOf('/web/home/get_industry_list'),
]

const mapOf = async () => (await fetch(`${office.origin}/sitemap.xml`)).text()

let before: (number | undefined)[]
beforeAll(async () => {
  before = await categoryCounts()
  for (const id of ids) await recruiter.add('open', changes(id))
})

test('the walk finds open jobs wherever they are told of', async () => {
  expect(await readAll(['zq1'])).toEqual(
    expect.arrayContaining([
      '/web/job/get',
      '/web/job/search?q=Astronomer',
      `/web/job/search?location=${PLACE}`,
      '/jobs/in/zedville',
      '/jobs.rss',
      '/full-time-jobs?q=Astronomer',
      '/job-details?s=zq1',
      '/apply-job?job_id=zq1',
      '/api/jobs?id=zq1&texts=no',
      '/api/jobs/similar?id=zq1',
      'category',
    ]),
  )
  expect(await mapOf()).toContain('zq1')
  expect((await get(office, '/api/landings?path=/jobs/in/zedville')).data).toMatchObject({ landing: {} })
  expect(await categoryCounts()).toEqual(before.map((count = 0) => count + ids.length))
})

test('drafts and paused jobs are told of nowhere, whatever a visitor asks', async () => {
  for (const id of ids) expect((await recruiter.act(id, 'pause')).code).toBe(200)
  for (const id of drafts) await recruiter.add('draft', changes(id))
  expect(await readAll(['zq1', 'zr1'])).toEqual([])
  const all = [...ids, ...drafts]
  expect(await mapOf()).not.toMatch(/z[qr]\d|zedville/i)
  expect((await get(office, `/api/jobs?id=${all.join('&id=')}`)).data).toEqual([])
  expect(await categoryCounts()).toEqual(before)
  expect((await fetch(`${office.origin}/jobs/in/zedville`)).status).toBe(404)
  for (const id of all) expect((await fetch(`${office.origin}/job-details?s=${id}`)).status).toBe(404)
})
