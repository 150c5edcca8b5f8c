import { readXlsx as readWorkbook, type CellValue } from 'hucre/xlsx'
import { MEGABYTE } from '@/domain/limits'
import { readZip } from '../files/zip'
import { UnreadableFile, type Cell, type Sheet } from './cells'

/** An archive may unpack to a thousand times its size. */
const UNPACKED_MAX_BYTES = 100 * MEGABYTE

const UNREADABLE =
  'It is damaged or not an Excel workbook. Open it and save it as .xlsx or CSV again, without cells far away from the list.'

const checkArchive = async (bytes: Buffer) => {
  const entries = await readZip(bytes)
  if (!entries.some(({ name }) => name === 'xl/workbook.xml')) throw new UnreadableFile(UNREADABLE)
  const unpacked = entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0)
  if (unpacked > UNPACKED_MAX_BYTES)
    throw new UnreadableFile(`Unpacked it is over ${UNPACKED_MAX_BYTES / MEGABYTE} MB. Split it.`)
}

/** A spreadsheet shows this for a formula that was never computed. */
const NOT_COMPUTED = '#NULL!'

/** Shown for a number that has no date in a cell that is formatted as one. */
const NO_DATE = '#VALUE!'

const toCell = (value: CellValue): Cell => {
  if (!(value instanceof Date)) return String(value ?? '')
  return Number.isNaN(value.getTime()) ? NO_DATE : value
}

/** Reads the first sheet of an Excel workbook. Numbers and booleans become text. */
export const readXlsx = async (bytes: Buffer): Promise<Sheet> => {
  await checkArchive(bytes)
  const { sheets } = await readWorkbook(bytes, { sheets: [0] }).catch(() => {
    throw new UnreadableFile(UNREADABLE)
  })
  const sheet = (sheets[0]?.rows ?? []).map((row) => Array.from(row, toCell))
  for (const [place, { type, value }] of sheets[0]?.cells ?? []) {
    const [row = 0, column = 0] = place.split(',').map(Number)
    const cellsOfRow = sheet[row]
    if (cellsOfRow && type === 'formula' && value === null) cellsOfRow[column] = NOT_COMPUTED
  }
  // Rows below the list may be formatted only.
  return sheet.slice(0, sheet.findLastIndex((row) => row.some((cell) => cell !== '')) + 1)
}
