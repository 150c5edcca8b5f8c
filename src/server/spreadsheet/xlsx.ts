import { buffer } from 'node:stream/consumers'
import { formatValue } from 'hucre'
import { readXlsx as readWorkbook, type CellValue, type Sheet as WorkbookSheet } from 'hucre/xlsx'
import { MEGABYTE } from '@/domain/site/limits'
import { readZip } from '../files/zip'
import {
  isBlankCell,
  isBlankRow,
  refuseOther,
  UnreadableFile,
  type Cell,
  type Sheet,
  type Spreadsheet,
} from './cells'

/** An archive may unpack to a thousand times its size. */
const UNPACKED_MAX_BYTES = 100 * MEGABYTE

const UNREADABLE =
  'It is damaged or not an Excel workbook. Open it and save it as .xlsx or CSV again, without cells far away from the list.'

const WORKBOOK = 'xl/workbook.xml'

/** Archives of other programs, by the names of their parts. */
const OTHER_KINDS = [
  [/^xl\/workbook\.bin$/, 'a binary workbook of Excel (.xlsb)'],
  [/^content\.xml$/, 'an OpenDocument file, as LibreOffice saves it (.ods)'],
  [/^index(?:\/.*\.iwa|\.zip|\.apxl)$/i, 'a file of Apple Numbers (.numbers)'],
  [/^word\//, 'a Word document'],
  [/^ppt\//, 'a presentation'],
] as const

const STYLES = 'xl/styles.xml'

/** Checks an archive before it is unpacked. Says whether it has number formats of its own, which take time to apply. */
const checkArchive = async (bytes: Buffer) => {
  const entries = await readZip(bytes)
  const names = entries.map(({ name }) => name)
  if (!names.includes(WORKBOOK)) {
    refuseOther(OTHER_KINDS, names)
    throw new UnreadableFile(UNREADABLE)
  }
  const unpacked = entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0)
  if (unpacked > UNPACKED_MAX_BYTES)
    throw new UnreadableFile(`Unpacked it is over ${UNPACKED_MAX_BYTES / MEGABYTE} MB. Split it.`)
  const styles = entries.find(({ name }) => name === STYLES)
  return styles !== undefined && (await buffer(styles.unpack())).includes('formatCode=')
}

/** Displayed for a formula that was never computed. */
const NOT_COMPUTED = '#NULL!'

/** Displayed for a number without a date in a cell with a date format. */
const NO_DATE = '#VALUE!'

/** A number as displayed, if its format adds more than grouping, decimals and exponents. */
const shownOf = (value: CellValue, format: string | undefined) => {
  if (typeof value !== 'number' || !format) return undefined
  const general = Number.isInteger(value) ? '0' : '0.0###'
  const shown = formatValue(value, format.replace(/general/gi, general)).trim()
  const isPlain = Number(shown.replaceAll(',', '')) === value || /^$|\dE[+-]?\d+$/i.test(shown)
  return isPlain && !/^0\d/.test(shown) ? undefined : shown
}

const toCell = (value: CellValue): Cell => {
  if (!(value instanceof Date)) return String(value ?? '')
  return Number.isNaN(value.getTime()) ? NO_DATE : value
}

/** Gives every cell of a merged block its value. The headings and otherwise empty rows stay as they are. */
const fillMerged = (rows: Sheet, merges: WorkbookSheet['merges'] = []) => {
  const blank = new Set(rows.filter(isBlankRow))
  const width = rows[0]?.length ?? 0
  for (const { startRow, startCol, endRow, endCol } of merges) {
    const value = rows[startRow]?.[startCol] ?? ''
    if (isBlankCell(value)) continue
    for (const row of rows.slice(Math.max(startRow, 1), endRow + 1))
      if (!blank.has(row)) row.fill(value, startCol, Math.min(endCol + 1, width))
  }
}

const rowsOf = ({ rows, cells, merges }: WorkbookSheet): Sheet => {
  const sheet = rows.map((row) => Array.from(row, toCell))
  for (const [place, { type, value, style }] of cells ?? []) {
    const [row = 0, column = 0] = place.split(',').map(Number)
    const cellsOfRow = sheet[row]
    const shown = shownOf(value, style?.numFmt)
    if (cellsOfRow && type === 'formula' && value === null) cellsOfRow[column] = NOT_COMPUTED
    else if (cellsOfRow && shown !== undefined) cellsOfRow[column] = { number: String(value), shown }
  }
  fillMerged(sheet, merges)
  // Rows below the list may be formatted only.
  return sheet.slice(0, sheet.findLastIndex((row) => !row.every((cell) => cell === '')) + 1)
}

const isFilled = ({ rows }: WorkbookSheet) => !rows.every((row) => isBlankRow(row.map(toCell)))

/** Reads the first visible sheet of an Excel workbook. Numbers and booleans become text. */
export const readXlsx = async (bytes: Buffer): Promise<Spreadsheet> => {
  const readStyles = await checkArchive(bytes)
  const { sheets } = await readWorkbook(bytes, {
    sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
    readStyles,
  }).catch(() => {
    throw new UnreadableFile(UNREADABLE)
  })
  const [first, ...others] = sheets
  const rows = first ? rowsOf(first) : []
  return {
    rows,
    otherSheets: others.filter(isFilled).map(({ name }) => name),
    hiddenRows: rows.filter((row, index) => first?.rowDefs?.get(index)?.hidden && !isBlankRow(row)).length,
  }
}
