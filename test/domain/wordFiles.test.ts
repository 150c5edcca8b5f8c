import { wordKindOf } from '@/domain/wordFiles'
import { docWith, wordDoc } from '@test/support/badFiles'
import { docBytes, docxBytes, pdfBytes, zipBytes } from '@test/support/builders'

test.each([
  ['a .docx', '.docx', docxBytes()],
  ['a .doc', '.doc', docBytes()],
  ['a .docx that was cut', undefined, docxBytes().subarray(0, -200)],
  ['a locked .docx', undefined, docWith({ name: 'EncryptedPackage', content: Buffer.alloc(9) })],
  ['another file of Office', undefined, wordDoc('Workbook')],
  ['another archive', undefined, zipBytes({ 'content.xml': '<x/>' })],
  ['rich text', undefined, Buffer.from('{\\rtf1 hello}')],
  ['a PDF', undefined, pdfBytes()],
  ['nothing', undefined, Buffer.alloc(0)],
])('%s is of the kind %s', (_name, kind, bytes) => {
  expect(wordKindOf(bytes)).toBe(kind)
})
