import { InvalidInputError, InvalidSpreadsheetError, readSheet } from 'read-excel-file/universal'
import { MEGABYTE } from '@/domain/limits'
import { readZipDirectory, unpackEntry, type ZipEntry } from '../files/zipDirectory'
import { UnreadableFile, type Cell, type Sheet } from './cells'
import { columnNumber, firstSheetPart, withFaults } from './formulaFaults'

/** What tells other archives from a workbook. */
const OTHERS = [
  ['content.xml', 'an OpenDocument file (.ods)'],
  ['xl/workbook.bin', 'a binary workbook (.xlsb)'],
  ['Index/Document.iwa', 'a file of Numbers'],
  ['word/document.xml', 'a Word document'],
] as const

/** Unpacked, an archive may be a thousand times its size. */
const UNPACKED_MAX_BYTES = 100 * MEGABYTE

const DAMAGED = 'It is damaged, or no Excel workbook. Open it and save it as .xlsx or CSV again.'

/** Rows times columns; the reader makes a cell of each, also of empty ones. */
const CELLS_MAX = 10_000_000

const CELL = /<c [^>]*?\br="([A-Z]{1,3})(\d{1,7})"[^>]*?(\/?)>/g

const checkReach = (xml: string) => {
  let [columns, rows] = [0, 0]
  for (const [, letters = '', row, isEmpty] of xml.matchAll(CELL)) {
    if (isEmpty) continue
    columns = Math.max(columns, columnNumber(letters))
    rows = Math.max(rows, Number(row))
  }
  if (columns * rows <= CELLS_MAX) return
  throw new UnreadableFile(
    `Its cells reach to row ${rows} and over ${columns} columns. Delete what stands far from the list.`,
  )
}

const unpackSheet = (bytes: Buffer, entry: ZipEntry) => {
  const sheet = unpackEntry(bytes, entry, UNPACKED_MAX_BYTES)
  if (!sheet) throw new UnreadableFile(DAMAGED)
  return sheet
}

/** A cell or two at the far end of a sheet would fill the memory with empty ones. */
const checkSheets = (bytes: Buffer, entries: readonly ZipEntry[]) => {
  for (const entry of entries.filter(({ name }) => name.startsWith('xl/worksheets/')))
    checkReach(unpackSheet(bytes, entry).toString('latin1'))
}

const checkArchive = (bytes: Buffer) => {
  const entries = readZipDirectory(bytes)
  const has = (wanted: string) => entries?.some(({ name }) => name === wanted) === true
  const other = OTHERS.find(([part]) => has(part))
  if (other) throw new UnreadableFile(`It is ${other[1]}, no Excel workbook. Save it as .xlsx or CSV.`)
  if (!entries || !has('xl/workbook.xml')) throw new UnreadableFile(DAMAGED)
  const unpacked = entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0)
  if (unpacked > UNPACKED_MAX_BYTES) {
    throw new UnreadableFile(`Unpacked it is over ${UNPACKED_MAX_BYTES / MEGABYTE} MB. Split it.`)
  }
  checkSheets(bytes, entries)
  return entries
}

const firstSheetXml = (bytes: Buffer, entries: readonly ZipEntry[]) => {
  const textOf = (wanted: string | undefined) => {
    const entry = entries.find(({ name }) => name === wanted)
    return entry ? unpackSheet(bytes, entry).toString('utf8') : ''
  }
  return textOf(firstSheetPart(textOf('xl/workbook.xml'), textOf('xl/_rels/workbook.xml.rels')))
}

const toCell = (value: unknown): Cell => {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Reads the first sheet of an Excel workbook; numbers and booleans become text. */
export const readXlsx = async (bytes: Buffer): Promise<Sheet> => {
  try {
    const entries = checkArchive(bytes)
    const rows = await readSheet(new Blob([Uint8Array.from(bytes)]), { trim: false })
    return withFaults(
      rows.map((row) => row.map(toCell)),
      firstSheetXml(bytes, entries),
    )
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    if (error instanceof InvalidSpreadsheetError) throw new UnreadableFile(`${error.message}.`)
    throw new UnreadableFile(
      error instanceof InvalidInputError && error.code === 'NO_DATA' ? 'It is empty.' : DAMAGED,
    )
  }
}
