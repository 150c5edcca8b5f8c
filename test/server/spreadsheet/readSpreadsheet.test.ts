import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UnreadableFile } from '@/server/spreadsheet/cells'
import { readSpreadsheet } from '@/server/spreadsheet/readSpreadsheet'
import { docxBytes, zipBytes } from '@test/support/builders'
import { temporaryFolder } from '@test/support/site'
import { rowsXml, workbookOf, xlsx, xlsxOfSheet } from '@test/support/xlsx'

const folder = temporaryFolder()

const countKnown = (headings: readonly string[]) =>
  headings.filter((heading) => ['id', 'name', 'note'].includes(heading)).length

const readFile = (content: string | Buffer, name = 'list.csv') => {
  writeFileSync(join(folder, name), content)
  return readSpreadsheet(join(folder, name), countKnown)
}

const read = async (content: string | Buffer, name?: string) => (await readFile(content, name)).rows

const rows = [['id', 'name', 'note'], ['1', 'किरण – "Asha"', 'one,\ntwo; three'], [''], ['2', 'B', '']]

const asCsv = (separator: string) =>
  [['id', 'name', 'note'], ['1', '"किरण – ""Asha"""', '"one,\ntwo; three"'], [], ['2', 'B', '']]
    .map((cells) => cells.join(separator))
    .join('\r\n')

test.each([
  ['commas', asCsv(',')],
  ['semicolons', asCsv(';')],
  ['tabs', asCsv('\t')],
  ['a mark of UTF-8', `\uFEFF${asCsv(',')}`],
  ['the line with which Excel names its separator', `sep=;\r\n${asCsv(';')}`],
  ['UTF-16 as Excel saves Unicode text', Buffer.from(`\uFEFF${asCsv('\t')}`, 'utf16le')],
  ['UTF-16 the other way round', Buffer.from(`\uFEFF${asCsv('\t')}`, 'utf16le').swap16()],
])('a CSV file with %s', async (_what, content) => {
  expect(await read(content)).toEqual(rows)
})

test('Windows-1252', async () => {
  const bytes = Buffer.concat([
    Buffer.from('id,name\n1,Asha '),
    Buffer.from([0x96]),
    Buffer.from(' Caf'),
    Buffer.from([0xe9]),
  ])
  expect(await read(bytes)).toEqual([
    ['id', 'name'],
    ['1', 'Asha – Café'],
  ])
})

test('an Excel workbook: numbers, dates, booleans, gaps and blank rows', async () => {
  // 46053 is 31 January 2026.
  const sheet = xlsx([['id', 'name'], [1001, 2.1, { day: 46_053 }], [], ['x ', null, true]])
  expect(await read(sheet, 'list.xlsx')).toEqual([
    ['id', 'name', ''],
    ['1001', '2.1', new Date('2026-01-31T00:00:00Z')],
    ['', '', ''],
    ['x ', '', 'true'],
  ])
})

test('a formula with an error, or that was never computed, is no empty cell', async () => {
  const cells =
    '<row r="1"><c r="A1"><v>1</v></c><c r="C1" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>' +
    '<row r="2"><c r="A2"><f>"a"</f></c><c r="B2" t="str"><f>""</f><v></v></c><c r="C2"><f>1+1</f><v>2</v></c></row>'
  expect(await read(xlsxOfSheet(cells))).toEqual([
    ['1', '', '#DIV/0!'],
    ['#NULL!', '', '2'],
  ])
})

test('the first visible sheet is read, hidden rows are counted, and other visible sheets with rows are named', async () => {
  const xml = rowsXml([['id'], ['1'], ['2'], []]).replaceAll(/<row r="([34])"/g, '<row r="$1" hidden="1"')
  const sheets = [
    { name: 'Old', state: 'hidden', rows: rowsXml([['id'], ['9']]) },
    { name: 'Older', state: 'veryHidden', rows: rowsXml([['id'], ['8']]) },
    { name: 'Jobs', rows: xml },
    { name: 'Empty', rows: rowsXml([[' ']]) },
    { name: 'Raipur', rows: rowsXml([['id']]) },
    { name: 'Lists', state: 'hidden', rows: rowsXml([['id']]) },
  ] as const
  expect(await readFile(workbookOf(sheets))).toEqual({
    rows: [['id'], ['1'], ['2']],
    otherSheets: ['Raipur'],
    hiddenRows: 1,
  })
})

test('every row of merged cells has their value, but rows that are otherwise empty', async () => {
  const xml = rowsXml([
    ['id', 'name', 'note'],
    ['1', 'A', 'x'],
    ['2', null, null],
    ['3', 'B'],
    [],
    ['4', 'C'],
  ])
  const merged = (range: string) => read(workbookOf([{ name: 'Jobs', rows: xml, merged: range }]))
  expect((await merged('B2:B5')).map((row) => row[1])).toEqual(['name', 'A', 'A', 'A', '', 'C'])
  expect((await merged('B2:XFD3')).slice(1, 3)).toEqual([
    ['1', 'A', 'A'],
    ['2', 'A', 'A'],
  ])
  expect((await merged('A1:C1'))[0]).toEqual(['id', 'name', 'note'])
})

test.each([
  ['"JOB-"0000', 12, { number: '12', shown: 'JOB-0012' }],
  ['00000', 7, { number: '7', shown: '00007' }],
  ['General" LPA"', 3, { number: '3', shown: '3 LPA' }],
  ['#,##0', 1001, '1001'],
  ['0.00', 1001, '1001'],
  ['0.00E+00', 9_826_012_345, '9826012345'],
])(
  'a number in the format %s is read as it is shown, where that is another text',
  async (format, number, cell) => {
    const xml = `<row r="1"><c r="A1" s="2"><v>${number}</v></c></row>`
    expect(await read(workbookOf([{ name: 'Jobs', rows: xml }], format))).toEqual([[cell]])
  },
)

test('rows that are only formatted are not counted', async () => {
  const cells = '<row r="1"><c r="A1"><v>1</v></c></row><row r="90000"><c r="B90000" s="1"/></row>'
  expect(await read(xlsxOfSheet(cells))).toEqual([['1', '']])
})

test('a workbook is known by its bytes, not by its name', async () => {
  expect(await read(xlsx([['id']]), 'list.csv')).toEqual([['id']])
})

/** Each cell where its reference says. */
const farAway = () =>
  xlsxOfSheet('<row r="1"><c r="XFD1"><v>1</v></c></row><row r="1048576"><c r="A1048576"><v>1</v></c></row>')

test.each<[string, string | Buffer, RegExp]>([
  ['empty', '', /is empty/],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), /not a spreadsheet/],
  [
    'an old .xls',
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    /old Excel workbook \(\.xls\).*Save it as \.xlsx or CSV/,
  ],
  ['cut off', xlsx([['id']]).subarray(0, 700), /damaged/],
  ['a zip bomb', xlsx([['id']], 200 * 1024 * 1024), /over 100 MB/],
  ['with a cell far away', farAway(), /without cells far away from the list/],
  ['without an end of its quotes', 'id,name\n1,"Asha\n2,B', /quotation marks do not match/],
  ['too long', `id\n${'1\n'.repeat(200_001)}`, /over 200000 rows/],
])('refuses a file that is %s', async (_what, content, reason) => {
  await expect(read(content, 'wrong')).rejects.toThrow(reason)
})

const other = (...names: string[]) => zipBytes(Object.fromEntries(names.map((name) => [name, 'x'])))
const page = '<table><tr><th class="x">id</th></tr><tr><td>1</td></tr></table>'

test.each<[string, string | Buffer]>([
  ['a web page named .xls or the like', `<html><head><meta charset="utf-8"></head><body>${page}`],
  ['a web page named .xls or the like', `\r\n${page}`],
  ['a web page named .xls or the like', `<?xml version="1.0"?>\n<html xmlns="x">${page}`],
  ['a web page named .xls or the like', Buffer.from(`\uFEFF<HTML xmlns:x="urn:x">${page}`, 'utf16le')],
  ['a web page named .xls or the like', 'MIME-Version: 1.0\nContent-Type: multipart/related'],
  ['an XML file', '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook>'],
  ['a PDF', Buffer.from('%PDF-1.4\n\0\0')],
  ['a text document (.rtf)', '{\\rtf1 id}'],
  ['a binary workbook of Excel (.xlsb)', other('[Content_Types].xml', 'xl/workbook.bin')],
  ['an OpenDocument file, as LibreOffice saves it (.ods)', other('mimetype', 'content.xml')],
  ['a file of Apple Numbers (.numbers)', other('Index/Document.iwa', 'Metadata/Properties.plist')],
  ['a file of Apple Numbers (.numbers)', other('Index.zip', 'preview.jpg')],
  ['a Word document', docxBytes()],
  ['a presentation', other('[Content_Types].xml', 'ppt/presentation.xml')],
])('says of %s how it becomes a spreadsheet', async (what, content) => {
  await expect(read(content)).rejects.toThrow(
    new UnreadableFile(
      `It is ${what}. Open the list in your spreadsheet program and save it as .xlsx or CSV.`,
    ),
  )
})

test('refuses what is no file', async () => {
  mkdirSync(join(folder, 'folder'))
  await expect(readSpreadsheet(join(folder, 'folder'), countKnown)).rejects.toThrow(
    'It is a folder, not a file.',
  )
  await expect(readSpreadsheet(join(folder, 'nothing'), countKnown)).rejects.toThrow('There is no such file.')
})
