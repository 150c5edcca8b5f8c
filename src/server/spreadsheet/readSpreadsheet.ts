import { readFile, stat } from 'node:fs/promises'
import { MEGABYTE } from '@/domain/site/limits'
import { ROWS_MAX, UnreadableFile, type Spreadsheet } from './cells'
import { readCsv } from './csv'
import { readXlsx } from './xlsx'

/** A hundred thousand jobs with long texts are 200 MB. */
const FILE_MAX_BYTES = 400 * MEGABYTE
/** Unpacked, a workbook takes many times its size. */
const WORKBOOK_MAX_BYTES = 50 * MEGABYTE

const ZIP = Buffer.from('504b0304', 'hex')
/** Excel before 2007, and newer workbooks with a password. */
const OLD_OFFICE = Buffer.from('d0cf11e0', 'hex')

const requireSize = (bytes: number, max: number) => {
  if (bytes > max) throw new UnreadableFile(`It is over ${max / MEGABYTE} MB. Split it.`)
}

const readBytes = async (file: string) => {
  const found = await stat(file).catch(() => undefined)
  if (!found) throw new UnreadableFile('There is no such file.')
  if (found.isDirectory()) throw new UnreadableFile('It is a folder, not a file.')
  if (!found.isFile()) throw new UnreadableFile('It is not a file.')
  requireSize(found.size, FILE_MAX_BYTES)
  return readFile(file)
}

const startsWith = (bytes: Buffer, start: Buffer) => bytes.subarray(0, start.length).equals(start)

type CountKnown = (headings: readonly string[]) => number

/** Reads an Excel or CSV file, whatever its name says. `countKnown` counts headings, to find the separator of CSV. */
export const readSpreadsheetBytes = async (bytes: Buffer, countKnown: CountKnown): Promise<Spreadsheet> => {
  if (bytes.length === 0) throw new UnreadableFile('It is empty.')
  if (startsWith(bytes, OLD_OFFICE)) {
    throw new UnreadableFile(
      'It is an old Excel workbook (.xls) or has a password. Save it as .xlsx or CSV without a password.',
    )
  }
  const isWorkbook = startsWith(bytes, ZIP)
  if (isWorkbook) requireSize(bytes.length, WORKBOOK_MAX_BYTES)
  const sheet = isWorkbook
    ? await readXlsx(bytes)
    : { rows: readCsv(bytes, countKnown), otherSheets: [], hiddenRows: 0 }
  if (sheet.rows.length > ROWS_MAX + 1) throw new UnreadableFile(`It has over ${ROWS_MAX} rows. Split it.`)
  return sheet
}

/** The same of a file on disk. */
export const readSpreadsheet = async (file: string, countKnown: CountKnown) =>
  readSpreadsheetBytes(await readBytes(file), countKnown)
