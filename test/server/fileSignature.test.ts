/** @jest-environment node */
import { inspectFile } from '@/server/fileSignature'
import {
  cutJpegWithThumbnail,
  denseDocx,
  docAboutMacros,
  docWithMacros,
  docxWith,
  docxWithMacros,
  hugeDocx,
  macroEnabledDocx,
  macroEnabledDocxInUtf16,
  overlappingDocx,
} from '@test/support/badFiles'
import {
  docBytes,
  docxBytes,
  docxTexts,
  jpegBytes,
  pdfBytes,
  pngBytes,
  zipBytes,
  zipOf,
} from '@test/support/builders'

const behind = (bytes: Buffer, added: string | number) =>
  Buffer.concat([bytes, typeof added === 'string' ? Buffer.from(added) : Buffer.alloc(added, 'x')])

const { 'word/document.xml': document, ...otherTexts } = docxTexts()

const packed = () =>
  zipOf(
    Object.entries(docxTexts()).map(([name, text]) => ({ name, content: Buffer.from(text), isPacked: true })),
  )

test.each<[string, string, () => Buffer]>([
  ['a document', '.docx', docxBytes],
  ['a packed one', '.docx', packed],
  ['with a comment behind its end', '.docx', () => behind(docxBytes(), 'made by a program')],
  ['from Word on the web', '.docx', () => zipBytes({ ...otherTexts, 'word/document2.xml': document })],
  ['with other slashes', '.docx', () => zipBytes({ ...otherTexts, 'word\\document.xml': document })],
  [
    'a small part that is packed well',
    '.docx',
    () => docxWith({ name: 'word/media/a.bmp', content: Buffer.alloc(5_000_000), isPacked: true }),
  ],
  ['an old document', '.doc', docBytes],
  ['one that speaks of macros', '.doc', docAboutMacros],
  ['a PDF', '.pdf', pdfBytes],
  ['with a scanner’s bytes behind', '.pdf', () => behind(pdfBytes(), 4000)],
  ['a photo', '.jpg', jpegBytes],
  ['with a film behind', '.jpeg', () => behind(jpegBytes(), 1_000_000)],
  ['a picture', '.png', pngBytes],
  ['with text behind', '.png', () => behind(pngBytes(), '\nthe end')],
])('%s is taken as %s', (_name, ending, bytes) => {
  expect(inspectFile(ending, bytes())).toEqual({ mediaType: expect.stringContaining('/') as string })
})

/** With two bytes of its directory's end written over. */
const withEnd = (at: number, value: number) => {
  const bytes = docxBytes()
  bytes.writeUInt16LE(value, bytes.length - 22 + at)
  return bytes
}

test.each<[string, string, string, () => Buffer]>([
  ['an archive cut in the middle', '.docx', 'incomplete', () => docxBytes().subarray(0, -200)],
  ['one byte short of its end', '.docx', 'incomplete', () => docxBytes().subarray(0, -1)],
  ['only a signature', '.docx', 'incomplete', () => Buffer.from('PK\x03\x04')],
  ['more entries than there are', '.docx', 'incomplete', () => withEnd(10, 4)],
  ['a directory elsewhere', '.docx', 'incomplete', () => withEnd(16, 7)],
  ['a directory beyond the end', '.docx', 'incomplete', () => withEnd(18, 0xffff)],
  ['no entries', '.docx', 'unreal', () => withEnd(10, 0)],
  ['no list of types', '.docx', 'unreal', () => zipBytes({ 'word/document.xml': document })],
  [
    'two lists of types',
    '.docx',
    'unreal',
    () => docxWith({ name: '[content_types].XML', content: Buffer.from('x') }),
  ],
  ['no text', '.docx', 'unreal', () => zipBytes(otherTexts)],
  ['another archive', '.docx', 'unreal', () => zipBytes({ 'a.txt': 'x' })],
  [
    'locked with a password',
    '.docx',
    'unreal',
    () => docxWith({ name: 'x', content: Buffer.from('x'), says: { flags: 1 } }),
  ],
  ['a type with macros', '.docx', 'macros', macroEnabledDocx],
  ['the same in UTF-16', '.docx', 'macros', macroEnabledDocxInUtf16],
  ['a part with macros', '.docx', 'macros', docxWithMacros],
  ['a thousandfold density', '.docx', 'bomb', denseDocx],
  ['a gigabyte', '.docx', 'bomb', hugeDocx],
  ['shared bytes', '.docx', 'bomb', overlappingDocx],
  ['an old document with macros', '.doc', 'macros', docWithMacros],
  ['a PDF cut in the middle', '.pdf', 'incomplete', () => behind(pdfBytes(40_000).subarray(0, -7), '')],
  ['an end that is too far', '.pdf', 'incomplete', () => behind(pdfBytes(), 9000)],
  ['a photo cut in the middle', '.jpg', 'incomplete', () => jpegBytes(5000).subarray(0, 3000)],
  ['cut, its small picture whole', '.jpg', 'incomplete', cutJpegWithThumbnail],
  ['no picture at all', '.jpg', 'incomplete', () => Buffer.from('ffd8ffd9', 'hex')],
  ['a picture cut in the middle', '.png', 'incomplete', () => pngBytes().subarray(0, -5)],
  ['an unknown ending', '.exe', 'unreal', docBytes],
  ['nothing', '.pdf', 'unreal', () => Buffer.alloc(0)],
])('%s (%s) is %s', (_name, ending, fault, bytes) => {
  expect(inspectFile(ending, bytes())).toEqual({ fault })
})
