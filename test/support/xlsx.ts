import { crc32, deflateRawSync } from 'node:zlib'

type Entry = { name: string; bytes: Buffer; /** What the directory says. */ size?: number }

const header = (
  signature: number,
  { name, bytes, size = bytes.length }: Entry,
  packed: Buffer,
  more: number,
) => {
  const head = Buffer.alloc(more)
  const start = more === 46 ? 6 : 4
  head.writeUInt32LE(signature, 0)
  head.writeUInt16LE(20, start)
  head.writeUInt16LE(8, start + 4)
  head.writeUInt32LE(crc32(bytes), start + 10)
  head.writeUInt32LE(packed.length, start + 14)
  head.writeUInt32LE(size, start + 18)
  head.writeUInt16LE(Buffer.byteLength(name), start + 22)
  return head
}

/** A zip archive of packed files. */
export const zip = (entries: readonly Entry[]) => {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const packed = deflateRawSync(entry.bytes)
    const name = Buffer.from(entry.name)
    const file = Buffer.concat([header(0x04034b50, entry, packed, 30), name, packed])
    const listed = header(0x02014b50, entry, packed, 46)
    listed.writeUInt32LE(offset, 42)
    directory.push(listed, name)
    files.push(file)
    offset += file.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, ...directory, end])
}

/** A day as Excel counts it: the number of a cell that is formatted as a date. */
export type SerialDay = { day: number }

type XlsxCell = string | number | boolean | SerialDay | null

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

const cellXml = (cell: XlsxCell, reference: string) => {
  if (cell === null) return ''
  if (typeof cell === 'string')
    return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`
  if (typeof cell === 'boolean') return `<c r="${reference}" t="b"><v>${Number(cell)}</v></c>`
  return typeof cell === 'number'
    ? `<c r="${reference}"><v>${cell}</v></c>`
    : `<c r="${reference}" s="1"><v>${cell.day}</v></c>`
}

const rowsXml = (rows: readonly XlsxCell[][]) =>
  rows
    .map(
      (row, y) =>
        `<row r="${y + 1}">${row.map((cell, x) => cellXml(cell, `${String.fromCodePoint(65 + x)}${y + 1}`)).join('')}</row>`,
    )
    .join('')

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

const parts: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  // The second style is a date.
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
}

/** An Excel workbook of one sheet, of which the rows are given as XML. */
export const xlsxOfSheet = (rows: string, unpackedSize?: number) => {
  const sheet = `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`
  return zip([
    ...Object.entries(parts).map(([name, text]) => ({ name, bytes: Buffer.from(text) })),
    { name: 'xl/worksheets/sheet1.xml', bytes: Buffer.from(sheet), size: unpackedSize },
  ])
}

/** An Excel workbook of one sheet. `unpackedSize` is what its directory says of the sheet, in place of the truth. */
export const xlsx = (rows: readonly XlsxCell[][], unpackedSize?: number) =>
  xlsxOfSheet(rowsXml(rows), unpackedSize)
