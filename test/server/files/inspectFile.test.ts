import { inspectFile } from '@/server/files/inspectFile'
import {
  cutJpegWithThumbnail,
  denseDocx,
  docAboutMacros,
  docWithMacros,
  docxWith,
  docxOfTypes,
  docxThatFetches,
  docxWithMacros,
  jpegOfSize,
  pngOfSize,
  pngWithChunk,
  jpegWithFrameBehind,
  pngWithLateHeader,
  wideDoc,
  hugeDocx,
  lyingDocx,
  macroEnabledDocx,
  macroEnabledDocxInUtf16,
  overlappingDocx,
  spoiledDocx,
  wordDoc,
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
  ['one with its tables', '.doc', wordDoc],
  ['one of wide sectors', '.doc', () => wideDoc('WordDocument')],
  ['the largest photo of a phone', '.jpg', () => jpegOfSize(16_320, 12_240)],
  ['a photo whose height comes later', '.jpg', () => jpegOfSize(4000, 0)],
  ['the largest picture of a phone', '.png', () => pngOfSize(12_240, 16_320)],
  ['one whose last sector is not filled', '.doc', () => wordDoc().subarray(0, -500)],
  [
    'with a template on a disk',
    '.docx',
    () => docxThatFetches('attachedTemplate', 'file:///C:\\Users\\me\\Resume.dotx'),
  ],
  ['with a link', '.docx', () => docxThatFetches('hyperlink', 'https://linkedin.example/me')],
  ['a PDF', '.pdf', pdfBytes],
  ['with a scanner’s bytes behind', '.pdf', () => behind(pdfBytes(), 4000)],
  ['a photo', '.jpg', jpegBytes],
  ['with a film behind', '.jpeg', () => behind(jpegBytes(), 1_000_000)],
  ['a picture', '.png', pngBytes],
  ['with IHDR in a text', '.png', () => pngWithChunk('behind', 'tEXt', 0x49484452, 0, 0)],
  ['with text behind', '.png', () => behind(pngBytes(), '\nthe end')],
])('%s is taken as %s', async (_name, ending, bytes) => {
  expect(await inspectFile(ending, bytes())).toEqual({ mediaType: expect.stringContaining('/') as string })
})

const FIELD = '<w:p xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:fldChar/></w:p>'

/** With two bytes of its directory's end written over. */
const withEnd = (at: number, value: number) => {
  const bytes = docxBytes()
  bytes.writeUInt16LE(value, bytes.length - 22 + at)
  return bytes
}

const partsOf = (texts: Record<string, string>) =>
  Object.entries(texts).map(([name, text]) => ({ name, content: Buffer.from(text) }))

const manyParts = () => Array.from({ length: 5000 }, (_, n) => ({ name: `a/${n}`, content: Buffer.alloc(0) }))

/** The first part packed in another way than the two that there are. */
const withMethod = (bytes: Buffer, method: number) => {
  bytes.writeUInt16LE(method, bytes.indexOf('PK\x01\x02') + 10)
  return bytes
}

test.each<[string, string, string, () => Buffer]>([
  ['an archive cut in the middle', '.docx', 'incomplete', () => docxBytes().subarray(0, -200)],
  ['one byte short of its end', '.docx', 'incomplete', () => docxBytes().subarray(0, -1)],
  ['only a signature', '.docx', 'incomplete', () => Buffer.from('PK\x03\x04')],
  ['more entries than there are', '.docx', 'incomplete', () => withEnd(10, 4)],
  ['a directory elsewhere', '.docx', 'incomplete', () => withEnd(16, 7)],
  ['a directory beyond the end', '.docx', 'incomplete', () => withEnd(18, 0xffff)],
  ['no entries', '.docx', 'wrongType', () => withEnd(10, 0)],
  ['no list of types', '.docx', 'wrongType', () => zipBytes({ 'word/document.xml': document })],
  [
    'two lists of types',
    '.docx',
    'wrongType',
    () => docxWith({ name: '[content_types].XML', content: Buffer.from('x') }),
  ],
  ['no text', '.docx', 'wrongType', () => zipBytes(otherTexts)],
  ['another archive', '.docx', 'wrongType', () => zipBytes({ 'a.txt': 'x' })],
  [
    'locked with a password',
    '.docx',
    'wrongType',
    () => docxWith({ name: 'x', content: Buffer.from('x'), says: { flags: 1 } }),
  ],
  ['a type with macros', '.docx', 'macros', macroEnabledDocx],
  ['the same in UTF-16', '.docx', 'macros', macroEnabledDocxInUtf16],
  ['a part with macros', '.docx', 'macros', docxWithMacros],
  ['a thousandfold density', '.docx', 'bomb', denseDocx],
  ['a gigabyte', '.docx', 'bomb', hugeDocx],
  ['shared bytes', '.docx', 'bomb', overlappingDocx],
  ['a part that unpacks to more than it says', '.docx', 'bomb', lyingDocx],
  ['more parts than a document has', '.docx', 'bomb', () => zipOf([...manyParts(), ...partsOf(docxTexts())])],
  ['a part written over', '.docx', 'incomplete', spoiledDocx],
  [
    'a part in a way of packing that Word does not know',
    '.docx',
    'incomplete',
    () => withMethod(docxBytes(), 12),
  ],
  [
    'a part that leads out of the archive',
    '.docx',
    'wrongType',
    () => docxWith({ name: 'word/../../x.exe', content: Buffer.from('x') }),
  ],
  [
    'two texts',
    '.docx',
    'wrongType',
    () => docxWith({ name: 'Word/Document.xml', content: Buffer.from('<x/>') }),
  ],
  [
    'macros in numbers for letters',
    '.docx',
    'macros',
    () => docxOfTypes('application/vnd.ms-word.document.macro&#x45;nabled.main+xml'),
  ],
  [
    'types that declare a document type',
    '.docx',
    'wrongType',
    () =>
      docxOfTypes('application/vnd.ms-word.&e;.main+xml', '<!DOCTYPE x [<!ENTITY e "document.macroEna">]>'),
  ],
  [
    'a template of the internet',
    '.docx',
    'remote',
    () => docxThatFetches('attachedTemplate', 'http://evil.example/a.dotm'),
  ],
  [
    'an object of the internet',
    '.docx',
    'remote',
    () => docxThatFetches('oleObject', '&#109;html:http://evil.example/a!x'),
  ],
  [
    'a frame of the internet',
    '.docx',
    'remote',
    () => docxThatFetches('frame', 'https://evil.example/a.htm'),
  ],
  [
    'a program with a dot behind its name',
    '.docx',
    'program',
    () => docxWith({ name: 'word/embeddings/a.exe.', content: Buffer.from('x') }),
  ],
  [
    'a shortcut to the internet',
    '.docx',
    'program',
    () => docxWith({ name: 'word/embeddings/a.URL', content: Buffer.from('x') }),
  ],
  ['relationships that are no XML', '.docx', 'wrongType', () => docxThatFetches('hyperlink', '"<')],
  ['an old document with macros in capitals', '.doc', 'macros', () => docWithMacros('MACROS')],
  ['a picture whose header comes second', '.png', 'wrongType', pngWithLateHeader],
  [
    'the same behind a long text',
    '.png',
    'wrongType',
    () => pngWithChunk('before', 'tEXt', 1, 2, 3, 4, 5, 6, 7),
  ],
  ['a picture for telephones alone', '.png', 'wrongType', () => pngWithChunk('before', 'CgBI', 1)],
  [
    'a picture with two headers',
    '.png',
    'wrongType',
    () => pngWithChunk('behind', 'IHDR', 100_000, 100_000, 0),
  ],
  [
    'a moving picture of huge frames',
    '.png',
    'bomb',
    () => pngWithChunk('behind', 'fcTL', 0, 100_000, 100_000),
  ],
  ['a photo with a second frame', '.jpg', 'bomb', () => jpegWithFrameBehind('')],
  ['one behind a marker without a length', '.jpg', 'bomb', () => jpegWithFrameBehind('ff01')],
  [
    'a photo that gives its height later',
    '.jpg',
    'bomb',
    () => jpegWithFrameBehind('ffc0000b080001000101011100ffdc0004ffff'),
  ],
  ['an old document cut in its text', '.doc', 'incomplete', () => wordDoc().subarray(0, 4000)],
  ['one cut in its directory', '.doc', 'incomplete', () => wordDoc().subarray(0, 1100)],
  ['one cut in its table', '.doc', 'incomplete', () => wordDoc().subarray(0, 900)],
  ...[
    '<center>Resume',
    '<span>Resume</span>',
    '<!-- x --><br/>',
    'Date: Mon, 5 Jan 2026\r\nMIME-Version: 1.0',
    '<?xml version="1.0"?><office:document>',
  ].map((text): [string, string, string, () => Buffer] => [
    text,
    '.doc',
    'otherFormat',
    () => Buffer.from(text),
  ]),
  ['a page in UTF-16', '.docx', 'otherFormat', () => Buffer.from('\ufeff<html>', 'utf16le').swap16()],
  [
    'an archive of many parts with fields',
    '.docx',
    'bomb',
    () =>
      docxWith(
        ...Array.from({ length: 700 }, (_, n) => ({
          name: `word/${n}.xml`,
          content: Buffer.from(FIELD),
        })),
      ),
  ],
  ['another file of Office', '.doc', 'wrongType', () => wordDoc('Workbook')],
  ['an old document with macros', '.doc', 'macros', docWithMacros],
  ['a PDF cut in the middle', '.pdf', 'incomplete', () => behind(pdfBytes(40_000).subarray(0, -7), '')],
  ['an end that is too far', '.pdf', 'incomplete', () => behind(pdfBytes(), 9000)],
  ['a photo cut in the middle', '.jpg', 'incomplete', () => jpegBytes(5000).subarray(0, 3000)],
  ['cut, its small picture whole', '.jpg', 'incomplete', cutJpegWithThumbnail],
  ['no picture at all', '.jpg', 'incomplete', () => Buffer.from('ffd8ffd9', 'hex')],
  ['a picture cut in the middle', '.png', 'incomplete', () => pngBytes().subarray(0, -5)],
  ['an unknown ending', '.exe', 'wrongType', docBytes],
  ['nothing', '.pdf', 'wrongType', () => Buffer.alloc(0)],
])('%s (%s) is %s', async (_name, ending, fault, bytes) => {
  expect(await inspectFile(ending, bytes())).toEqual({ fault })
})
