import { createHash } from 'node:crypto'
import { checksumOf } from '@/server/files/checksum'
import {
  applicationForm,
  docBytes,
  docxFile,
  enquiryForm,
  fileOf,
  internshipForm,
  jpegBytes,
  pdfBytes,
  pngBytes,
  resumeForm,
} from '@test/support/builders'
import { forSuite } from '@test/support/forSuite'
import { countStored, post, startServer } from '@test/support/server'

const MEGABYTE = 1024 * 1024

const server = forSuite(() => startServer())

const apply = (file: File, field = 'resume') =>
  post(server, '/web/job/apply-for-post', applicationForm({ [field]: file }))
const submitResume = (file: File) => post(server, '/web/resume/save', resumeForm({ resume: file }))
const submitInternship = (file: File) =>
  post(server, '/web/internship/save', internshipForm({ resume: file }))
const enquire = (file: File) =>
  post(server, '/web/manpower-enquiry/save', enquiryForm({ company_attachment: file }))

const WORD_WARNING = 'Please select .doc file. Other type of files are not allowed.'
const APPLICATION_WARNING = 'Please select a .doc or .docx file. Other types of files are not allowed.'
const ATTACHMENT_WARNING = 'Please select a .pdf, .doc or .docx file. Other types of files are not allowed.'
const PHOTO_WARNING = 'Please select a .jpg or .png file. Other types of files are not allowed.'

describe('a file of a wrong ending', () => {
  const cases: [string, () => Promise<unknown>, string][] = [
    ['application, .pdf', () => apply(fileOf(pdfBytes(), 'cv.pdf')), APPLICATION_WARNING],
    ['application, two endings', () => apply(docxFile('resume.docx.exe')), APPLICATION_WARNING],
    ['application, no ending, a text', () => apply(fileOf(Buffer.from('Asha'), 'cv')), APPLICATION_WARNING],
    ['resume, no ending, a PDF', () => submitResume(fileOf(pdfBytes(), 'cv')), WORD_WARNING],
    ['internship, .txt', () => submitInternship(fileOf(docBytes(), 'cv.txt')), WORD_WARNING],
    ['enquiry, .png', () => enquire(fileOf(pngBytes(), 'needs.png')), ATTACHMENT_WARNING],
    [
      'photo, .svg',
      () => apply(fileOf(Buffer.from('<svg onload="x()"/>'), 'me.svg'), 'photo'),
      PHOTO_WARNING,
    ],
  ]
  test.each(cases)('%s', async (_name, send, message) => {
    const before = await countStored(server)
    expect(await send()).toMatchObject({ code: 422, status: '0', message })
    expect(await countStored(server)).toEqual(before)
  })
})

test('a file whose bytes are not what its ending says is stored as it came', async () => {
  expect(await apply(fileOf(Buffer.from('<html>Asha'), 'cv.doc'))).toMatchObject({ code: 200 })
  expect(await apply(fileOf(pngBytes(), 'me.jpg'), 'photo')).toMatchObject({ code: 200 })
  expect(await enquire(fileOf(docBytes(), 'needs.pdf'))).toMatchObject({ code: 200 })
})

describe('sizes', () => {
  test('exactly 5 MB are taken, and a photo of exactly 2 MB', async () => {
    expect(await apply(fileOf(docBytes(5 * MEGABYTE), 'cv.doc'))).toMatchObject({ code: 200 })
    expect(await apply(fileOf(jpegBytes(2 * MEGABYTE), 'me.jpeg'), 'photo')).toMatchObject({ code: 200 })
  })

  const tooLarge: [string, () => Promise<unknown>, string][] = [
    [
      'a resume',
      () => apply(fileOf(docBytes(5 * MEGABYTE + 1), 'My resume.doc')),
      'My resume.doc is too large. The limit is 5 MB.',
    ],
    [
      'a photo',
      () => apply(fileOf(jpegBytes(2 * MEGABYTE + 1), 'me.jpg'), 'photo'),
      'me.jpg is too large. The limit is 2 MB.',
    ],
    [
      'a file far beyond what is read',
      () => submitResume(fileOf(docBytes(9 * MEGABYTE), 'film.doc')),
      'film.doc is too large. The limit is 5 MB.',
    ],
  ]
  test.each(tooLarge)('%s over its limit', async (_name, send, message) => {
    const before = await countStored(server)
    expect(await send()).toMatchObject({ code: 413, status: '0', message })
    expect(await countStored(server)).toEqual(before)
  })

  test('the rules speak before the size', async () => {
    const form = applicationForm({ resume: fileOf(docBytes(6 * MEGABYTE), 'cv.doc') })
    form.set('full_name', '')
    const answer = await post(server, '/web/job/apply-for-post', form)
    expect(answer).toMatchObject({ code: 422, message: 'Please enter value of Full name.' })
  })
})

const resumes = () =>
  server.db
    .selectFrom('uploaded_file')
    .select(['id', 'original_name'])
    .where('field', '=', 'resume')
    .execute()

/** The new one among those that are stored, whose order PostgreSQL does not promise. */
const storedName = async (name: string) => {
  const before = new Set((await resumes()).map(({ id }) => id))
  expect(await apply(docxFile(name))).toMatchObject({ code: 200 })
  return (await resumes()).find(({ id }) => !before.has(id))?.original_name
}

test('files that come at once are stored whole', async () => {
  const files = [7000, 9000, 70_000, 200_000, 1_000_000].flatMap((size) => [
    docBytes(size),
    docBytes(size + 1),
  ])
  files.forEach((bytes, index) => bytes.fill(index + 1, bytes.length - 500))
  const sent = files.map((bytes) => createHash('sha256').update(bytes).digest('hex'))
  const answers = await Promise.all(files.map((bytes, index) => apply(fileOf(bytes, `at-once-${index}.doc`))))
  expect(answers.map(({ code }) => code)).toEqual(files.map(() => 200))
  const rows = await server.db
    .selectFrom('uploaded_file')
    .select(['bytes', 'checksum', 'original_name'])
    .where('original_name', 'like', 'at-once-%')
    .orderBy('original_name')
    .execute()
  expect(rows.filter(({ bytes, checksum }) => checksumOf(bytes) !== checksum)).toEqual([])
  expect(rows.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'))).toEqual(sent)
})

describe('names of files', () => {
  test.each([
    ['मेरा बायोडाटा.docx', 'मेरा बायोडाटा.docx'],
    ['../../etc/cv.docx', 'cv.docx'],
    ['C:\\Users\\me\\cv.docx', 'cv.docx'],
    ['cv\u0007\u202E.docx', 'cv.docx'],
    ['DOC-20261128-WA0001.', 'DOC-20261128-WA0001.docx'],
    ['resume', 'resume.docx'],
    ['resume.docx ', 'resume.docx'],
    ['resume.docx.', 'resume.docx'],
    ['Resume.docx (1)', 'Resume.docx'],
    ['resume．docx', 'resume.docx'],
    [`${'n'.repeat(300)}.docx`, `${'n'.repeat(145)}.docx`],
    // A letter of Hindi has three bytes, with its sign six; 145 bytes are left beside the ending.
    [`${'क'.repeat(150)}.docx`, `${'क'.repeat(48)}.docx`],
    [`${'कि'.repeat(95)}.docx`, `${'कि'.repeat(24)}.docx`],
  ])('%s', async (sent, stored) => {
    expect(await storedName(sent)).toBe(stored)
  })
})

test('every form takes a file without an ending', async () => {
  expect(await submitInternship(fileOf(docBytes(), 'biodata'))).toMatchObject({ code: 200 })
  expect(await submitResume(fileOf(docBytes(), 'biodata'))).toMatchObject({ code: 200 })
  expect(await enquire(fileOf(pdfBytes(), 'needs'))).toMatchObject({ code: 200 })
  expect(await apply(fileOf(pngBytes(), '1000012345'), 'photo')).toMatchObject({ code: 200 })
  const named = ({ field, original_name: name, media_type: type }: Record<string, unknown>) =>
    [field, name, type].join(' ')
  const files = await server.db.selectFrom('uploaded_file').selectAll().execute()
  expect(files.map(named)).toEqual(
    expect.arrayContaining([
      'resume biodata.doc application/msword',
      'company_attachment needs.pdf application/pdf',
      'photo 1000012345.png image/png',
    ]),
  )
})

test('no file that was sent can be reached', async () => {
  await apply(docxFile('secret-resume.docx'))
  const file = await server.db.selectFrom('uploaded_file').selectAll().executeTakeFirstOrThrow()
  const names = [file.id, file.original_name, 'portal.db']
  const folders = ['', '/uploads', '/media', '/data', '/web/files', '/assets/../data', '/uploads/..%2fdata']
  for (const folder of folders) {
    for (const name of names) {
      const response = await fetch(`${server.origin}${folder}/${encodeURIComponent(name)}`)
      expect([404, 503]).toContain(response.status)
      expect(Buffer.from(await response.arrayBuffer()).includes('PK\x03\x04')).toBe(false)
    }
  }
})
