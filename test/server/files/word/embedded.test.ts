import { inspectFile } from '@/server/files/inspectFile'
import {
  docWith,
  docxThatFetches,
  docxWith,
  docxWithObject,
  docxWithSlowObject,
  packageStream,
} from '@test/support/badFiles'
import { docBytes, docxBytes, zipBytes } from '@test/support/builders'
import { compoundBytes } from '@test/support/compound'
import { xlsx } from '@test/support/xlsx'

const PROGRAM = Buffer.from('4d5a900003000000', 'hex')
const PACKAGE = Buffer.from('\0\0\0\0\x02\0resume.exe\0C:\\resume.exe\0', 'latin1')
const PAINT = '0a00030000000000c000000000000046'
const BITMAP = Buffer.from('\0\0\0\0BM', 'latin1')
/** Says of the object that it is a link. */
const LINK = Buffer.from('0100000201000000', 'hex')

const macroXlsx = zipBytes({ '[Content_Types].xml': '<Types/>', 'xl/vbaProject.bin': 'x' })

/** Documents within documents. */
const nested = (depth: number, inner = docxBytes()): Buffer =>
  depth === 0 ? inner : docxWithObject(nested(depth - 1, inner), 'word/embeddings/a.docx')

const withParts = (...names: string[]) =>
  docxWith(...names.map((name) => ({ name, content: Buffer.alloc(9) })))

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

test.each<[string, string, () => Buffer]>([
  [
    'parts of all programs',
    '.docx',
    () =>
      withParts(
        'docProps/thumbnail.emf',
        'docMetadata/LabelInfo.xml',
        'word/media/image1.JPEG',
        'word/media/image4.jpg&ehk=a&r=0',
        'word/media/clip.mp4',
        'word/fonts/font1.odttf',
        'word/printerSettings/printerSettings1.bin',
        'word/drawings/vmlDrawing1.vml',
        '_xmlsignatures/origin.sigs',
        '[trash]/0000.dat',
        'customXml/',
      ),
  ],
  ['a workbook', '.docx', () => docxWithObject(xlsx([['a', 1]]), 'word/embeddings/Sheet.xlsx')],
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
  ...(
    [
      ['image', 'https://a.example/a.png'],
      ['image', 'cid:image001.png@01D7'],
      ['attachedTemplate', '..\\Letter.dotx'],
      ['attachedTemplate', 'file:///D:/a%20b.dotx'],
      ['attachedTemplate', 'file://localhost/a.dotx'],
    ] as const
  ).map(([kind, target]): [string, string, () => Buffer] => [
    `the ${kind} ${target}`,
    '.docx',
    () => docxThatFetches(kind, target),
  ]),
])('%s in a %s is taken', async (_name, ending, bytes) => {
  expect(await inspectFile(ending, bytes())).toEqual({ mediaType: expect.stringContaining('/') as string })
})

const HOSTS = [
  'https://a.example/a',
  '\\\\a.example\\a',
  'file://a.example/a',
  'file:///%5C%5Ca.example/a',
  ' \\/a.example/a',
  '\\??\\UNC\\a.example\\a',
]

type Row = [string, string, string, () => Buffer]

test.each<Row>([
  ...['a.pif', 'a.url', 'a.exe.', 'a.exe ', 'a.unknown', 'a', 'a.htm', 'a.rtf', '../../a.exe'].map(
    (name): Row => [
      `the part ${JSON.stringify(name)}`,
      '.docx',
      'program',
      () => withParts(`word/embeddings/${name}`),
    ],
  ),
  ['a program as a picture', '.docx', 'program', () => docxWithObject(PROGRAM, 'word/media/image1.png')],
  [
    'rich text as a document',
    '.docx',
    'program',
    () => docxWithObject(Buffer.from('{\\rtf1}'), 'word/embeddings/a.doc'),
  ],
  ['a package', '.docx', 'program', () => docxWithObject(compoundBytes(packageStream(PACKAGE)))],
  [
    'a package in other letters',
    '.docx',
    'program',
    () => docxWithObject(compoundBytes(packageStream(PACKAGE, '\x01OLE10native'))),
  ],
  ['a program whose first byte comes alone', '.docx', 'program', () => docxWithSlowObject(PROGRAM)],
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
    'a document as a package',
    '.doc',
    'program',
    () => docWith({ name: '_1', parts: packageStream(docxBytes(), 'Package') }),
  ],
  [
    'a program in a workbook',
    '.docx',
    'program',
    () => docxWithObject(zipBytes({ 'xl/a.exe': 'x' }), 'word/embeddings/a.xlsx'),
  ],
  ['a workbook with macros', '.docx', 'macros', () => docxWithObject(macroXlsx, 'word/embeddings/a.xlsx')],
  ['macros whose first byte comes alone', '.docx', 'macros', () => docxWithSlowObject(macroXlsx)],
  ['the same two documents deep', '.docx', 'macros', () => nested(2, macroXlsx)],
  ['documents without end', '.docx', 'bomb', () => nested(4)],
  ...['macros', 'Macroſ', '_VBA_PROJECT_CUR'].map((name): Row => [
    `the storage ${name}`,
    '.doc',
    'macros',
    () => docWith({ name, parts: [{ name: 'dir', content: Buffer.alloc(9) }] }),
  ]),
  [
    'an old document with macros',
    '.docx',
    'macros',
    () => docxWithObject(docWith({ name: 'macros', parts: [{ name: 'dir', content: Buffer.alloc(9) }] })),
  ],
  ...[
    ...HOSTS.map((target) => ['attachedTemplate', target] as const),
    ...['oleObject', 'subDocument', 'aFChunk'].map((kind) => [kind, 'https://a.example/a'] as const),
  ].map(([kind, target]): Row => [
    `the ${kind} ${target}`,
    '.docx',
    'remote',
    () => docxThatFetches(kind, target),
  ]),
  [
    'an object that is called internal',
    '.docx',
    'remote',
    () => docxThatFetches('oleObject', '\\\\a.example\\a', 'Internal'),
  ],
  ['a page to convert', '.docx', 'program', () => docxThatFetches('aFChunk', 'a.xml', 'Internal')],
  ['a link', '.doc', 'remote', () => docWith({ name: '_1', parts: [{ name: '\x01Ole', content: LINK }] })],
  [
    'a linked object by its kind alone',
    '.docx',
    'remote',
    () =>
      docxWithObject(
        compoundBytes(packageStream(BITMAP, 'a'), { classId: '0003000000000000c000000000000046' }),
      ),
  ],
])('%s in a %s is refused: %s', async (_name, ending, fault, bytes) => {
  expect(await inspectFile(ending, bytes())).toEqual({ fault })
})
