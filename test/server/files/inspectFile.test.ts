import { inspectFile } from '@/server/files/inspectFile'
import {
  denseDocx,
  docAboutMacros,
  docOfRing,
  docWith,
  docxThatFetches,
  docxWith,
  docxWithMacros,
  docxWithRenamedMacros,
  hugeDocx,
  jpegOfSize,
  lyingDocx,
  macroEnabledDocx,
  macroEnabledDocxInUtf16,
  overlappingDocx,
  pngOfSize,
  spoiledDocx,
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
import { compoundBytes, wordParts } from '@test/support/compound'

const { 'word/document.xml': document, ...otherTexts } = docxTexts()

const WORD = 'application/msword'
const NEW_WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const PDF = 'application/pdf'
const JPEG = 'image/jpeg'
const PNG = 'image/png'
const UNKNOWN = 'application/octet-stream'

const behind = (bytes: Buffer, added: string) => Buffer.concat([bytes, Buffer.from(added)])

const afterBreak = (bytes: Buffer) => Buffer.concat([Buffer.from('\r\n'), bytes])

const packed = () =>
  zipOf(
    Object.entries(docxTexts()).map(([name, text]) => ({ name, content: Buffer.from(text), isPacked: true })),
  )

test.each<[string, string, string, () => Buffer]>([
  ['a document', '.docx', NEW_WORD, docxBytes],
  ['a packed one', '.docx', NEW_WORD, packed],
  ['with a comment behind its end', '.docx', NEW_WORD, () => behind(docxBytes(), 'made by a program')],
  [
    'a small part that is packed well',
    '.docx',
    NEW_WORD,
    () => docxWith({ name: 'word/media/a.bmp', content: Buffer.alloc(5_000_000), isPacked: true }),
  ],
  ['a link', '.docx', NEW_WORD, () => docxThatFetches('hyperlink', 'https://linkedin.example/me')],
  ['an old document', '.doc', WORD, docBytes],
  ['one that speaks of macros', '.doc', WORD, docAboutMacros],
  ['one of wide sectors', '.doc', WORD, () => compoundBytes(wordParts(), { sectorShift: 12 })],
  [
    'what macOS, Windows and converters add',
    '.docx',
    NEW_WORD,
    () =>
      docxWith(
        ...['__MACOSX/._word', 'word/.DS_Store', '.DS_Store', 'Thumbs.db', 'word/media/image1'].map(
          (name) => ({
            name,
            content: pngBytes(),
          }),
        ),
        { name: 'word/media/image1.undefined', content: pngBytes() },
      ),
  ],
  ['a line break before its beginning', '.docx', NEW_WORD, () => afterBreak(docxBytes())],
  ['a PDF', '.pdf', PDF, pdfBytes],
  ['the largest photo of a phone', '.jpg', JPEG, () => jpegOfSize(16_320, 12_240)],
  ['a photo with a film behind', '.jpeg', JPEG, () => behind(jpegBytes(), 'x'.repeat(1_000_000))],
  ['the largest picture of a phone', '.png', PNG, () => pngOfSize(12_240, 16_320)],
  // Damaged, or of another format than the name says.
  ['an archive cut in the middle', '.docx', NEW_WORD, () => docxBytes().subarray(0, -200)],
  ['only a signature', '.docx', NEW_WORD, () => Buffer.from('PK\x03\x04')],
  ['no list of types', '.docx', NEW_WORD, () => zipBytes({ 'word/document.xml': document })],
  ['no text', '.docx', NEW_WORD, () => zipBytes(otherTexts)],
  ['a part written over', '.docx', NEW_WORD, spoiledDocx],
  ['relationships that are no XML', '.docx', NEW_WORD, () => docxThatFetches('hyperlink', '"<')],
  ['an old document under the other name', '.docx', NEW_WORD, docBytes],
  ['a new document under the other name', '.doc', WORD, docxBytes],
  ['rich text', '.doc', WORD, () => Buffer.from('{\\rtf1 hello}')],
  ['a page', '.doc', WORD, () => Buffer.from('<html><p>Resume')],
  ['a text', '.docx', NEW_WORD, () => Buffer.from('Asha Verma, Bhopal')],
  [
    'an OpenDocument',
    '.docx',
    NEW_WORD,
    () => zipBytes({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<x/>' }),
  ],
  ['an old document cut in its text', '.doc', WORD, () => docWith().subarray(0, 4000)],
  ['one cut in its directory', '.doc', WORD, () => docWith().subarray(0, 1100)],
  ['one whose sectors lead in a circle', '.doc', WORD, docOfRing],
  [
    'another file of Office',
    '.doc',
    WORD,
    () => compoundBytes([{ name: 'Workbook', content: Buffer.alloc(5000) }]),
  ],
  ['a PDF cut in the middle', '.pdf', PDF, () => pdfBytes(40_000).subarray(0, -7)],
  ['a picture under the other name', '.jpg', PNG, pngBytes],
  ['a photo out of a web page', '.jfif', JPEG, jpegBytes],
  ['a picture of a kind that is not asked for', '.jpg', UNKNOWN, () => Buffer.from('RIFFR\0\0\0WEBPVP8 ')],
  ['a photo that is none', '.jpg', UNKNOWN, () => Buffer.from('<svg onload="alert(1)"/>')],
  ['nothing', '.png', UNKNOWN, () => Buffer.alloc(0)],
])('%s (%s) is taken as %s', async (_name, ending, mediaType, bytes) => {
  expect(await inspectFile(ending, bytes())).toEqual({ mediaType })
})

const partsOf = (texts: Record<string, string>) =>
  Object.entries(texts).map(([name, text]) => ({ name, content: Buffer.from(text) }))

const manyParts = () => Array.from({ length: 5000 }, (_, n) => ({ name: `a/${n}`, content: Buffer.alloc(0) }))

const manyRelationships = () =>
  docxWith(
    ...Array.from({ length: 700 }, (_, n) => ({ name: `word/${n}.rels`, content: Buffer.from('<x/>') })),
  )

test.each<[string, string, string, () => Buffer]>([
  ['a program', '.docx', 'program', () => Buffer.from('4d5a900003000000', 'hex')],
  ['a program as a photo', '.jpg', 'program', () => Buffer.from('4d5a900003000000', 'hex')],
  ['a type with macros', '.docx', 'macros', macroEnabledDocx],
  ['the same in UTF-16', '.docx', 'macros', macroEnabledDocxInUtf16],
  [
    'macros in numbers for letters',
    '.docx',
    'macros',
    () => zipBytes(docxTexts('application/vnd.ms-word.document.macro&#x45;nabled.main+xml')),
  ],
  ['a part with macros', '.docx', 'macros', docxWithMacros],
  ['the same behind a line break', '.docx', 'macros', () => afterBreak(docxWithMacros())],
  [
    'a program among pictures',
    '.docx',
    'program',
    () => docxWith({ name: 'word/media/image1', content: Buffer.from('MZ\0\0') }),
  ],
  ['the same under another name', '.docx', 'macros', docxWithRenamedMacros],
  ['an OpenDocument with macros', '.docx', 'macros', () => zipBytes({ 'Basic/Standard/a.xml': '<x/>' })],
  ['a thousandfold density', '.docx', 'bomb', denseDocx],
  ['a gigabyte', '.docx', 'bomb', hugeDocx],
  ['shared bytes', '.docx', 'bomb', overlappingDocx],
  ['a part that unpacks to more than it says', '.docx', 'bomb', lyingDocx],
  ['more parts than a document has', '.docx', 'bomb', () => zipOf([...manyParts(), ...partsOf(docxTexts())])],
  ['relationships that take long to read', '.docx', 'bomb', manyRelationships],
  ['a photo that fills the memory', '.jpg', 'bomb', () => jpegOfSize(65_000, 65_000)],
  ['a picture that fills the memory', '.png', 'bomb', () => pngOfSize(100_000, 100_000)],
  [
    'an object of the internet',
    '.docx',
    'remote',
    () => docxThatFetches('oleObject', '&#109;html:http://evil.example/a!x'),
  ],
])('%s (%s) is refused: %s', async (_name, ending, fault, bytes) => {
  expect(await inspectFile(ending, bytes())).toEqual({ fault })
})
