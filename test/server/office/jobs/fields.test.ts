import { maxLengthOf } from '@/domain/office/fields'
import { jobFields } from '@/domain/office/jobFields'
import type { OfficeJob } from '@/domain/office/jobs'
import { get } from '@test/support/server'
import type { OfficeServer } from '../officeServer'
import { jobBody, startJobs, type Recruiter } from './officeJobs'

let office: OfficeServer
let recruiter: Recruiter
beforeAll(async () => {
  ;({ office, recruiter } = await startJobs())
})
afterAll(() => office.close())

test('every field is stored as the import of a spreadsheet stores it', async () => {
  const { job } = await recruiter.add('open', {
    department_id: 'Human Resources',
    company_hidden: true,
    employment_type: ' Full Time ',
    experience_from: '2 yrs',
    experience_to: 5,
    ctc: '3-6',
    ctc_from: '₹ 3,50,000',
    ctc_to: '5.5 lakhs',
    no_of_posts: '1,200',
    qualification: 'Diploma',
    date_posted: '5/2/2026',
    closing_date: '2099-12-31',
    confirmed_on: '7-3-2026',
    walk_in_date_from: '2-Jan-2027',
    walk_in_date_to: '3-Jan-2027',
    walk_in_time: '10 to 4',
    walk_in_address: 'Civil Lines',
    walk_in_bring: '',
  })
  expect(job).toEqual({
    job_id: job.job_id,
    position: 'Tandoor Cook',
    department_id: '3',
    industry_id: '3',
    role_id: '1',
    company_name: 'Shivnath Hotels',
    company_hidden: 'yes',
    about_company: '',
    short_job_description: 'Bread and kebabs.',
    job_description: '<p>Lights the oven at six.</p>',
    location: 'Raipur',
    employment_type: 'Full Time',
    experience_from: 2,
    experience_to: 5,
    ctc: '3-6',
    ctc_from: 3.5,
    ctc_to: 5.5,
    no_of_posts: 1200,
    qualification: 'Diploma',
    date_posted: '2026-02-05',
    closing_date: '2099-12-31',
    confirmed_on: '2026-03-07',
    walk_in_date_from: '2027-01-02',
    walk_in_date_to: '2027-01-03',
    walk_in_time: '10 to 4',
    walk_in_address: 'Civil Lines',
    walk_in_bring: null,
  })
})

test.each([
  [{ role_id: 'Astronaut' }, 'role_id', "There is no role with the id or the exact name 'Astronaut'."],
  [
    { no_of_posts: 'many' },
    'no_of_posts',
    "Openings is 'many', but it must be a whole number up to 1000000.",
  ],
  [
    { ctc: '4-5' },
    'ctc',
    "Salary band is '4-5', but it must be empty or one of 0-3, 3-6, 6-10, 10-15, 15-25, 25-50, 50-75, 75-100.",
  ],
  [{ ctc_from: 6, ctc_to: 4 }, 'ctc_to', 'Salary to is below Salary from.'],
  [
    { closing_date: 'soon' },
    'closing_date',
    "Closing date is 'soon', but it must be a day such as 31-01-2026.",
  ],
  [
    { date_posted: '2099-01-02', closing_date: '2099-01-01' },
    'closing_date',
    'Closing date is before Posted on.',
  ],
])('%j is refused at %s: %s', async (changes, field, message) => {
  const before = (await recruiter.list()).total
  const answer = await recruiter.post('/jobs', { state: 'open', ...jobBody(changes) })
  expect(answer).toMatchObject({ code: 422, body: { status: '0', message, problems: [{ field }] } })
  expect((await recruiter.list()).total).toBe(before)
})

test('everything that is wrong is refused at once', async () => {
  const { body } = await recruiter.post<{ problems: unknown }>('/jobs', {
    state: 'open',
    ...jobBody({
      job_id: 'no spaces',
      position: ' ',
      department_id: '',
      experience_from: 6,
      experience_to: 4,
      closing_date: '2020-01-01',
    }),
  })
  expect(body.problems).toEqual([
    { field: 'job_id', code: 'notId', values: { text: 'no spaces' } },
    { field: 'position', code: 'missing' },
    { field: 'department_id', code: 'missing' },
    { field: 'experience_to', code: 'below', values: { other: 'experience_from' } },
    { field: 'closing_date', code: 'passed' },
  ])
})

test('each text is taken up to its limit, and no further', async () => {
  const texts = jobFields.filter(({ type }) => ['id', 'text', 'longText', 'html'].includes(type))
  const written = (fit: (limit: number) => number) =>
    jobBody(Object.fromEntries(texts.map((field) => [field.name, 'x'.repeat(fit(maxLengthOf(field)))])))
  const refused = await recruiter.post('/jobs', { state: 'draft', ...written((limit) => limit + 1) })
  expect(refused.body).toMatchObject({
    problems: texts.map((field) => ({
      field: field.name,
      code: 'tooLong',
      values: { limit: maxLengthOf(field) },
    })),
  })
  expect(await recruiter.post('/jobs', { state: 'draft', ...written((limit) => limit) })).toMatchObject({
    code: 200,
  })
})

test('what is no job is refused', async () => {
  for (const body of [
    [],
    'job',
    null,
    { ...jobBody(), state: 'paused' },
    jobBody(),
    { state: 'open', ...jobBody({ position: {} }) },
  ])
    expect(await recruiter.post('/jobs', body)).toMatchObject({ code: 422 })
})

test('a new job may have a number of its own, once', async () => {
  await recruiter.add('draft', { job_id: 'raipur-7' })
  expect(await recruiter.post('/jobs', { state: 'draft', ...jobBody({ job_id: 'raipur-7' }) })).toMatchObject(
    {
      code: 409,
      body: { message: 'There is a job raipur-7 already.' },
    },
  )
  expect(await recruiter.save('raipur-7', { job_id: 'raipur-8' })).toMatchObject({ code: 422 })
})

test('fields that are not sent stay, and the history names those that changed', async () => {
  const { job } = await recruiter.add('open', { experience_from: 3 })
  const id = `${job.job_id}`
  const saved = await recruiter.save(id, { position: 'Chef', location: 'Bhilai', qualification: '' })
  expect(saved.body).toMatchObject({ job: { ...job, position: 'Chef', location: 'Bhilai' } })
  expect(saved.body.changes.map(({ what }) => what)).toEqual(['Changed Position, Place', 'Added, published'])
  // The other figure was stored before.
  expect(await recruiter.save(id, { experience_to: 1 })).toMatchObject({ code: 422 })
  const again = await recruiter.save(id, { position: 'Chef' })
  expect(again).toMatchObject({ code: 200, body: { version: saved.body.version } })
  expect(again.body.changes).toHaveLength(2)
})

test('who saves what somebody else changed meanwhile is told so, whoever that was', async () => {
  const { job, version } = await recruiter.add('open')
  const id = `${job.job_id}`
  const CHANGED = {
    code: 409,
    body: {
      message: expect.stringMatching(/^This job was changed meanwhile\..* Load it again/) as unknown,
    },
  }
  expect(await recruiter.put(`/jobs/${id}`, { version, position: 'Baker' })).toMatchObject({ code: 200 })
  expect(await recruiter.put(`/jobs/${id}`, { version, position: 'Butcher' })).toMatchObject(CHANGED)
  const { body } = await recruiter.get<OfficeJob>(`/jobs/${id}`)
  expect(body.job.position).toBe('Baker')
  await office.db.updateTable('job').set({ location: 'Durg' }).where('job_id', '=', id).execute()
  expect(await recruiter.put(`/jobs/${id}`, { version: body.version, position: 'Butcher' })).toMatchObject(
    CHANGED,
  )
  expect(await recruiter.put(`/jobs/${id}`, { position: 'Butcher' })).toMatchObject({ code: 422 })
  const both = await recruiter.open(id)
  const writes = ['One', 'Two'].map((position) =>
    recruiter.put(`/jobs/${id}`, { version: both.version, position }),
  )
  const codes = (await Promise.all(writes)).map(({ code }) => code)
  expect(codes.toSorted((one, other) => one - other)).toEqual([200, 409])
})

describe('descriptions', () => {
  const described = async (html: string) => {
    const { job } = await recruiter.add('draft', { job_description: html, about_company: html })
    expect(job.about_company).toBe(job.job_description)
    return job.job_description
  }

  test.each([
    ['<p>One <b>two</b> <i>three</i></p>', '<p>One <strong>two</strong> <em>three</em></p>'],
    ['<h1>Work</h1><h6>Pay</h6>', '<h3>Work</h3><h4>Pay</h4>'],
    ['<p style="color:red" onclick="x()" class="MsoNormal">A<o:p></o:p></p>', '<p>A</p>'],
    ['<!-- Word --><style>p{}</style><script>x()</script><p>A</p>', '<p>A</p>'],
    [
      '<a href="https://a.example/?x=1&amp;y=2" target="_top">A</a>',
      '<a href="https://a.example/?x=1&amp;y=2">A</a>',
    ],
    ['<a href="java\nscript:x()">A</a><a href="//evil.example">B</a>', '<a>A</a><a>B</a>'],
    [`<a href='/x"onmouseover="y'>A</a>`, '<a href="/x&quot;onmouseover=&quot;y">A</a>'],
    ['<p>5 &lt; 6 &amp; 7<br>next</p><img src=x onerror=y>', '<p>5 &lt; 6 &amp; 7<br>next</p>'],
    ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['C++ & SQL, 5 < 6', 'C++ & SQL, 5 < 6'],
    ['', ''],
  ])('%s', async (html, stored) => {
    expect(await described(html)).toBe(stored)
    expect(await described(stored)).toBe(stored)
  })

  test('nested without end are cut', async () => {
    const deep = await described(`${'<ul><li>'.repeat(2000)}deep`)
    expect(`${deep}`.length).toBeLessThan(2000)
  })

  test('may be as long in Hindi as in English', async () => {
    const text = 'क'.repeat(32_767)
    expect(await described(text)).toBe(text)
  })

  test('reach visitors as they are stored', async () => {
    const { job } = await recruiter.add('open', { job_description: '<h2 id=x>Work</h2><p>Bake</p>' })
    const { data } = await get(office, `/api/jobs?id=${job.job_id}`)
    expect(data).toMatchObject([{ job_description: JSON.stringify('<h3>Work</h3><p>Bake</p>') }])
  })
})
