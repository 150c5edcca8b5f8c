import { wordKindOf } from '@/domain/wordFiles'
import { docBytes, docxBytes, pdfBytes, zipBytes } from '@test/support/builders'
import { compoundBytes, wordParts } from '@test/support/compound'

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
