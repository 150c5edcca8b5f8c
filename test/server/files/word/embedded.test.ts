import { inspectFile } from '@/server/files/inspectFile'
import {
  docOfText,
  docWith,
  docxOfBody,
  docxThatFetches,
  docxWith,
  docxWithObject,
  docxWithSlowObject,
  fieldOf,
  packageStream,
} from '@test/support/badFiles'
import { docBytes, docxBytes, pngBytes, zipBytes } from '@test/support/builders'
import { compoundBytes, pictureProperties, wordParts } from '@test/support/compound'
import { xlsx } from '@test/support/xlsx'

const PROGRAM = Buffer.from('4d5a900003000000', 'hex')
const PACKAGE = Buffer.from('\0\0\0\0\x02\0resume.exe\0C:\\resume.exe\0', 'latin1')
const MACROS = [{ name: 'VBA', parts: [{ name: 'dir', content: Buffer.alloc(9) }] }]
const PAINT = '0a00030000000000c000000000000046'
const BITMAP = Buffer.from('\0\0\0\0BM', 'latin1')
/** Says of the object that it is a link. */
const LINK = Buffer.from('0100000201000000', 'hex')
const field = (text: string) => `\x13 ${text} \x14result\x15`

const docOfTemplate = (template: string) => compoundBytes(wordParts({ template }))

const LINKED = 0x0a
const SHARED = '\\\\a.example\\a.png'
const docOfShapes = (...shapes: Buffer[]) => compoundBytes(wordParts({ shapes: Buffer.concat(shapes) }))
const docOfData = (content: Buffer) => docWith({ name: 'Data', content })

const workbook = (...records: [kind: number, data: string][]) =>
  Buffer.concat(
    records.map(([kind, data]) => {
      const bytes = Buffer.from(data, 'latin1')
      const head = Buffer.alloc(4)
      head.writeUInt16LE(kind)
      head.writeUInt16LE(bytes.length, 2)
      return Buffer.concat([head, bytes])
    }),
  )

const xlsOf = (...records: [kind: number, data: string][]) =>
  compoundBytes([{ name: 'Workbook', content: workbook([0x809, ''], ...records, [0x0a, '']) }])

const macroXlsx = zipBytes({ '[Content_Types].xml': '<Types/>', 'xl/vbaProject.bin': 'x' })

/** As some programs write a part without content. */
const withEmptyPart = () => {
  const bytes = docxWith({ name: 'word/comments.xml', content: Buffer.alloc(0) })
  bytes.writeUInt16LE(8, bytes.lastIndexOf('PK\x03\x04') + 8)
  bytes.writeUInt16LE(8, bytes.lastIndexOf('PK\x01\x02') + 10)
  return bytes
}

/** Documents within documents. */
const nested = (depth: number, inner = docxBytes()): Buffer =>
  depth === 0 ? inner : docxWithObject(nested(depth - 1, inner), 'word/embeddings/a.docx')

const withParts = (...names: string[]) =>
  docxWith(...names.map((name) => ({ name, content: Buffer.alloc(9) })))

const withXml = (name: string, text: string) => docxWith({ name, content: Buffer.from(text) })

const instruction = (text: string, end = '</w:instrText>') => `<w:r><w:instrText>${text}${end}</w:r>`

const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`

/** Something within the instruction of a field. */
const within = (before: string, inner: string, after: string) =>
  docxOfBody(fieldOf(`${before}</w:instrText></w:r>${inner}<w:r><w:instrText>${after}`))

const alternatives = (choice: string, fallback: string) =>
  `<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="x">${choice}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent>`

const relationships = (attributes: string) =>
  withXml('word/_rels/settings.xml.rels', `<Relationships><Relationship ${attributes}/></Relationships>`)

/** An object that Word hands to another program. */
const docxWithOpened = (content: Buffer, name: string, target: string, kind = 'package') =>
  docxWith(
    { name, content },
    {
      name: 'word/_rels/document.xml.rels',
      content: Buffer.from(
        `<Relationships><Relationship Type="a/${kind}" Target="${target}"/></Relationships>`,
      ),
    },
  )

const notes = (body: string) =>
  `<w:footnotes xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${body}</w:footnotes>`

test.each<[string, string, () => Buffer]>([
  [
    'parts of all programs',
    '.docx',
    () =>
      withParts(
        'docProps/thumbnail.emf',
        'docProps/meta.xml',
        'docMetadata/LabelInfo.xml',
        'word/media/image1.JPEG',
        'word/media/image2.svg',
        'word/media/hdphoto1.wdp',
        'word/media/image3.tmp',
        'word/media/image4.jpg&ehk=a&r=0',
        'word/media/clip.mp4',
        'word/fonts/font1.odttf',
        'word/printerSettings/printerSettings1.bin',
        'word/drawings/vmlDrawing1.vml',
        'word/webextensions/taskpanes.xml',
        'word/ink/ink1.xml',
        '_xmlsignatures/origin.sigs',
        'package/services/metadata/core-properties/a.psmdcp',
        '[trash]/0000.dat',
        'customXml/',
      ),
  ],
  [
    'a workbook',
    '.docx',
    () => docxWithObject(xlsx([['a', 1]]), 'word/embeddings/Microsoft_Excel_Sheet.xlsx'),
  ],
  ['an old workbook', '.docx', () => docxWithObject(xlsOf([0x85, '\0\0\0\0\0\0']), 'word/embeddings/a.xls')],
  ['an old document', '.docx', () => docxWithObject(docBytes(), 'word/embeddings/a.doc')],
  ['a document in a document', '.docx', () => nested(3)],
  ['a workbook whose first byte comes alone', '.docx', () => docxWithSlowObject(xlsx([['a', 1]]))],
  ['a picture of Paint', '.doc', () => docWith({ name: '_1', classId: PAINT, parts: packageStream(BITMAP) })],
  [
    'a workbook that is opened',
    '.docx',
    () =>
      docxWithOpened(xlsx([['a', 1]]), 'word/embeddings/My Sheet.xlsx', '/word/embeddings/My%20Sheet.xlsx'),
  ],
  [
    'an equation',
    '.docx',
    () => docxWithOpened(compoundBytes(packageStream(BITMAP, 'a')), 'word/a.bin', 'a.bin', 'oleObject'),
  ],
  ['an object without content', '.docx', () => docxWithOpened(Buffer.alloc(0), 'word/a.bin', 'a.bin')],
  ['a workbook', '.doc', () => docWith({ name: '_1', parts: packageStream(xlsx([['a', 1]]), 'Package') })],
  ['an empty part that is marked as packed', '.docx', withEmptyPart],
  ['a text about DDE', '.docx', () => docxOfBody('<w:r><w:t>DDEAUTO, instrText</w:t></w:r>')],
  [
    'links and numbers',
    '.docx',
    () => docxOfBody(fieldOf('HYPER', 'LINK "https://a.example/dde"') + fieldOf('PAGE')),
  ],
  ['a pasted picture', '.docx', () => docxOfBody(fieldOf('INCLUDEPICTURE "https://a.example/a.png"'))],
  ['a number less one', '.docx', () => within('=', fieldOf('NUMPAGES'), '-1')],
  [
    'a list of books',
    '.docx',
    () => docxOfBody(fieldOf(`ADDIN ZOTERO_BIBL ${'https://a.example '.repeat(5000)}`)),
  ],
  [
    'a box that is told in two ways',
    '.docx',
    () =>
      docxOfBody(
        mark('begin') + instruction('PAGE') + mark('separate') + alternatives('a', 'b') + mark('end'),
      ),
  ],
  ['a field within a field', '.doc', () => docOfText(`\x13IF \x13 PAGE \x141\x15 = 1 "DDE"\x14\x15`)],
  [
    'a linked table',
    '.doc',
    () => docOfText(field('LINK Excel.Sheet.12 "C:\\\\a.xlsx" "A!R1C1:R2C2" \\a \\p')),
  ],
  ['a mail merge of a disk', '.doc', () => compoundBytes(wordParts({ merged: ['C:\\list.xls', ''] }))],
  ...['https://a.example/a.png', 'C:\\a.png', 'a.png'].map((link): [string, string, () => Buffer] => [
    `the linked picture ${link}`,
    '.doc',
    () => docOfShapes(pictureProperties(link, LINKED)),
  ]),
  ['a picture that was taken from a share', '.doc', () => docOfShapes(pictureProperties(SHARED, 0))],
  ['a template', '.doc', () => docOfTemplate('C:\\Users\\me\\Resume.dot')],
  ...[
    'https://a.example/a.png',
    'file:///C:\\a.png',
    'cid:image001.png@01D7',
    'blob:https://a.example/1',
    'media/a.png',
  ].map((target): [string, string, () => Buffer] => [
    `the picture ${target}`,
    '.docx',
    () => docxThatFetches('image', target),
  ]),
  ...[
    'Normal.dotm',
    '..\\Letter.dotx',
    'C:\\Letter.dotx',
    'file:///D:/a%20b.dotx',
    'file:///Users/me/a.dotx',
    'file://localhost/a.dotx',
  ].map((target): [string, string, () => Buffer] => [
    `the template ${target}`,
    '.docx',
    () => docxThatFetches('attachedTemplate', target),
  ]),
])('%s in a %s is taken', async (_name, ending, bytes) => {
  expect(await inspectFile(ending, bytes())).toEqual({ mediaType: expect.stringContaining('/') as string })
})

const HOSTS = [
  'https://a.example/a',
  '\\\\a.example\\a',
  '\\\\a.example@SSL@443\\a',
  'file://a.example/a',
  'file:\\\\a.example\\a',
  'file:////a.example/a',
  'file:///\\\\a.example\\a',
  'file:///%5C%5Ca.example/a',
  '//a.example/a',
  ' \\/a.example/a',
  '\\\\?\\UNC\\a.example\\a',
  '\\??\\UNC\\a.example\\a',
]

const LOADED = [
  'oleObject',
  'subDocument',
  'frame',
  'aFChunk',
  'package',
  'control',
  'mailMergeSource',
  'mailMergeHeaderSource',
  'recipientData',
  'transform',
  'extensibility',
]

type Row = [string, string, string, () => Buffer]

test.each<Row>([
  ...[
    'a.pif',
    'a.cpl',
    'a.xll',
    'a.url',
    'a.iso',
    'a.chm',
    'a.sct',
    'a.settingcontent-ms',
    'a.exe.',
    'a.exe ',
    'a.unknown',
    'a',
    'a.htm',
    'a.rtf',
  ].map((name): Row => [
    `the part ${JSON.stringify(name)}`,
    '.docx',
    'program',
    () => withParts(`word/embeddings/${name}`),
  ]),
  ['a program as a picture', '.docx', 'program', () => docxWithObject(PROGRAM, 'word/media/image1.png')],
  [
    'rich text as a document',
    '.docx',
    'program',
    () => docxWithObject(Buffer.from('{\\rtf1}'), 'word/embeddings/a.doc'),
  ],
  ['a package', '.docx', 'program', () => docxWithObject(compoundBytes(packageStream(PACKAGE)))],
  ['a program whose first byte comes alone', '.docx', 'program', () => docxWithSlowObject(PROGRAM)],
  [
    'a package whose first byte comes alone',
    '.docx',
    'program',
    () => docxWithSlowObject(compoundBytes(packageStream(PACKAGE))),
  ],
  ...(
    [
      ['word/embeddings/a.bin', 'embeddings/a.bin', 'package'],
      ['word/media/image1.png', '../word/media/IMAGE1.png', 'oleObject'],
      ['word/a b.tmp', 'a%20b.tmp', 'PACKAGE'],
    ] as const
  ).map(([name, target, kind]): Row => [
    `an archive behind other bytes as ${name}`,
    '.docx',
    'program',
    () => docxWithOpened(Buffer.concat([Buffer.from('x'), macroXlsx]), name, target, kind),
  ]),
  ['macros whose first byte comes alone', '.docx', 'macros', () => docxWithSlowObject(macroXlsx)],
  [
    'a package in other letters',
    '.docx',
    'program',
    () => docxWithObject(compoundBytes(packageStream(PACKAGE, '\x01OLE10native'))),
  ],
  [
    'a package',
    '.doc',
    'program',
    () => docWith({ name: 'ObjectPool', parts: [{ name: '_1', parts: packageStream(PACKAGE) }] }),
  ],
  [
    'a package that says it is a picture',
    '.doc',
    'program',
    () => docWith({ name: '_1', classId: PAINT, parts: packageStream(PACKAGE) }),
  ],
  [
    'a package of another kind',
    '.doc',
    'program',
    () => docWith({ name: '_1', parts: packageStream(PROGRAM, 'Package') }),
  ],
  [
    'an archive as a workbook',
    '.docx',
    'program',
    () => docxWithObject(zipBytes({ 'a.exe': 'x' }), 'word/embeddings/a.xlsx'),
  ],
  [
    'a program in a workbook',
    '.docx',
    'program',
    () =>
      docxWithObject(
        zipBytes({ '[Content_Types].xml': '<Types/>', 'xl/a.exe': 'x' }),
        'word/embeddings/a.xlsx',
      ),
  ],
  ['a workbook with macros', '.docx', 'macros', () => docxWithObject(macroXlsx, 'word/embeddings/a.xlsx')],
  ['the same two documents deep', '.docx', 'macros', () => nested(2, macroXlsx)],
  ['the same', '.doc', 'macros', () => docWith({ name: '_1', parts: packageStream(macroXlsx, 'Package') })],
  ['documents without end', '.docx', 'bomb', () => nested(4)],
  ...['macros', 'MACROS', 'Macroſ', '_VBA_PROJECT_CUR'].map((name): Row => [
    `the storage ${name}`,
    '.doc',
    'macros',
    () => docWith({ name, parts: MACROS }),
  ]),
  [
    'macros in small letters',
    '.doc',
    'macros',
    () =>
      docWith({
        name: 'a',
        parts: [{ name: 'b', parts: [{ name: '_vba_project', content: Buffer.alloc(9) }] }],
      }),
  ],
  [
    'an old document with macros',
    '.docx',
    'macros',
    () => docxWithObject(docWith({ name: 'macros', parts: MACROS })),
  ],
  [
    'an old workbook with a sheet of macros',
    '.docx',
    'macros',
    () => docxWithObject(xlsOf([0x85, '\0\0\0\0\0\x01']), 'word/embeddings/a.xls'),
  ],
  [
    'old workbooks that take long to read',
    '.docx',
    'bomb',
    () => {
      const content = xlsOf(...Array.from({ length: 50 }, (): [number, string] => [0x3c, 'x'.repeat(60_000)]))
      return docxWith(...[1, 2].map((n) => ({ name: `word/embeddings/${n}.xls`, content, isPacked: true })))
    },
  ],
  [
    'old documents that take long to read',
    '.docx',
    'bomb',
    () => {
      const content = docOfText('x'.repeat(3_000_000))
      return docxWith(...[1, 2].map((n) => ({ name: `word/embeddings/${n}.doc`, content, isPacked: true })))
    },
  ],
  [
    'an old workbook that starts a program',
    '.docx',
    'command',
    () => docxWithObject(xlsOf([0x1ae, '\0\0\x05\0\0cmd\x03/c']), 'word/embeddings/a.xls'),
  ],
  [
    'an old workbook with a password',
    '.docx',
    'locked',
    () => docxWithObject(xlsOf([0x2f, 'x']), 'word/embeddings/a.xls'),
  ],
  [
    'a workbook that starts a program',
    '.docx',
    'command',
    () =>
      docxWithObject(
        zipBytes({
          '[Content_Types].xml': '<Types/>',
          'xl/externalLinks/externalLink1.xml': '<externalLink><ddeLink ddeService="cmd"/></externalLink>',
        }),
        'word/embeddings/a.xlsx',
      ),
  ],
  ...HOSTS.map((target): Row => [
    `the template ${target}`,
    '.docx',
    'remote',
    () => docxThatFetches('attachedTemplate', target),
  ]),
  ...HOSTS.map((target): Row => [`the template ${target}`, '.doc', 'remote', () => docOfTemplate(target)]),
  ...[['\\\\a.example\\a.mdb'], ['', 'https://a.example/a.doc']].map((merged): Row => [
    `what a mail merge reads from ${merged.join('')}`,
    '.doc',
    'remote',
    () => compoundBytes(wordParts({ merged })),
  ]),
  ...[0xf00b, 0xf121, 0xf122].map((kind): Row => [
    `a linked picture of a share in properties of the kind ${kind}`,
    '.doc',
    'remote',
    () => docOfShapes(pictureProperties('a', 0), pictureProperties(SHARED, LINKED, kind)),
  ]),
  [
    'a linked picture of a share within the text',
    '.doc',
    'remote',
    () => docOfData(pictureProperties(SHARED, LINKED)),
  ],
  [
    'shapes that take long to read',
    '.doc',
    'bomb',
    () => docOfData(Buffer.alloc(2_000_000, 'f3ff0bf0', 'hex')),
  ],
  ...LOADED.map((kind): Row => [
    `the loaded ${kind}`,
    '.docx',
    'remote',
    () => docxThatFetches(kind, 'https://a.example/a'),
  ]),
  ['an object on a disk', '.docx', 'remote', () => docxThatFetches('oleObject', 'file:///C:\\a.xlsx')],
  [
    'an object that is called internal',
    '.docx',
    'remote',
    () => docxThatFetches('oleObject', '\\\\a.example\\a', 'Internal'),
  ],
  [
    'a picture of another computer',
    '.docx',
    'remote',
    () => docxThatFetches('image', 'file://a.example/a.png'),
  ],
  ['a page to convert', '.docx', 'otherFormat', () => docxThatFetches('aFChunk', 'a.xml', 'Internal')],
  ['a link', '.doc', 'remote', () => docWith({ name: '_1', parts: [{ name: '\x01Ole', content: LINK }] })],
  ['a field', '.docx', 'command', () => docxOfBody(fieldOf(' D', 'DE', 'AUTO c:\\\\cmd.exe'))],
  ['a field in numbers for letters', '.docx', 'command', () => docxOfBody(fieldOf('&#68;&#x44;E cmd'))],
  ['a field around a comment', '.docx', 'command', () => docxOfBody(fieldOf('DD<!-- x -->EAUTO cmd'))],
  ['a field as raw text', '.docx', 'command', () => docxOfBody(fieldOf('<![CDATA[ddeauto cmd]]>'))],
  [
    'a field that another one spells',
    '.docx',
    'command',
    () => docxOfBody(fieldOf(`</w:instrText></w:r>${fieldOf('QUOTE 68 68 69')}<w:r><w:instrText>cmd`)),
  ],
  ['a simple field', '.docx', 'command', () => docxOfBody('<w:fldSimple x=">" w:instr=" DDEAUTO cmd"/>')],
  [
    'a deleted field',
    '.docx',
    'command',
    () =>
      docxOfBody(
        fieldOf('').replaceAll('instrText', 'delInstrText').replace('preserve">', 'preserve">DDE cmd'),
      ),
  ],
  [
    'a field without its beginning',
    '.docx',
    'command',
    () => docxOfBody(instruction('DDE') + instruction('AUTO cmd')),
  ],
  ['a field in a header', '.docx', 'command', () => docxOfBody(fieldOf('DDEAUTO cmd'), 'word/header1.xml')],
  [
    'a field in a note, with another prefix',
    '.docx',
    'command',
    () =>
      withXml(
        'word/footnotes.xml',
        notes(fieldOf('DDE cmd')).replaceAll('w:', 'x:').replace('xmlns:w', 'xmlns:x'),
      ),
  ],
  [
    'a field in UTF-16',
    '.docx',
    'command',
    () => docxWith({ name: 'word/comments.xml', content: Buffer.from(notes(fieldOf('DDE cmd')), 'utf16le') }),
  ],
  [
    'a field in another encoding',
    '.docx',
    'unreadable',
    () => withXml('word/comments.xml', `<?xml version="1.0" encoding="utf-7"?>${notes(fieldOf('PAGE'))}`),
  ],
  [
    'a field that loads a text',
    '.docx',
    'remote',
    () => docxOfBody(fieldOf('INCLUDETEXT "\\\\\\\\a.example\\\\a"')),
  ],
  [
    'a field that loads a picture',
    '.docx',
    'remote',
    () => docxOfBody(fieldOf('INCLUDEPICTURE "\\\\\\\\a.example\\\\a.png"')),
  ],
  [
    'a field that loads an object',
    '.doc',
    'remote',
    () => docOfText(field('LINK Word.Document.8 "https://a.example/a.rtf" \\a')),
  ],
  [
    'a field as text that is shown',
    '.docx',
    'command',
    () => docxOfBody(`${mark('begin')}<w:r><w:t>DDE cmd</w:t></w:r>${mark('separate')}${mark('end')}`),
  ],
  [
    'a field behind an end too many',
    '.docx',
    'command',
    () => docxOfBody(mark('end') + fieldOf('PAGE') + fieldOf('DDE cmd')),
  ],
  [
    'a simple field with another instruction',
    '.docx',
    'unreadable',
    () => docxOfBody('<w:fldSimple xmlns:x="urn:x" w:instr="DDE cmd" x:instr="PAGE"/>'),
  ],
  [
    'a field with a mark of no meaning',
    '.docx',
    'unreadable',
    () => within('D', '<x:fldChar xmlns:x="urn:x" x:fldCharType="separate"/>', 'DE cmd'),
  ],
  [
    'a field with alternatives',
    '.docx',
    'command',
    () => within('', alternatives(instruction('PAGE '), instruction('DDE cmd')), ''),
  ],
  [
    'a field of which one alternative is the beginning',
    '.docx',
    'command',
    () =>
      docxOfBody(alternatives(mark('begin'), instruction('PAGE ')) + instruction('DDE cmd') + mark('end')),
  ],
  ['a field with a sign of no width', '.docx', 'command', () => docxOfBody(fieldOf('\u200bD\u200bDE cmd'))],
  ['a field with a low quote', '.docx', 'command', () => docxOfBody(fieldOf('„DDE cmd'))],
  ['a field with a control character', '.doc', 'command', () => docOfText(field('\x01DDE cmd'))],
  [
    'a field in a part that is called data',
    '.docx',
    'command',
    () => withXml('word/document2.dat', notes(fieldOf('DDE cmd'))),
  ],
  [
    'a text loaded from where another field says',
    '.docx',
    'remote',
    () => within('INCLUDETEXT "', fieldOf('QUOTE 92 92 97'), '"'),
  ],
  [
    'a picture loaded from where another field says',
    '.docx',
    'remote',
    () => within('INCLUDEPICTURE "', fieldOf('QUOTE 92 92 97'), '"'),
  ],
  [
    'an object loaded by a field that another one spells',
    '.docx',
    'remote',
    () => within('L', fieldOf('QUOTE 73 78 75'), ' Word.Document.8 "https://a.example/a"'),
  ],
  [
    'an address behind a long text',
    '.docx',
    'remote',
    () => within(`INCLUDETEXT${' '.repeat(50_000)}`, fieldOf('PAGE'), '"https://a.example/a"'),
  ],
  [
    'a template that is also called a link',
    '.docx',
    'wrongType',
    () =>
      relationships(
        'xmlns:x="urn:x" Type="a/attachedTemplate" x:Type="a/hyperlink" Target="https://a.example" TargetMode="External"',
      ),
  ],
  [
    'a linked object by its kind alone',
    '.docx',
    'remote',
    () =>
      docxWithObject(
        compoundBytes(packageStream(BITMAP, 'a'), { classId: '0003000000000000c000000000000046' }),
      ),
  ],
  ...[
    '4c0000000114020000000000c0000000',
    '377abcaf271c0004',
    '526172211a0700',
    '4d534346',
    '49545346',
    'cffaedfe',
  ].map((start): Row => [
    `an object that begins with ${start}`,
    '.docx',
    'program',
    () => docxWithObject(Buffer.from(start, 'hex')),
  ]),
  ['a field', '.doc', 'command', () => docOfText(field('DDEAUTO c:\\\\cmd.exe'))],
  ['a field of two bytes', '.doc', 'command', () => docOfText(field('"DDEAUTO" c:\\\\cmd.exe'), 'utf16le')],
  [
    'a name that the archive gives twice',
    '.docx',
    'wrongType',
    () => docxWith({ name: 'word/a.xml', localName: 'word/b.xml', content: pngBytes() }),
  ],
  ['a password', '.doc', 'locked', () => compoundBytes(wordParts({ flags: 0x0300 }))],
  ['the text of an old Word', '.doc', 'otherFormat', () => compoundBytes(wordParts({ magic: 0xa5dc }))],
  ['another text', '.doc', 'unreadable', () => compoundBytes(wordParts({ magic: 0x1234 }))],
  ['no table', '.doc', 'unreadable', () => compoundBytes(wordParts({ flags: 0 }))],
])('%s in a %s is refused: %s', async (_name, ending, fault, bytes) => {
  expect(await inspectFile(ending, bytes())).toEqual({ fault })
})

test.each<[string, number]>([
  ['a ring', 4],
  ['another stream', 1],
])('a text whose sectors lead to %s is refused', async (_name, next) => {
  const bytes = docBytes()
  bytes.writeUInt32LE(next, 512 + 4 * 5)
  expect(await inspectFile('.doc', bytes)).toEqual({ fault: 'unreadable' })
})
