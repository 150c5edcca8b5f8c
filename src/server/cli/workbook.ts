import { writeFile } from 'node:fs/promises'
import { writeXlsx } from 'hucre/xlsx'
import { StartError } from '../config'
import { NEW_FILE } from './atomicWrite'

export type Sheet = { name: string; columns: string[]; rows: Record<string, string>[] }

/** A workbook is built in memory; Node's default heap has room for this many rows. */
export const WORKBOOK_ROWS_MAX = 150_000

const tooMany = () =>
  new StartError(
    `A workbook holds at most ${WORKBOOK_ROWS_MAX} rows. Use --format csv, or fewer rows with --since.`,
  )

/** Excel reads `_x0041_` as the letter A unless its first underscore is escaped in the same way. */
const escaped = (text: string) => text.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')

const escapedRow = (row: Record<string, string>) =>
  Object.fromEntries(Object.entries(row).map(([name, text]) => [name, escaped(text)]))

/** Collects the rows of a workbook. */
export const collectSheets = () => {
  const sheets: Sheet[] = []
  let rows = 0
  return {
    sheets,
    addSheet: (name: string, columns: string[]) => {
      const sheet: Sheet = { name, columns, rows: [] }
      sheets.push(sheet)
      return (row: Record<string, string>) => {
        rows += 1
        if (rows > WORKBOOK_ROWS_MAX) throw tooMany()
        sheet.rows.push(escapedRow(row))
      }
    },
  }
}

/** Every cell is text, also one that begins like a formula. */
export const writeWorkbook = async (path: string, sheets: Sheet[]) => {
  const bytes = await writeXlsx({
    sheets: sheets.map(({ name, columns, rows }) => ({
      name,
      columns: columns.map((column) => ({ header: column, key: column, width: 20 })),
      data: rows,
      freezePane: { rows: 1 },
    })),
  })
  await writeFile(path, bytes, NEW_FILE)
}
