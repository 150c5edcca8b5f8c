import { zipOf } from './builders'

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
  const files = Object.entries({ ...parts, 'xl/worksheets/sheet1.xml': sheet })
  return zipOf(
    files.map(([name, text]) => {
      const says = text === sheet ? { unpackedBytes: unpackedSize } : {}
      return { name, content: Buffer.from(text), isPacked: true, says }
    }),
  )
}

/** An Excel workbook of one sheet. `unpackedSize` is what its directory says of the sheet, in place of the truth. */
export const xlsx = (rows: readonly XlsxCell[][], unpackedSize?: number) =>
  xlsxOfSheet(rowsXml(rows), unpackedSize)
