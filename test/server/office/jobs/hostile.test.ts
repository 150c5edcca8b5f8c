import { zip } from '@test/support/xlsx'
import type { OfficeServer } from '../officeServer'
import { jobBody, startJobs, type Recruiter } from './officeJobs'

let office: OfficeServer
let recruiter: Recruiter
beforeAll(async () => {
  ;({ office, recruiter } = await startJobs())
})
afterAll(() => office.close())

const HEAD = 'job_id,position,department,industry,role'

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
  expect(await recruiter.post('/job-choices/__proto__', { label: 'x' })).toMatchObject({ code: 404 })
  expect((await recruiter.list()).total).toBe(before)
})

test('a job that was deleted meanwhile is not saved, and the sentence says so', async () => {
  const { job, version } = await recruiter.add('draft')
  const path = `/jobs/${job.job_id}`
  expect(await office.as('owner').delete(path)).toMatchObject({ code: 204 })
  expect(await recruiter.put(path, { version, position: 'Late' })).toMatchObject({
    code: 404,
    body: { message: 'There is no such job.' },
  })
  expect(await recruiter.post(`${path}/publish`, {})).toMatchObject({ code: 404 })
})

test('who saves over the change of somebody else is told who did what', async () => {
  const { job, version } = await recruiter.add('open')
  const path = `/jobs/${job.job_id}`
  await office.as('owner').put(path, { version, qualification: 'Diploma' })
  expect(await recruiter.put(path, { version, position: 'Late' })).toMatchObject({
    code: 409,
    body: {
      message:
        'This job was changed meanwhile. The last change known is by owner@office.example: Changed Qualification. Load it again, and then make your changes to it.',
    },
  })
  // By SQL, nobody knows who.
  const { version: now } = await recruiter.open(`${job.job_id}`)
  await office.db
    .updateTable('job')
    .set({ location: 'Korba' })
    .where('job_id', '=', `${job.job_id}`)
    .execute()
  expect(await recruiter.put(path, { version: now, position: 'Late' })).toMatchObject({ code: 409 })
})

test('5,000 characters and markup in plain fields are refused or stay text', async () => {
  const long = await recruiter.post('/jobs', { state: 'draft', ...jobBody({ location: 'x'.repeat(5000) }) })
  expect(long).toMatchObject({ code: 422, body: { message: 'Place has over 1000 characters.' } })
  const { job } = await recruiter.add('open', { position: '<script>alert(1)</script>' })
  const page = await (await fetch(`${office.origin}/job-details?s=${job.job_id}`)).text()
  expect(page).not.toContain('<script>alert(1)')
  expect(page).toContain('&lt;script&gt;alert(1)')
})

test('a cell that begins like a formula is imported as text', async () => {
  const formula = `=HYPERLINK(""http://evil.example"")`
  const { body } = await recruiter.drop([HEAD, `9001,"${formula}",3,3,1`].join('\n'))
  expect(body).toMatchObject({ added: 1 })
  expect((await recruiter.open('9001')).job.position).toBe('=HYPERLINK("http://evil.example")')
  const failed = await recruiter.drop([HEAD, '9002,#REF!,3,3,1'].join('\n'))
  expect(failed.body.errors).toMatchObject([
    { row: 2, message: 'Position is #REF!, a formula without a result. Enter the value instead.' },
  ])
})

test('a workbook that unpacks to far more than it weighs is refused unread', async () => {
  const bomb = zip([
    { name: 'xl/workbook.xml', bytes: Buffer.from('<workbook/>') },
    { name: 'xl/worksheets/sheet1.xml', bytes: Buffer.alloc(120 * 1024 * 1024) },
  ])
  expect(bomb.length).toBeLessThan(1024 * 1024)
  expect(await recruiter.drop(Buffer.from(bomb))).toMatchObject({
    code: 422,
    body: { message: 'Nothing was imported from jobs.csv. Unpacked it is over 100 MB. Split it.' },
  })
})
