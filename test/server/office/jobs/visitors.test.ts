import { apiPaths } from '@/domain/site/apiUrls'
import type { JobPreview } from '@/domain/office/jobs'
import { paths } from '@/domain/paths'
import { get, post } from '@test/support/server'
import type { OfficeServer } from '../officeServer'
import { jobBody, startJobs, type Recruiter } from './officeJobs'

/** Stands in no other text. */
const MARKER = 'Qwyxel'
const PLACE = 'Zedville'

let office: OfficeServer
let recruiter: Recruiter
beforeAll(async () => {
  ;({ office, recruiter } = await startJobs())
})
afterAll(() => office.close())

const marked = (id: string) => ({
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
  ...Object.values(apiPaths),
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

const seenAt = async (looked: readonly string[]) => {
  const seen: string[] = []
  for (const address of looked) {
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

let countsBefore: (number | undefined)[]
beforeAll(async () => {
  countsBefore = await categoryCounts()
  for (const id of ids) await recruiter.add('open', marked(id))
})

test('the walk finds open jobs wherever they are told of', async () => {
  const told = [
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
  ]
  expect(addresses(['zq1'])).toEqual(expect.arrayContaining(told))
  expect(await seenAt(told)).toEqual([...told, 'category'])
  expect(await mapOf()).toContain('zq1')
  expect((await get(office, '/api/landings?path=/jobs/in/zedville')).data).toMatchObject({ landing: {} })
  expect(await categoryCounts()).toEqual(countsBefore.map((count = 0) => count + ids.length))
})

test('drafts and paused jobs are told of nowhere, whatever a visitor asks', async () => {
  for (const id of ids) expect((await recruiter.act(id, 'pause')).code).toBe(200)
  for (const id of drafts) await recruiter.add('draft', marked(id))
  expect(await seenAt(addresses(['zq1', 'zr1']))).toEqual([])
  const all = [...ids, ...drafts]
  expect(await mapOf()).not.toMatch(/z[qr]\d|zedville/i)
  expect((await get(office, `/api/jobs?id=${all.join('&id=')}`)).data).toEqual([])
  expect(await categoryCounts()).toEqual(countsBefore)
  expect((await fetch(`${office.origin}/jobs/in/zedville`)).status).toBe(404)
  for (const id of all) expect((await fetch(`${office.origin}/job-details?s=${id}`)).status).toBe(404)
})

const preview = async (changes: Record<string, unknown> = {}) => {
  const { code, body } = await recruiter.post<JobPreview>('/jobs/preview', jobBody(changes))
  expect(code).toBe(200)
  return body
}

/** The text of a page between the elements. */
const textOf = (html: string) => html.replace(/<style.*?<\/style>|<script.*?<\/script>|<[^>]*>/gs, ' ')

const articleOf = (html: string) =>
  textOf(/<article.*?<\/article>/s.exec(html)?.[0] ?? '').replace(/\s+/g, ' ')

test('the card is the one that visitors see once the job is published', async () => {
  const changes = {
    position: 'Night Baker',
    ctc_from: 3,
    ctc_to: 4.5,
    no_of_posts: 7,
    date_posted: '2026-02-03',
    closing_date: '2099-12-31',
  }
  const { card } = await preview(changes)
  for (const text of ['Night Baker', 'Shivnath Hotels', '₹ 3 - 4.5 Lakhs', '7', 'Apply by 31-12-2099'])
    expect(articleOf(card)).toContain(text)
  const { job } = await recruiter.add('open', changes)
  const list = await (await fetch(`${office.origin}/full-time-jobs?q=Night+Baker`)).text()
  expect(articleOf(list)).toBe(articleOf(card))
  expect(articleOf((await preview({ ...changes, job_id: job.job_id })).card)).toBe(articleOf(card))
})

test('card and page are shown in Hindi, with what has none as it is written', async () => {
  await office.db
    .updateTable('department')
    .set({ d_name_hi: 'मानव संसाधन' })
    .where('department_id', '=', '3')
    .execute()
  const changes = { position_hi: 'तंदूर कुक', job_description_hi: '<p>सुबह छह बजे भट्ठी जलाएँ।</p>' }
  const { code, body } = await recruiter.post<JobPreview>('/jobs/preview?language=hi', jobBody(changes))
  expect(code).toBe(200)
  expect(body.card).toMatch(/^<!doctype html><html lang="hi">/)
  expect(body.card).toContain('font-family:Figtree')
  expect(articleOf(body.card)).toContain('तंदूर कुक Shivnath Hotels')
  expect(body.card).toContain('<p lang="en">Bread and kebabs.</p>')
  for (const text of ['तंदूर कुक', 'सुबह छह बजे भट्ठी जलाएँ।', 'मानव संसाधन', 'रायपुर'])
    expect(textOf(body.page)).toContain(text)
  expect(body.page).toContain('href="/hi/')
  expect(articleOf((await preview(changes)).card)).toContain('Tandoor Cook')
})

test('the page names what the form has chosen, and nothing is stored', async () => {
  const before = (await recruiter.list()).total
  const { page, message } = await preview({
    job_id: '77',
    about_company: '<p>Hotels in Raipur.</p>',
    walk_in_time: '10 to 4',
  })
  for (const text of [
    'Tandoor Cook',
    'Job no. 77',
    'Lights the oven at six.',
    'Hotels in Raipur.',
    '10 to 4',
  ])
    expect(textOf(page)).toContain(text)
  const { department_id } = jobBody()
  const { departments } = await recruiter.choices()
  expect(textOf(page)).toContain(departments.find(({ id }) => id === department_id)?.label)
  expect(page).toContain('<meta property="og:title" content="Tandoor Cook, Raipur"/>')
  const link = `${office.origin}/job-details?s=77&via=whatsapp`
  expect(message).toBe(
    `*Tandoor Cook*\nPlace: Raipur\nEmployer: Shivnath Hotels\nJob no. 77\nWalk-in: 10 to 4\n\n${link}`,
  )
  expect((await recruiter.list()).total).toBe(before)
})

test('an open job alone is posted, as its page is, and with the name of its employer unless that is hidden', async () => {
  const { job } = await recruiter.add('open', { ctc: '3-6', company_hidden: 'yes' })
  const path = `/jobs/${job.job_id}/post`
  const address = `${office.origin}/job-details?s=${job.job_id}`
  expect((await office.as('reader').get(path)).body).toEqual({
    message: `*Tandoor Cook*\nPay: ₹ 3-6 Lakhs a year\nPlace: Raipur\nJob no. ${job.job_id}\n\n${address}&via=whatsapp`,
    address,
  })
  await recruiter.act(`${job.job_id}`, 'close')
  const message = 'There is nothing to post: this job is closed and takes no applications. Reopen it first.'
  expect(await recruiter.get(path)).toMatchObject({ code: 409, body: { message } })
  expect((await recruiter.get('/jobs/none/post')).code).toBe(404)
})

test('an employer who is hidden is named nowhere', async () => {
  const hidden = await preview({ company_hidden: 'yes', about_company: '<p>Shivnath since 1980.</p>' })
  expect(JSON.stringify(hidden)).not.toContain('Shivnath')
  expect(articleOf(hidden.card)).toContain('Confidential')
})

test('what is missing, wrong or hostile in a form is left out, and no script comes through', async () => {
  const { card, page } = await preview({
    position: '',
    department_id: 'Nowhere',
    ctc_from: 'plenty',
    experience_from: -1,
    closing_date: '2020-01-01',
    location: '<img src=x onerror=alert(1)>',
    job_description: '<script>alert(1)</script><p onclick="x()">Bread</p><a href="javascript:x()">A</a>',
  })
  expect(articleOf(card)).toContain('Position not specified')
  expect(textOf(page)).toContain('Bread')
  expect(page).not.toMatch(/<img src=x|onclick|javascript:|<script>/)
  expect(textOf(page)).not.toContain('days left')
  expect(await recruiter.post('/jobs/preview', [])).toMatchObject({ code: 422 })
  expect(await recruiter.post('/jobs/preview', { position: {} })).toMatchObject({ code: 422 })
})

const rolesOfVisitors = async () => {
  const { data } = await get(office, '/web/job/get_all_select_list')
  return (data as { role: { role_id: string; role_name: string }[] }).role
}

test('the form of a job offers what there is', async () => {
  const choices = await recruiter.choices()
  const roles = await rolesOfVisitors()
  expect(choices.roles).toEqual(roles.map(({ role_id: id, role_name: label }) => ({ id, label })))
  expect(choices.departments).toContainEqual({ id: '3', label: 'Human Resources' })
  expect(choices.employmentTypes[0]).toEqual({ id: 'Full time', label: 'Full time' })
  expect(choices.salaryBands[1]).toEqual({ id: '3-6', label: '₹ 3-6 Lakhs' })
  expect(choices.companies.length).toBeGreaterThan(0)
  expect(choices.industries.length * choices.locations.length).toBeGreaterThan(0)
})
