import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { readXlsx } from 'hucre/xlsx'
import { type ExportOptions, exportSubmissions, parseSince } from '@/server/cli/exportSubmissions'
import type { PortalDatabase } from '@/server/database/open'
import { checksumOf } from '@/server/files/checksum'
import { type FileRow, insertSubmission } from '@/server/repositories/submissions'
import {
  applicationForm,
  contactForm,
  docxBytes,
  enquiryForm,
  internshipForm,
  jpegBytes,
  resumeForm,
} from '@test/support/builders'
import { newPlace, openPlace, openPlaceForReading, type Place } from '@test/support/places'
import { post, startServer, type TestServer } from '@test/support/server'
import { temporaryFolder } from '@test/support/site'

let place: Place
let now = new Date('2026-03-01T10:00:00Z')

let server: TestServer
beforeAll(async () => {
  place = await newPlace()
  server = await startServer({ ...place, now: () => now })
  const hostile = { full_name: '=HYPERLINK("http://x")', source: 'whatsapp' }
  await post(server, '/web/job/apply-for-post', applicationForm(hostile))
  const told = { answered_at: '2026-03-01T11:00:00.000Z', told_by: 'former' }
  await server.db.updateTable('inbox_entry').set(told).execute()
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
const OF_APPLICANTS =
  'keep_for_other_jobs,is_minor,guardian_name,guardian_mobile,photo,resume,privacy_version,language'
const OF_OFFICE = 'state,answered_at,told_by,source'

test('the five files with the fields of the specification', async () => {
  const { read, summary } = await exportTo(join(temporaryFolder(), 'new/folder'))
  const header = (name: string) => parseCsv(read(name))[0]?.join(',')
  expect(header('applications.csv')).toBe(
    `reference,submitted_at,job_id,job_position,full_name,email,mobile,${CTC_AND_EXPERIENCE},current_location,current_location_name,${OF_APPLICANTS},${OF_OFFICE}`,
  )
  expect(header('resumes.csv')).toBe(
    'reference,submitted_at,name,mobile,email,current_ctc_from,current_ctc_to,qualification,experience_from,' +
      `experience_to,industry_id,industry_name,department_id,department_name,role_id,role_name,location_id,location_name,${OF_APPLICANTS},${OF_OFFICE}`,
  )
  expect(header('internships.csv')).toBe(
    `reference,submitted_at,name,mobile,email,current_location,current_location_name,internship_for,${OF_APPLICANTS},${OF_OFFICE}`,
  )
  expect(header('enquiries.csv')).toBe(
    `reference,submitted_at,name,designation,company_name,mobile,email,company_website,service_required,company_attachment,privacy_version,language,${OF_OFFICE}`,
  )
  expect(header('messages.csv')).toBe(
    `reference,submitted_at,name,email,mobile,message,reason,job,job_position,privacy_version,language,${OF_OFFICE}`,
  )
  expect(summary.map(({ rows, files }) => [rows, files])).toEqual([
    [2, 3],
    [1, 1],
    [1, 2],
    [1, 0],
    [1, 0],
  ])
})

test('jobs, places, industries, departments, roles and sources by name', async () => {
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
    state: 'Received',
    answered_at: '2026-03-01T11:00:00.000Z',
    // The account is gone.
    told_by: '',
    source: 'WhatsApp group',
  })
  expect(fieldsOf('resumes.csv')).toMatchObject({
    industry_name: 'Banking & Financial Services',
    department_name: 'Finance & Accounts',
    role_name: 'Executive',
    location_id: '8',
    location_name: 'Bilaspur',
    answered_at: '',
    source: '',
  })
})

test('rows in the order of arrival, with their files byte for byte', async () => {
  const out = temporaryFolder()
  const { read } = await exportTo(out)
  const [, first, second] = parseCsv(read('applications.csv'))
  expect(first?.[1]).toBe('2026-03-01T10:00:00.000Z')
  expect(first?.slice(17, 19)).toEqual([
    `files/applications/${first?.[0]}/photo-photo.jpg`,
    `files/applications/${first?.[0]}/resume-resume.docx`,
  ])
  expect(readFileSync(join(out, first?.[17] ?? ''))).toEqual(jpegBytes())
  expect(readFileSync(join(out, first?.[18] ?? ''))).toEqual(docxBytes())
  expect(second?.[4]).toBe('किरण, नेताम')
  expect(second?.[17]).toBe('')
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
  expect(columns?.slice(0, 5)).toEqual(['reference', 'submitted_at', 'job_id', 'job_position', 'full_name'])
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
  ['2026-03-02', '2026-03-01T18:30:00.000Z'],
  ['2026-03-02T10:30', '2026-03-02T05:00:00.000Z'],
  ['2026-03-02T00:00+05:30', '2026-03-01T18:30:00.000Z'],
])('since %s is %s', (text, moment) => {
  expect(parseSince(text)).toBe(moment)
})

test.each(['', 'yesterday', '2026-02-30', '2026-03-02 10:00'])("'%s' is no date", (text) => {
  expect(parseSince(text)).toBeUndefined()
})

describe('what visitors and other tools stored', () => {
  let database: PortalDatabase
  beforeEach(async () => {
    database = await openPlace(await newPlace())
  })
  afterEach(() => database.close())

  const bytes = Buffer.from('a resume')

  const fileNamed = (original_name: string, field = 'resume'): FileRow => ({
    id: `${field} ${original_name}`.slice(0, 100),
    field,
    original_name,
    media_type: 'application/msword',
    size: bytes.length,
    checksum: checksumOf(bytes),
    bytes,
  })

  const fields = { name: 'Asha', email: 'asha@example.org', mobile: '9000000001', current_location: '' }

  const addInternship = (id: string, changes: Record<string, string>, files: FileRow[] = []) =>
    insertSubmission(database.db, 'internship', {
      id,
      submittedAt: '2026-03-01T10:00:00.000Z',
      fields: { ...fields, internship_for: 'Accounts', ...changes },
      files: files.map((file) => ({ ...file, id: `${id} ${file.id}` })),
    })

  const exportBoth = async (out = temporaryFolder()) => {
    const warnings: string[] = []
    await exportSubmissions(database, { out, format: 'both', warn: (line) => void warnings.push(line) })
    const text = readFileSync(join(out, 'internships.csv'), 'utf8')
    const rows: Record<string, string>[] = parse(text, { bom: true, columns: true })
    const { sheets } = await readXlsx(readFileSync(join(out, 'submissions.xlsx')))
    const sheet = sheets.find(({ name }) => name === 'internships')?.rows ?? []
    return { out, warnings, rows, text, sheet: sheet.slice(1) }
  }

  test.each([
    ['in Hindi', `${'क'.repeat(150)}.docx`, `resume-${'क'.repeat(42)}.docx`],
    ['reserved by Windows', 'CON.docx', 'resume-CON.docx'],
    ['that ends in dots and spaces', 'cv.docx. . ', 'resume-cv.docx'],
    ['with a path', '../../cv:1.doc', 'resume-.._.._cv_1.doc'],
  ])('a file name %s is written under one that every disk takes', async (_what, name, written) => {
    await addInternship('1', {}, [fileNamed(name)])
    const { out, rows, warnings } = await exportBoth()
    expect(warnings).toEqual([])
    expect(rows[0]?.resume).toBe(`files/internships/1/${written}`)
    expect(Buffer.byteLength(written)).toBeLessThanOrEqual(140)
    expect(readFileSync(join(out, rows[0]?.resume ?? ''))).toEqual(bytes)
  })

  test('ids never leave the folder', async () => {
    for (const id of ['1', '../../x', 'A', 'a', 'क'.repeat(200)])
      await addInternship(id, {}, [fileNamed('cv.doc')])
    const { out, warnings } = await exportBoth()
    expect(warnings).toEqual([])
    const folders = readdirSync(join(out, 'files/internships')).map((name) => name.toLowerCase())
    expect(new Set(folders).size).toBe(5)
    expect(readdirSync(out).toSorted()).toContain('files')
  })

  test('a file that is damaged or cannot be written is a warning, and all else is exported', async () => {
    await addInternship('1', {}, [
      fileNamed('one.doc'),
      { ...fileNamed('me.jpg', 'photo'), checksum: 'none' },
    ])
    await addInternship('2', {}, [fileNamed('two.doc')])
    await addInternship('3', {}, [fileNamed('three.doc')])
    const out = temporaryFolder()
    mkdirSync(join(out, 'files/internships'), { recursive: true })
    symlinkSync('nowhere/at/all', join(out, 'files/internships/2'))
    const { warnings, rows } = await exportBoth(out)
    expect(warnings).toEqual([
      'The file photo "me.jpg" of internships 1 does not match its checksum.',
      expect.stringMatching(/^The file resume "two\.doc" of internships 2 cannot be written: E/),
    ])
    expect(rows.map(({ photo, resume }) => [photo, resume])).toEqual([
      ['files/internships/1/photo-me.jpg', 'files/internships/1/resume-one.doc'],
      ['', ''],
      ['', 'files/internships/3/resume-three.doc'],
    ])
  })

  test('every cell is quoted, and no program finds a formula, whatever its separator is', async () => {
    const name = 'x;=1+1\ty\t@sum\nz\r\n-2 ＝1 a=b; c;"=2;""=3'
    await addInternship('1', { name, current_location: '=1', internship_for: '＋1', mobile: "'=1" })
    const { text, rows, sheet } = await exportBoth()
    expect(text.startsWith('\uFEFF"reference","submitted_at","name",')).toBe(true)
    expect(rows[0]).toMatchObject({
      name: `x;'=1+1\ty\t'@sum\nz\r\n'-2 ＝1 a=b; c;"'=2;""=3`,
      current_location: "'=1",
      internship_for: "'＋1",
      mobile: "''=1",
      photo: '',
    })
    expect(text.replace(/"(?:[^"]|"")*"/g, '')).toMatch(/^\uFEFF[,\r\n]*$/)
    expect(sheet[0]?.slice(5, 6)).toEqual(['=1'])
  })
})
