import { chosenKind, endingOf, fileKinds, fileProblem, fileSize } from '@/domain/fileKinds'

const MEGABYTE = 1_048_576
const KILOBYTE = 1024

const resumeWarning = 'Please select .doc file. Other type of files are not allowed.'
const applicationWarning = 'Please select a .doc or .docx file. Other types of files are not allowed.'
const attachmentWarning = 'Please select a .pdf, .doc or .docx file. Other types of files are not allowed.'

const right = undefined

describe('the ending of a file', () => {
  it.each([
    ['cv.doc', '.doc'],
    ['cv.DOCX', '.docx'],
    ['my.cv.2026.Doc', '.doc'],
    ['cv.docx.exe', '.exe'],
    ['cv', ''],
    ['', ''],
    ['doc', ''],
    ['folder.doc/cv', ''],
    ['folder.doc\\cv', ''],
  ])('of "%s" is "%s"', (name, ending) => {
    expect(endingOf(name)).toBe(ending)
  })
})

describe('a resume', () => {
  it.each(['cv.doc', 'cv.docx', 'CV.DOC', 'cv.DocX', 'asha.verma.docx', 'मेरा बायोडाटा.docx', '.docx'])(
    'may be called %s',
    (name) => {
      expect(fileProblem(fileKinds.resume, { name, size: KILOBYTE })).toBe(right)
      expect(fileProblem(fileKinds.applicationResume, { name, size: KILOBYTE })).toBe(right)
    },
  )

  it.each(['cv.pdf', 'cv.odt', 'cv', 'cv.docx.exe', 'cv.docx '])('may not be called "%s"', (name) => {
    expect(fileProblem(fileKinds.resume, { name, size: KILOBYTE })).toBe(resumeWarning)
    expect(fileProblem(fileKinds.applicationResume, { name, size: KILOBYTE })).toBe(applicationWarning)
  })

  it('may have 5 MB and not a byte more', () => {
    const name = 'cv.docx'
    expect(fileProblem(fileKinds.resume, { name, size: 5 * MEGABYTE })).toBe(right)
    const tooLarge = fileProblem(fileKinds.resume, { name, size: 5 * MEGABYTE + 1 })
    expect(tooLarge).toContain('cv.docx')
    expect(tooLarge).toContain('5 MB')
  })
})

describe('an attachment', () => {
  it.each(['needs.pdf', 'needs.doc', 'needs.docx', 'NEEDS.PDF'])('may be called %s', (name) => {
    expect(fileProblem(fileKinds.attachment, { name, size: KILOBYTE })).toBe(right)
  })

  it.each(['needs.xlsx', 'needs.png', 'needs', 'needs.pdf.zip'])('may not be called %s', (name) => {
    expect(fileProblem(fileKinds.attachment, { name, size: KILOBYTE })).toBe(attachmentWarning)
  })

  it('may have 5 MB and not a byte more', () => {
    const name = 'needs.pdf'
    expect(fileProblem(fileKinds.attachment, { name, size: 5 * MEGABYTE })).toBe(right)
    const tooLarge = fileProblem(fileKinds.attachment, { name, size: 5 * MEGABYTE + 1 })
    expect(tooLarge).toContain('needs.pdf')
    expect(tooLarge).toContain('5 MB')
  })
})

describe('a photo', () => {
  it.each(['me.jpg', 'me.png', 'ME.JPG', 'me.Png'])('may be called %s', (name) => {
    expect(fileProblem(fileKinds.photo, { name, size: KILOBYTE })).toBe(right)
  })

  it.each(['me.gif', 'me.svg', 'me.heic', 'me.pdf', 'me', 'me.png.html'])('may not be called %s', (name) => {
    expect(fileProblem(fileKinds.photo, { name, size: KILOBYTE })).toMatch(/\.jpg.*\.png/)
  })

  it('may have 2 MB and not a byte more', () => {
    const name = 'me.png'
    expect(fileProblem(fileKinds.photo, { name, size: 2 * MEGABYTE })).toBe(right)
    const tooLarge = fileProblem(fileKinds.photo, { name, size: 2 * MEGABYTE + 1 })
    expect(tooLarge).toContain('me.png')
    expect(tooLarge).toContain('2 MB')
  })
})

describe('a photo that the browser can make smaller', () => {
  const chosen = (size: number) => fileProblem(chosenKind(fileKinds.photo), { name: 'me.jpg', size })

  it('may have 12 MB and not a byte more', () => {
    expect(chosen(12 * MEGABYTE)).toBe(right)
    expect(chosen(12 * MEGABYTE + 1)).toBe('me.jpg is too large. The limit is 12 MB.')
  })
})

describe('The size of a file', () => {
  it.each([
    [0, '0 bytes'],
    [1023, '1023 bytes'],
    [1024, '1 KB'],
    [1536, '2 KB'],
    [860_160, '840 KB'],
    [1_048_576, '1.0 MB'],
    [2_516_582, '2.4 MB'],
    [1_048_575, '1.0 MB'],
  ])('of %d bytes reads %s', (bytes, words) => {
    expect(fileSize(bytes)).toBe(words)
  })
})
