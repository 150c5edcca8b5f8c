import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { parse } from 'csv-parse/sync'
import { readXlsx } from 'hucre/xlsx'
import { toJob } from '@/api/adapters'
import { noFilters } from '@/domain/jobs/jobFilter'
import { toSearchableJob } from '@/domain/jobs/searchableJob'
import { todayInIndia } from '@/domain/site/calendar'
import { filterJobs } from '@test/support/jobs'
import { get } from '@test/support/server'
import { xlsx } from '@test/support/xlsx'
import type { OfficeServer } from '../officeServer'
import { startJobs, type Recruiter } from './officeJobs'

let office: OfficeServer
let recruiter: Recruiter
beforeAll(async () => {
  ;({ office, recruiter } = await startJobs())
})
afterAll(() => office.close())

const HEAD = 'job_id,position,department,industry,role'
const sheet = (head: string, ...rows: string[]) => [head, ...rows].join('\n')

const openIds = async () => {
  const { data } = await get(office, '/web/job/get')
  return (data as { job_id: string }[]).map(({ job_id }) => job_id)
}

const stateOf = async (id: string) => (await recruiter.open(id)).state

test('a spreadsheet is tried first, and then imported as it was said', async () => {
  const file = sheet(HEAD, '8001,Cook,3,3,1', '8002,Guard,3,3,1')
  const counts = { added: 2, changed: 0, closed: 0, errors: [] }
  const added = [
    { id: '8001', position: 'Cook' },
    { id: '8002', position: 'Guard' },
  ]
  expect(await recruiter.drop(file, '?dryRun=yes')).toMatchObject({
    code: 200,
    body: { ...counts, first: { added, changed: [], closed: [] } },
  })
  expect(await openIds()).not.toContain('8001')
  expect(await recruiter.drop(file)).toMatchObject({ code: 200, body: counts })
  expect(await openIds()).toEqual(expect.arrayContaining(['8001', '8002']))
  expect((await recruiter.open('8001')).changes).toMatchObject([
    { account: 'recruiter@office.example', what: 'Added' },
  ])
  const changed = sheet(HEAD, '8001,Chef,3,3,1', '8002,Guard,3,3,1')
  expect((await recruiter.drop(changed)).body).toEqual({ added: 0, changed: 1, closed: 0, errors: [] })
  expect((await recruiter.open('8001')).changes[0]).toMatchObject({ what: 'Changed Position' })
  const [last] = (await office.logLines()).filter(({ action }) => action === 'content_imported').toReversed()
  expect(last).toMatchObject({ subject: 'jobs', details: '0 added, 1 changed, 0 closed' })
})

const NASALS = `job_id,position,department,industry,role,location
NS1,कम्पनी सचिव,3,3,1,Élavur
NS2,कंपनी मैनेजर,3,3,1,Eluru
NS3,सुपरवाइज़र,3,3,1,अम्बिकापुर
NS4,हिन्दी टाइपिस्ट,3,3,1,elappara
NS5,ठेकेदार (अण्डरग्राउंड),3,3,1,Zira`

test('an imported job is found by server, browser and office with half nasals and without', async () => {
  await recruiter.drop(NASALS)
  const { data } = await get(office, '/web/job/get')
  const jobs = (data as Record<string, unknown>[]).map((row) => toSearchableJob(toJob(row)))
  const ours = (ids: readonly string[]) =>
    ids
      .filter((id) => id.startsWith('NS'))
      .sort()
      .join(' ')
  for (const [ids, ...spellings] of [
    ['NS1 NS2', 'कंपनी', 'कम्पनी'],
    ['NS3', 'अंबिकापुर', 'अम्बिकापुर'],
    ['NS4', 'हिंदी', 'हिन्दी'],
    ['NS5', 'अंडरग्राउंड', 'अण्डरग्राउंड', 'अन्डरग्राउन्ड'],
  ] as const)
    for (const text of spellings) {
      const found = (await get(office, `/web/job/search?q=${text}`)).data as { jobs: { job_id: string }[] }
      const lists = [
        found.jobs.map((job) => job.job_id),
        filterJobs(jobs, { ...noFilters, text }, todayInIndia(Date.now())).map(({ job }) => job.job_id),
        (await recruiter.list(`?search=${text}`)).rows.map(({ id }) => id),
      ]
      expect([text, ...lists.map(ours)]).toEqual([text, ids, ids, ids])
    }
  const { rows } = await recruiter.list('?sort=place&order=asc&pageSize=100')
  const places = rows.filter(({ id }) => id.startsWith('NS')).map(({ place }) => place)
  expect(places).toEqual(['elappara', 'Élavur', 'Eluru'])
})

test('every wrong row is named by its number, and nothing changes', async () => {
  const file = sheet(HEAD, '8101,Cook,3,3,1', '8102,,3,3,1', '8101,Guard,3,3,1')
  const errors = [
    { row: 3, message: 'Position is missing.' },
    { row: 4, message: "Job number '8101' is already in row 2." },
  ]
  const none = { added: 0, changed: 0, closed: 0, errors }
  expect(await recruiter.drop(file, '?dryRun=yes')).toMatchObject({ code: 200, body: none })
  expect(await recruiter.drop(file)).toMatchObject({
    code: 422,
    body: { status: '0', message: 'Nothing was imported: some rows are wrong.', ...none },
  })
  expect(await openIds()).not.toContain('8101')
})

test('the column state drafts, pauses, closes and opens; without it nothing of that changes', async () => {
  const rows = (...states: string[]) =>
    sheet(`${HEAD},state`, ...states.map((state, index) => `820${index},Cook,3,3,1,${state}`))
  expect((await recruiter.drop(rows('draft', 'Paused', 'open', ''))).body).toMatchObject({ added: 4 })
  expect(await Promise.all(['8200', '8201', '8202', '8203'].map(stateOf))).toEqual([
    'draft',
    'paused',
    'open',
    'open',
  ])
  expect((await recruiter.open('8200')).changes[0]?.what).toBe('Added as a draft')

  const without = sheet(HEAD, ...['8200', '8201', '8202', '8203'].map((id) => `${id},Cook,3,3,1`))
  expect((await recruiter.drop(without)).body).toEqual({ added: 0, changed: 0, closed: 0, errors: [] })
  expect(await Promise.all(['8200', '8201'].map(stateOf))).toEqual(['draft', 'paused'])

  expect((await recruiter.drop(rows('open', 'closed', 'closed', 'paused'))).body).toEqual({
    added: 0,
    changed: 2,
    closed: 2,
    errors: [],
  })
  expect(await Promise.all(['8200', '8201', '8202', '8203'].map(stateOf))).toEqual([
    'open',
    'closed',
    'closed',
    'paused',
  ])
  expect((await recruiter.list('?search=8202')).rows[0]).toMatchObject({ closedOn: todayInIndia(Date.now()) })
  const whats = await Promise.all(
    ['8200', '8201', '8203'].map(async (id) => (await recruiter.open(id)).changes[0]?.what),
  )
  expect(whats).toEqual(['Published', 'Closed', 'Paused'])

  await recruiter.add('draft', { job_id: '8210' })
  expect(
    (
      await recruiter.drop(
        sheet(`${HEAD},state`, '8202,Cook,3,3,1,draft', '8210,Cook,3,3,1,closed', '8211,Cook,3,3,1,gone'),
      )
    ).body.errors,
  ).toMatchObject([
    { row: 2, message: 'State is draft, but the job was published. Write paused.' },
    { row: 3, message: 'State is closed, but the job is a draft.' },
    { row: 4, message: "State is 'gone', but it must be empty or one of draft, open, paused, closed." },
  ])
})

test('jobs that are not in the file are closed where that is asked for, but no draft is', async () => {
  await recruiter.add('draft', { job_id: '8301' })
  await recruiter.add('open', { job_id: '8302' })
  await recruiter.act('8302', 'pause')
  const open = await openIds()
  const keep = sheet(HEAD, ...open.slice(1).map((id) => `${id},Cook,3,3,1`))
  const tried = await recruiter.drop(keep, '?dryRun=yes&replace=yes')
  const paused = (await recruiter.list('?state=paused')).total
  expect(tried.body).toMatchObject({ added: 0, closed: 1 + paused })
  await recruiter.drop(keep, '?replace=yes')
  expect([await stateOf(open[0] ?? ''), await stateOf('8301'), await stateOf('8302')]).toEqual([
    'closed',
    'draft',
    'closed',
  ])
})

test('a workbook is read as well, and what is no spreadsheet is refused with a sentence', async () => {
  const workbook = xlsx([
    ['job_id', 'position', 'department', 'industry', 'role'],
    ['8401', 'Cook', '3', '3', '1'],
  ])
  expect((await recruiter.drop(Buffer.from(workbook), '?dryRun=yes')).body).toMatchObject({ added: 1 })
  for (const [content, message] of [
    ['\0\0\0', 'It is not a spreadsheet'],
    [`${HEAD},colour\n8402,Cook,3,3,1,red`, "Unknown headings: 'colour'."],
    [Buffer.from('504b030400000000', 'hex'), 'It is damaged or not an Excel workbook.'],
  ] as const) {
    const answer = await recruiter.drop(typeof content === 'string' ? content : Buffer.from(content))
    expect(answer).toMatchObject({
      code: 422,
      body: { message: expect.stringContaining(message) as unknown },
    })
  }
  expect(await recruiter.post('/jobs/import', { file: 'x' })).toMatchObject({ code: 422 })
})

const download = async (path: string) => {
  const answer = await fetch(`${office.origin}/office/api${path}`, { headers: { cookie: recruiter.cookie } })
  expect(answer.status).toBe(200)
  return {
    name: answer.headers.get('content-disposition') ?? '',
    bytes: Buffer.from(await answer.arrayBuffer()),
  }
}

const cellsOfCsv = (bytes: Buffer) => parse(bytes, { bom: true })

const cellsOfWorkbook = async (bytes: Buffer) => (await readXlsx(bytes)).sheets[0]?.rows ?? []

test('a template has the headings, and jobs are read back from it', async () => {
  const csv = await download('/jobs/template?format=csv')
  expect(csv.name).toContain('filename="jobs-template.csv"')
  const [headings = [], ...rows] = cellsOfCsv(csv.bytes)
  expect(rows).toEqual([])
  expect(headings.slice(0, 5)).toEqual(['job_id', 'position', 'department_id', 'industry_id', 'role_id'])
  expect(headings).toHaveLength(31)
  const workbook = await download('/jobs/template?format=xlsx')
  expect(workbook.name).toContain('filename="jobs-template.xlsx"')
  expect(await cellsOfWorkbook(workbook.bytes)).toEqual([headings])

  const filled = Buffer.concat([csv.bytes, Buffer.from('8601,Cook,3,3,1\n')])
  expect((await recruiter.drop(filled, '?dryRun=yes')).body).toMatchObject({ added: 1, errors: [] })
})

test('an export has exactly what the list shows, and its import changes nothing', async () => {
  const text = '=Lights the oven; "at six",\nनमस्ते _x0041_'
  await recruiter.add('open', {
    job_id: '8701',
    position: 'Baker One',
    short_job_description: text,
    ctc: '3-6',
  })
  await recruiter.add('draft', { job_id: '8702', position: 'Baker Two', company_hidden: 'yes' })
  await recruiter.add('open', { job_id: '8703', position: 'Baker Three', closing_date: '2099-01-31' })
  await recruiter.act('8703', 'close')
  await recruiter.add('open', { job_id: '8704', position: 'Baker Four' })
  await recruiter.act('8704', 'pause')

  const query = 'search=baker&sort=position&order=asc'
  const { name, bytes } = await download(`/jobs/export?format=csv&${query}&page=3&pageSize=1`)
  expect(name).toMatch(/filename="jobs-\d{4}-\d\d-\d\d\.csv"/)
  const [headings = [], ...rows] = cellsOfCsv(bytes)
  const pick = (row: readonly unknown[], ...columns: string[]) =>
    columns.map((column) => row[headings.indexOf(column)])
  expect(rows.map((row) => pick(row, 'job_id', 'state'))).toEqual([
    ['8704', 'paused'],
    ['8701', 'open'],
    ['8703', 'closed'],
    ['8702', 'draft'],
  ])
  expect(pick(rows[1] ?? [], 'short_job_description', 'ctc')).toEqual([`'${text}`, '3-6'])
  expect((await office.logLines()).at(-1)).toMatchObject({
    account: 'recruiter@office.example',
    action: 'content_exported',
    subject: 'jobs',
    details: 'CSV, 4 jobs',
  })
  const drafts = cellsOfCsv((await download(`/jobs/export?format=csv&${query}&state=draft,paused`)).bytes)
  expect(drafts.slice(1).map(([id]) => id)).toEqual(['8704', '8702'])

  const workbook = await download(`/jobs/export?format=xlsx&${query}`)
  const cells = await cellsOfWorkbook(workbook.bytes)
  expect(cells.map(([id]) => id)).toEqual(['job_id', '8704', '8701', '8703', '8702'])
  for (const file of [bytes, workbook.bytes])
    expect((await recruiter.drop(file)).body).toEqual({ added: 0, changed: 0, closed: 0, errors: [] })
  expect(await stateOf('8703')).toBe('closed')
})

test.each(['', '?format=pdf', '?format=toString'])('an export with %j is refused', async (query) => {
  expect(await recruiter.get(`/jobs/export${query}`)).toMatchObject({ code: 422 })
  expect(await recruiter.get(`/jobs/template${query}`)).toMatchObject({ code: 422 })
})

test('a browser that is closed before the rows are written changes nothing', async () => {
  const { port, hostname } = new URL(office.origin)
  const rows = Array.from({ length: 1500 }, (_, index) => `w${index},Cook,3,3,1`)
  const part = `--x\r\nContent-Disposition: form-data; name="file"; filename="jobs.csv"\r\n\r\n${sheet(HEAD, ...rows)}\r\n--x--\r\n`
  const head = [
    'POST /office/api/jobs/import HTTP/1.1',
    `Host: ${new URL(office.origin).host}`,
    `Origin: ${office.origin}`,
    `Cookie: ${recruiter.cookie}`,
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${part.length}`,
  ]
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.end(`${head.join('\r\n')}\r\n\r\n${part}`)
  await once(socket, 'finish')
  socket.destroy()
  await sleep(1000)
  expect((await recruiter.list('?search=w1499')).total).toBe(0)
  expect((await office.logLines()).filter(({ details }) => details.startsWith('1500'))).toEqual([])
})
