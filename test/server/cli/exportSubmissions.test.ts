import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { readXlsx } from 'hucre/xlsx'
import { type ExportOptions, exportSubmissions, parseSince } from '@/server/cli/exportSubmissions'
import {
  applicationForm,
  contactForm,
  docxBytes,
  enquiryForm,
  internshipForm,
  jpegBytes,
  resumeForm,
} from '@test/support/builders'
import { newPlace, openPlaceForReading, type Place } from '@test/support/places'
import { post, startServer, type TestServer } from '@test/support/server'
import { temporaryFolder } from '@test/support/site'

let place: Place
let now = new Date('2026-03-01T10:00:00Z')

let server: TestServer
beforeAll(async () => {
  place = await newPlace()
  server = await startServer({ ...place, now: () => now })
  await post(server, '/web/job/apply-for-post', applicationForm({ full_name: '=HYPERLINK("http://x")' }))
  await post(
    server,
    '/web/resume/save',
    resumeForm({ photo: undefined, qualification: 'B.Com, "first" class' }),
  )
  await post(server, '/web/contact-form/save', contactForm())
  now = new Date('2026-03-02T00:00:00Z')
  await post(
    server,
    '/web/job/apply-for-post',
    applicationForm({ full_name: 'किरण, नेताम', photo: undefined }),
  )
  await post(server, '/web/internship/save', internshipForm({ internship_for: '@sum' }))
  await post(
    server,
    '/web/manpower-enquiry/save',
    enquiryForm({ designation: '-1', name: '+91 Asha', company_attachment: undefined }),
  )
})
afterAll(() => server.close())

const exportTo = async (out: string, since?: string, format?: ExportOptions['format']) => {
  const reader = openPlaceForReading(place)
  try {
    const summary = await exportSubmissions(reader, { out, since, format })
    return { summary, read: (name: string) => readFileSync(join(out, name), 'utf8') }
  } finally {
    await reader.close()
  }
}

const parseCsv = (text: string) => parse(text, { bom: true })

const CTC_AND_EXPERIENCE = 'current_ctc_from,current_ctc_to,experience_from,experience_to'

test('the five files with the fields of the specification', async () => {
  const { read, summary } = await exportTo(join(temporaryFolder(), 'new/folder'))
  const header = (name: string) => parseCsv(read(name))[0]?.join(',')
  expect(header('applications.csv')).toBe(
    `id,submitted_at,job_id,job_position,full_name,email,mobile,${CTC_AND_EXPERIENCE},current_location,current_location_name,photo,resume`,
  )
  expect(header('resumes.csv')).toBe(
    'id,submitted_at,name,mobile,email,current_ctc_from,current_ctc_to,qualification,experience_from,' +
      'experience_to,industry_id,industry_name,department_id,department_name,role_id,role_name,location_id,location_name,photo,resume',
  )
  expect(header('internships.csv')).toBe(
    'id,submitted_at,name,mobile,email,current_location,current_location_name,internship_for,photo,resume',
  )
  expect(header('enquiries.csv')).toBe(
    'id,submitted_at,name,designation,company_name,mobile,email,company_website,service_required,company_attachment',
  )
  expect(header('messages.csv')).toBe('id,submitted_at,name,email,mobile,message')
  expect(summary.map(({ rows, files }) => [rows, files])).toEqual([
    [2, 3],
    [1, 1],
    [1, 2],
    [1, 0],
    [1, 0],
  ])
})

test('jobs, places, industries, departments and roles by name beside the id', async () => {
  const { read } = await exportTo(temporaryFolder())
  const fieldsOf = (name: string) => {
    const [columns = [], first = []] = parseCsv(read(name))
    return Object.fromEntries(columns.map((column, index) => [column, first[index]]))
  }
  expect(fieldsOf('applications.csv')).toMatchObject({
    job_id: '1001',
    job_position: 'Java Backend Developer (Spring Boot)',
    current_location: '1',
    current_location_name: 'Ahmedabad',
  })
  expect(fieldsOf('resumes.csv')).toMatchObject({
    industry_name: 'Banking & Financial Services',
    department_name: 'Finance & Accounts',
    role_name: 'Executive',
    location_id: '8',
    location_name: 'Bilaspur',
  })
})

test('rows in the order of arrival, with their files byte for byte', async () => {
  const out = temporaryFolder()
  const { read } = await exportTo(out)
  const [, first, second] = parseCsv(read('applications.csv'))
  expect(first?.[1]).toBe('2026-03-01T10:00:00.000Z')
  expect(first?.slice(13)).toEqual([
    `files/applications/${first?.[0]}/photo-photo.jpg`,
    `files/applications/${first?.[0]}/resume-resume.docx`,
  ])
  expect(readFileSync(join(out, first?.[13] ?? ''))).toEqual(jpegBytes())
  expect(readFileSync(join(out, first?.[14] ?? ''))).toEqual(docxBytes())
  expect(second?.[4]).toBe('किरण, नेताम')
  expect(second?.[13]).toBe('')
  expect(parseCsv(read('resumes.csv'))[1]?.[7]).toBe('B.Com, "first" class')
})

test('since a day, and again into the same folder', async () => {
  const out = temporaryFolder()
  await exportTo(out)
  const { read, summary } = await exportTo(out, parseSince('2026-03-02'))
  expect(summary.map(({ rows }) => rows)).toEqual([1, 0, 1, 1, 0])
  expect(
    parseCsv(read('applications.csv'))
      .slice(1)
      .map((row) => row[1]),
  ).toEqual(['2026-03-02T00:00:00.000Z'])
  expect(parseCsv(read('resumes.csv'))).toHaveLength(1)
})

test('a workbook with a sheet for each kind, whose cells are texts as they were sent', async () => {
  const out = temporaryFolder()
  await exportTo(out, undefined, 'xlsx')
  expect(readdirSync(out).toSorted()).toEqual(['files', 'submissions.xlsx'])
  const { sheets } = await readXlsx(readFileSync(join(out, 'submissions.xlsx')))
  const rowsOf = (kind: string) => sheets.find(({ name }) => name === kind)?.rows ?? []
  expect(sheets.map(({ name }) => name)).toEqual([
    'applications',
    'resumes',
    'internships',
    'enquiries',
    'messages',
  ])
  const [columns, first, second] = rowsOf('applications')
  expect(columns?.slice(0, 5)).toEqual(['id', 'submitted_at', 'job_id', 'job_position', 'full_name'])
  expect([first?.[1], first?.[2], first?.[4]]).toEqual([
    '2026-03-01T10:00:00.000Z',
    '1001',
    '=HYPERLINK("http://x")',
  ])
  expect(existsSync(join(out, String(first?.[14])))).toBe(true)
  expect(second?.[4]).toBe('किरण, नेताम')
  expect(rowsOf('enquiries')[1]?.slice(2, 4)).toEqual(['+91 Asha', '-1'])
  expect(rowsOf('messages')[1]?.[5]).toBe('When is the next walk-in drive?\nI live in Bhilai.')
})

test('an export that fails leaves what an earlier one wrote, and nothing of its own under a final name', async () => {
  const out = temporaryFolder()
  await exportTo(out, parseSince('2026-03-02'))
  const before = readFileSync(join(out, 'applications.csv'), 'utf8')
  rmSync(join(out, 'files'), { recursive: true })
  writeFileSync(join(out, 'files'), 'in the way')
  await expect(exportTo(out, undefined, 'both')).rejects.toMatchObject({ code: 'ENOTDIR' })
  expect(readFileSync(join(out, 'applications.csv'), 'utf8')).toBe(before)
  expect(readdirSync(out).toSorted()).toEqual([
    'applications.csv',
    'enquiries.csv',
    'files',
    'internships.csv',
    'messages.csv',
    'resumes.csv',
  ])
})

test.each([
  ['2026-03-02', '2026-03-02T00:00:00.000Z'],
  ['2026-03-02T10:30', '2026-03-02T10:30:00.000Z'],
  ['2026-03-02T00:00+05:30', '2026-03-01T18:30:00.000Z'],
])('since %s is %s', (text, moment) => {
  expect(parseSince(text)).toBe(moment)
})

test.each(['', 'yesterday', '2026-02-30', '2026-03-02 10:00'])("'%s' is no date", (text) => {
  expect(parseSince(text)).toBeUndefined()
})
