import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { readXlsx } from 'hucre/xlsx'
import { exportSubmissions } from '@/server/cli/exportSubmissions'
import type { PortalDatabase } from '@/server/database/open'
import { checksumOf } from '@/server/files/checksum'
import { type FileRow, insertSubmission } from '@/server/repositories/submissions'
import { newPlace, openPlace } from '@test/support/places'
import { temporaryFolder } from '@test/support/site'

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
  await addInternship('1', {}, [fileNamed('one.doc'), { ...fileNamed('me.jpg', 'photo'), checksum: 'none' }])
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
  expect(text.startsWith('\uFEFF"id","submitted_at","name",')).toBe(true)
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
