import {
  chosenKind,
  endingOf,
  fileKinds,
  fileProblem,
  fileSize,
  type FileKind,
} from '@/domain/submissions/fileKinds'
import { fileDoubt, nameWithEnding, wordKindOf } from '@/domain/submissions/wordFiles'
import { i18nOf } from '@/locales/catalogs'
import { docBytes, docxBytes, jpegBytes, pdfBytes, pngBytes, zipBytes } from '@test/support/builders'
import { compoundBytes, wordParts } from '@test/support/compound'

const MEGABYTE = 1_048_576
const english = i18nOf('en')

const told = (kind: FileKind, file: { name: string; size: number }) => {
  const problem = fileProblem(kind, file)
  return problem && english._(problem)
}

test.each([
  ['cv.DOCX', '.docx'],
  ['my.cv.2026.Doc', '.doc'],
  ['cv.docx.exe', '.exe'],
  ['cv', ''],
  ['', ''],
  ['folder.doc/cv', ''],
  ['folder.doc\\cv', ''],
])('the ending of "%s" is "%s"', (name, ending) => {
  expect(endingOf(name)).toBe(ending)
})

const words = ['cv.doc', 'CV.DOC', 'asha.verma.DocX', 'मेरा बायोडाटा.docx', '.docx', 'cv.docx ', 'cv.docx (1)']
const noWords = ['cv.pdf', 'cv.odt', 'cv', 'cv.docx.exe', 'cv.pdf (1)', 'cv.docx (1).exe']

describe.each<[string, FileKind, number, string[], string[], string]>([
  [
    'a resume',
    fileKinds.resume,
    5,
    words,
    noWords,
    'Please select .doc file. Other type of files are not allowed.',
  ],
  [
    'the resume of an application',
    fileKinds.applicationResume,
    5,
    words,
    noWords,
    'Please select a .doc or .docx file. Other types of files are not allowed.',
  ],
  [
    'an attachment',
    fileKinds.attachment,
    5,
    ['needs.pdf', 'needs.doc', 'needs.docx', 'NEEDS.PDF'],
    ['needs.xlsx', 'needs.png', 'needs', 'needs.pdf.zip'],
    'Please select a .pdf, .doc or .docx file. Other types of files are not allowed.',
  ],
  [
    'a photo',
    fileKinds.photo,
    2,
    ['me.jpg', 'me.png', 'ME.JPG', 'me.Png', 'me.jfif'],
    ['me.gif', 'me.svg', 'me.heic', 'me.pdf', 'me', 'me.png.html'],
    'Please select a .jpg or .png file. Other types of files are not allowed.',
  ],
  ['a photo that the browser can make smaller', chosenKind(fileKinds.photo), 12, ['me.jpg'], [], ''],
])('%s', (_what, kind, megabytes, right, wrong, warning) => {
  it('is known by its name', () => {
    for (const name of right)
      expect([name, fileProblem(kind, { name, size: 1024 })]).toEqual([name, undefined])
    for (const name of wrong) expect([name, told(kind, { name, size: 1024 })]).toEqual([name, warning])
  })

  it(`may have ${megabytes} MB and not a byte more`, () => {
    const [name = ''] = right
    const size = megabytes * MEGABYTE
    expect(fileProblem(kind, { name, size })).toBeUndefined()
    expect(told(kind, { name, size: size + 1 })).toBe(`${name} is too large. The limit is ${megabytes} MB.`)
  })
})

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const UNKNOWN = 'application/octet-stream'

test.each<[string, string, Buffer, string]>([
  // The ending that is there counts, whatever type and content say.
  ['resume.docx ', DOCX, docxBytes(), 'resume.docx'],
  ['resume.docx.', DOCX, docxBytes(), 'resume.docx'],
  ['resume.docx . .', '', docxBytes(), 'resume.docx'],
  ['Resume.docx (1)', DOCX, docxBytes(), 'Resume.docx'],
  ['Resume.DOC(12) (1).', '', docBytes(), 'Resume.DOC'],
  ['resume．docx', DOCX, docxBytes(), 'resume.docx'],
  ['resume。docx\u200e', '', docxBytes(), 'resume.docx'],
  ['resume.pdf', DOCX, docxBytes(), 'resume.pdf'],
  ['resume.pdf (1)', DOCX, docxBytes(), 'resume.pdf'],
  ['resume.docx.exe', DOCX, docxBytes(), 'resume.docx.exe'],
  // Without one: the type, else the content.
  ['DOC-20261128-WA0001.', DOCX, docxBytes(), 'DOC-20261128-WA0001.docx'],
  ['resume', DOCX, docxBytes(), 'resume.docx'],
  ['resume', `${DOCX.toUpperCase()}; charset=binary`, Buffer.from('locked'), 'resume.docx'],
  ['resume (2)', UNKNOWN, docxBytes(), 'resume (2).docx'],
  ['Bio data 28.11.2026', '', docBytes(), 'Bio data 28.11.2026.doc'],
  ['Dr. Asha Verma', UNKNOWN, docxBytes(), 'Dr. Asha Verma.docx'],
  ['बायोडाटा', '', docBytes(), 'बायोडाटा.doc'],
  ['needs', '', pdfBytes(), 'needs.pdf'],
  ['me', UNKNOWN, jpegBytes(), 'me.jpg'],
  ['1000012345', 'image/png', pngBytes(), '1000012345.png'],
  ['. ', '', docxBytes(), 'file.docx'],
  ['resume', UNKNOWN, Buffer.from('Asha Verma, Bhopal'), 'resume'],
  ['resume', 'text/plain', zipBytes({ 'content.xml': '<x/>' }), 'resume'],
])('%j of the type %j is named as its content', (name, type, bytes, named) => {
  expect(nameWithEnding({ name, type }, bytes)).toBe(named)
})

test.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1536, '2 KB'],
  [860_160, '840 KB'],
  [1_048_575, '1.0 MB'],
  [2_516_582, '2.4 MB'],
])('%d bytes read %s', (bytes, read) => {
  expect(fileSize(bytes, english)).toBe(read)
})

const LOCKED = 0x0300
const WORD_95 = 0xa5dc

test.each([
  ['a .docx', '.docx', docxBytes()],
  ['a .doc', '.doc', docBytes()],
  ['a .docx that was cut', undefined, docxBytes().subarray(0, -200)],
  ['a .doc that was cut', undefined, docBytes().subarray(0, 512)],
  ['a locked .docx', undefined, compoundBytes([{ name: 'EncryptedPackage', content: Buffer.alloc(9000) }])],
  ['a locked .doc', undefined, compoundBytes(wordParts({ flags: LOCKED }))],
  ['a .doc of Word 95', undefined, compoundBytes(wordParts({ magic: WORD_95 }))],
  ['another file of Office', undefined, compoundBytes([{ name: 'Workbook', content: Buffer.alloc(9000) }])],
  ['another archive', undefined, zipBytes({ 'content.xml': '<x/>' })],
  ['rich text', undefined, Buffer.from('{\\rtf1 hello}')],
  ['a PDF', undefined, pdfBytes()],
  ['nothing', undefined, Buffer.alloc(0)],
])('%s is of the kind %s', (_name, kind, bytes) => {
  expect(wordKindOf(bytes)).toBe(kind)
})

const WORD = 'Word may not open this file.'
const PICTURE = 'This file may not be a JPG or PNG picture.'
const behind = (start: string) => Buffer.concat([Buffer.from(start), pdfBytes()])

test.each([
  ['cv.doc', docBytes(), undefined],
  ['cv.DOCX', docxBytes(), undefined],
  ['cv.doc', docxBytes(), WORD],
  ['cv.doc', Buffer.from('<html><p>Resume'), WORD],
  ['needs.pdf', pdfBytes(), undefined],
  ['needs.pdf', behind('\n'), undefined],
  ['needs.pdf', behind('HTTP junk line\r\n'.repeat(20)), undefined],
  ['needs.pdf', behind('x'.repeat(1024)), 'This file may not open as a PDF.'],
  ['me.jpg', jpegBytes(), undefined],
  ['me.jfif', jpegBytes(), undefined],
  ['me.jpg', pngBytes(), undefined],
  ['me.jpg', Buffer.from('RIFFR\0\0\0WEBPVP8 '), PICTURE],
  ['me.png', Buffer.from('a text'), PICTURE],
  ['cv.docx', Buffer.alloc(0), 'This file is empty.'],
])('%s is doubted by what it holds', (name, bytes, doubt) => {
  const found = fileDoubt(name, bytes)
  expect(found && english._(found)).toBe(doubt)
})
