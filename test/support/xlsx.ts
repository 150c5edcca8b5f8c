import { zipOf } from './builders'

/** A day as Excel counts it: the number of a cell that is formatted as a date. */
type SerialDay = { day: number }

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

export const rowsXml = (rows: readonly XlsxCell[][]) =>
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

const sheetXml = (rows: string, behind = '') =>
  `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData>${behind}</worksheet>`

type WorkbookSheet = { name: string; state?: 'hidden' | 'veryHidden'; rows: string; merged?: string }

/** An Excel workbook of several sheets, whose third style has a number format of its own. */
export const workbookOf = (sheets: readonly WorkbookSheet[], format = 'General') => {
  const listed = sheets.map(
    ({ name, state = 'visible' }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}" state="${state}" r:id="rId${at + 1}"/>`,
  )
  const relations = sheets.map(
    (_sheet, at) =>
      `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  )
  const files: Record<string, string> = {
    ...parts,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}<Relationship Id="rId99" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="${escapeXml(format).replaceAll('"', '&quot;')}"/></numFmts><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  }
  for (const [at, { rows, merged }] of sheets.entries())
    files[`xl/worksheets/sheet${at + 1}.xml`] = sheetXml(
      rows,
      merged && `<mergeCells count="1"><mergeCell ref="${merged}"/></mergeCells>`,
    )
  return zipOf(
    Object.entries(files).map(([name, text]) => ({ name, content: Buffer.from(text), isPacked: true })),
  )
}

/** An Excel workbook of one sheet, of which the rows are given as XML. */
export const xlsxOfSheet = (rows: string, unpackedSize?: number) => {
  const sheet = sheetXml(rows)
  const files = Object.entries({ ...parts, 'xl/worksheets/sheet1.xml': sheet })
  return zipOf(
    files.map(([name, text]) => ({
      name,
      content: Buffer.from(text),
      isPacked: true,
      unpackedBytes: text === sheet ? unpackedSize : undefined,
    })),
  )
}

/** An Excel workbook of one sheet. `unpackedSize` is what its directory says of the sheet, in place of the truth. */
export const xlsx = (rows: readonly XlsxCell[][], unpackedSize?: number) =>
  xlsxOfSheet(rowsXml(rows), unpackedSize)
