import { crc32, deflateRawSync } from 'node:zlib'
import { compoundBytes, wordParts } from './compound'

/** Right files and right forms; a test says only what is special about its own. */

/** One file of an archive, as it stands or packed; a test may write figures that are not true. */
type ZipPart = {
  name: string
  content: Buffer
  isPacked?: boolean
  /** The content as another program packs it. */
  packed?: Buffer
  /** Its size as the directory has it, in place of the truth. */
  unpackedBytes?: number
}

const zipEntry = (
  { name, content, packed, isPacked = packed !== undefined, unpackedBytes = content.length }: ZipPart,
  offset: number,
) => {
  const nameBytes = Buffer.from(name)
  const bytes = packed ?? (isPacked ? deflateRawSync(content) : content)
  const common = Buffer.alloc(26)
  common.writeUInt16LE(20, 0)
  common.writeUInt16LE(isPacked ? 8 : 0, 4)
  common.writeUInt32LE(crc32(content), 10)
  common.writeUInt32LE(bytes.length, 14)
  common.writeUInt32LE(unpackedBytes, 18)
  common.writeUInt16LE(nameBytes.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, nameBytes, bytes])
  const place = Buffer.alloc(14)
  place.writeUInt32LE(offset, 10)
  const directory = Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), common, place, nameBytes])
  return { local, directory }
}

/** A zip archive of these parts. */
export const zipOf = (parts: readonly ZipPart[]) => {
  const locals: Buffer[] = []
  const directories: Buffer[] = []
  let offset = 0
  for (const part of parts) {
    const { local, directory } = zipEntry(part, offset)
    locals.push(local)
    directories.push(directory)
    offset += local.length
  }
  const directory = Buffer.concat(directories)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(directories.length, 8)
  end.writeUInt16LE(directories.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

/** A zip archive of uncompressed texts. */
export const zipBytes = (texts: Record<string, string>) =>
  zipOf(Object.entries(texts).map(([name, text]) => ({ name, content: Buffer.from(text) })))

const DOCUMENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

const contentTypes = (main: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`

/** The parts of a small document; `main` is the type of its text. */
export const docxTexts = (main = DOCUMENT) => ({
  '[Content_Types].xml': contentTypes(main),
  '_rels/.rels':
    '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
  'word/document.xml':
    '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Resume</w:t></w:r></w:p></w:body></w:document>',
})

export const docxBytes = () => zipBytes(docxTexts())

const padded = (start: Buffer, size: number, end = Buffer.alloc(0)) =>
  Buffer.concat([start, Buffer.alloc(Math.max(0, size - start.length - end.length), 7), end])

/** The sectors of a .doc besides its text, and besides one table for each 127. */
const OTHER_SECTORS = 3
const SECTOR_BYTES = 512

/** A .doc of this size, whose last sector need not be filled. */
export const docBytes = (size = 6656) => {
  const sectors = Math.ceil(size / SECTOR_BYTES) - 1
  const textSectors = sectors - Math.ceil(sectors / 128) - OTHER_SECTORS
  return compoundBytes(wordParts({ size: textSectors * SECTOR_BYTES })).subarray(0, size)
}
export const pdfBytes = (size = 64) => padded(Buffer.from('%PDF-1.4\n'), size, Buffer.from('\n%%EOF\n'))
/** A first segment, the beginning of a scan, whatever it holds, and its end. */
export const jpegBytes = (size = 64) =>
  padded(
    Buffer.from(
      'ffd8ffe000104a46494600010100000100010000ffc0000b080001000101011100ffda0008010100003f00',
      'hex',
    ),
    size,
    Buffer.from('ffd9', 'hex'),
  )
export const pngBytes = () =>
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )

export const fileOf = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name)

export const docxFile = (name = 'resume.docx') => fileOf(docxBytes(), name)
export const docFile = (name = 'resume.doc') => fileOf(docBytes(), name)
const pngFile = (name = 'photo.png') => fileOf(pngBytes(), name)
export const jpegFile = (name = 'photo.jpg') => fileOf(jpegBytes(), name)
export const pdfFile = (name = 'needs.pdf') => fileOf(pdfBytes(), name)

/** A field of another value, or undefined for a field that is not sent. */
export type Changes = Record<string, string | File | undefined>

const toForm = (fields: Changes) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.set(name, value)
    else if (value) form.set(name, value)
  }
  return form
}

export const APPLY = '/web/job/apply-for-post'
export const CONTACT = '/web/contact-form/save'

export const enquiryFields = {
  name: 'Asha Verma',
  designation: 'Plant Manager',
  company_name: 'Trishul Precision Works',
  mobile: '9876543210',
  email: 'asha.verma@example.com',
  company_website: 'https://trishul.example.com',
  service_required: '["Recruitment","Manpower for survey"]',
}

export const resumeFields = {
  name: 'Ravi Sahu',
  mobile: '9876501234',
  email: 'ravi.sahu@example.com',
  current_ctc_from: '4',
  current_ctc_to: '6',
  qualification: 'B.Com',
  experience_from: '3',
  experience_to: '6',
  industry_id: '2',
  department_id: '4',
  role_id: '2',
  location_id: '8',
}

export const internshipFields = {
  name: 'Meena Tirkey',
  mobile: '9812345670',
  email: 'meena.tirkey@example.com',
  current_location: '5',
  internship_for: 'Human Resources',
}

export const applicationFields = {
  job_id: '1001',
  full_name: 'Kiran Netam',
  email: 'kiran.netam@example.com',
  mobile: '9898989898',
  current_ctc_from: '5',
  current_ctc_to: '7',
  experience_from: '4',
  experience_to: '2',
  current_location: '1',
}

export const contactFields = {
  name: 'Farhan Ali',
  email: 'farhan.ali@example.com',
  mobile: '9000000001',
  message: 'When is the next walk-in drive?\nI live in Bhilai.',
}

export const enquiryForm = (changes: Changes = {}) =>
  toForm({ ...enquiryFields, company_attachment: pdfFile(), ...changes })
export const resumeForm = (changes: Changes = {}) =>
  toForm({ ...resumeFields, photo: pngFile(), resume: docxFile(), ...changes })
export const internshipForm = (changes: Changes = {}) =>
  toForm({ ...internshipFields, photo: jpegFile(), resume: docFile(), ...changes })
export const applicationForm = (changes: Changes = {}) =>
  toForm({ ...applicationFields, photo: jpegFile(), resume: docxFile(), ...changes })
export const contactForm = (changes: Changes = {}) => toForm({ ...contactFields, ...changes })
