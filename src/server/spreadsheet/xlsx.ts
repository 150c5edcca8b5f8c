import { InvalidInputError, InvalidSpreadsheetError, readSheet } from 'read-excel-file/universal'
import { MEGABYTE } from '@/domain/limits'
import { zipEntries } from '../fileSignature'
import { UnreadableFile, type Cell, type Sheet } from './cells'

/** Unpacked, an archive may be a thousand times its size. */
const UNPACKED_MAX_BYTES = 100 * MEGABYTE

const DAMAGED = 'It is damaged, or no Excel workbook. Open it and save it as .xlsx or CSV again.'

const checkArchive = (bytes: Buffer) => {
  const entries = zipEntries(bytes)
  if (!entries?.some(({ name }) => name === 'xl/workbook.xml')) throw new UnreadableFile(DAMAGED)
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0)
  if (unpacked > UNPACKED_MAX_BYTES) {
    throw new UnreadableFile(`Unpacked it is over ${UNPACKED_MAX_BYTES / MEGABYTE} MB. Split it.`)
  }
}

const toCell = (value: unknown): Cell => {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Reads the first sheet of an Excel workbook; numbers and booleans become text. */
export const readXlsx = async (bytes: Buffer): Promise<Sheet> => {
  checkArchive(bytes)
  try {
    const rows = await readSheet(new Blob([Uint8Array.from(bytes)]), { trim: false })
    return rows.map((row) => row.map(toCell))
  } catch (error) {
    if (error instanceof InvalidSpreadsheetError) throw new UnreadableFile(`${error.message}.`)
    throw new UnreadableFile(
      error instanceof InvalidInputError && error.code === 'NO_DATA' ? 'It is empty.' : DAMAGED,
    )
  }
}
