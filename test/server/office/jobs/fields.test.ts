import { maxLengthOf } from '@/domain/content/fields'
import { jobFields } from '@/domain/content/jobFields'
import type { OfficeJob } from '@/domain/office/jobs'
import { get } from '@test/support/server'
import { type OfficeServer, refusedWith } from '../officeServer'
import { jobBody, startJobs, type Recruiter } from './officeJobs'

let office: OfficeServer
let recruiter: Recruiter
beforeAll(async () => {
  ;({ office, recruiter } = await startJobs())
})
afterAll(() => office.close())

test('fields are stored as the import of a spreadsheet stores them, numbers and yes or no too', async () => {
  const { job } = await recruiter.add('open', {
    department_id: 'Human Resources',
    company_hidden: true,
    experience_from: '2 yrs',
    experience_to: 5,
    ctc_from: '₹ 3,50,000',
    closing_date: '31-12-2099',
    walk_in_bring: '',
  })
  expect(job).toMatchObject({
    position: 'Tandoor Cook',
    department_id: '3',
    industry_id: '3',
    company_name: 'Shivnath Hotels',
    company_hidden: 'yes',
    about_company: '',
    job_description: '<p>Lights the oven at six.</p>',
    experience_from: 2,
    experience_to: 5,
    ctc_from: 3.5,
    closing_date: '2099-12-31',
    walk_in_bring: null,
  })
})

test('a wrong job is refused at its field with a sentence', async () => {
  const before = (await recruiter.list()).total
  const changes = { role_id: 'Astronaut' }
  const answer = await recruiter.post('/jobs', { state: 'open', ...jobBody(changes) })
  const message = "There is no role with the id or the exact name 'Astronaut'."
  expect(answer).toMatchObject({
    code: 422,
    body: { status: '0', message, problems: [{ field: 'role_id' }] },
  })
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
    refusedWith(409, 'There is a job raipur-7 already.'),
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

test('who saves a job that was changed meanwhile is told so, whoever changed it', async () => {
  const { job, version } = await recruiter.add('open')
  const id = `${job.job_id}`
  const CHANGED = {
    code: 409,
    body: {
      message: expect.stringMatching(/^This job was changed meanwhile\..* Reload it/) as unknown,
    },
  }
  expect(await recruiter.put(`/jobs/${id}`, { version, position: 'Baker' })).toMatchObject({ code: 200 })
  expect(await recruiter.put(`/jobs/${id}`, { version, position: 'Butcher' })).toMatchObject(CHANGED)
  const { body } = await recruiter.get<OfficeJob>(`/jobs/${id}`)
  expect(body.job.position).toBe('Baker')
  const told = await office.as('owner').put<{ message: string }>(`/jobs/${id}`, { version, position: 'Late' })
  expect(told.body.message).toBe(
    'This job was changed meanwhile. The last change known is by recruiter@office.example: Changed Position. Reload it, then make your changes again.',
  )
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

test('descriptions are cleaned, may be as long in Hindi as in English, and reach visitors as they are stored', async () => {
  const html = '<h2 id=x>Work</h2><p onclick="x()">Bake</p><script>x()</script>'
  const { job } = await recruiter.add('open', { job_description: html, about_company: html })
  expect([job.job_description, job.about_company]).toEqual(Array(2).fill('<h3>Work</h3><p>Bake</p>'))
  const { data } = await get(office, `/api/jobs?id=${job.job_id}`)
  expect(data).toMatchObject([{ job_description: JSON.stringify('<h3>Work</h3><p>Bake</p>') }])
  const long = 'क'.repeat(32_767)
  expect((await recruiter.add('draft', { job_description: long })).job.job_description).toBe(long)
})

test('forged ids are of no job, and change nothing', async () => {
  const before = (await recruiter.list()).total
  for (const id of [
    'constructor',
    '__proto__',
    "1' or '1'='1",
    '../1',
    '%',
    '9'.repeat(500),
    'x'.repeat(5000),
  ]) {
    const path = `/jobs/${encodeURIComponent(id)}`
    const answers = [
      await recruiter.get(path),
      await recruiter.put(path, { version: 'x', position: 'Taken' }),
      await recruiter.post(`${path}/close`, {}),
      await recruiter.delete(path),
    ]
    for (const { code, body } of answers) {
      expect([404, 422]).toContain(code)
      expect(body).toMatchObject({ status: '0', message: expect.stringMatching(/\.$/) as unknown })
    }
    expect(await recruiter.post('/jobs/close', { ids: [id] })).toMatchObject({ code: 404 })
  }
  expect((await recruiter.list()).total).toBe(before)
})
