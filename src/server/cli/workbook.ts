import { writeFile } from 'node:fs/promises'
import { writeXlsx } from 'hucre/xlsx'
import { StartError } from '../config'
import { cellText, type StoredRow } from '../spreadsheet/cellText'
import { isTooLong, workbookCell } from '../spreadsheet/workbookCells'
import { NEW_FILE } from './atomicWrite'

export type Sheet = { name: string; columns: string[]; rows: Record<string, string>[] }

/** A workbook is built in memory; Node's default heap has room for this many rows. */
const WORKBOOK_ROWS_MAX = 150_000
const WORKBOOK_CHARACTERS_MAX = 100_000_000

const tooMany = () =>
  new StartError(
    `A workbook holds at most ${WORKBOOK_ROWS_MAX} rows, or ${WORKBOOK_CHARACTERS_MAX} characters. Use --format csv, or fewer rows with --since.`,
  )

/** Collects the rows of a workbook. */
export const collectSheets = (warn: (line: string) => void) => {
  const sheets: Sheet[] = []
  let rows = 0
  let characters = 0
  return {
    sheets,
    addSheet: (name: string, columns: string[]) => {
      const sheet: Sheet = { name, columns, rows: [] }
      sheets.push(sheet)
      return (row: StoredRow) => {
        rows += 1
        const cells: [string, string][] = columns.map((column) => [column, cellText(row[column])])
        for (const [column, text] of cells)
          if (isTooLong(text))
            warn(`${column} of ${name} ${cellText(row.id)} is longer than a cell of a workbook, and was cut.`)
        sheet.rows.push(Object.fromEntries(cells.map(([column, text]) => [column, workbookCell(text)])))
        characters += cells.reduce((sum, [, text]) => sum + text.length, 0)
        if (rows > WORKBOOK_ROWS_MAX || characters > WORKBOOK_CHARACTERS_MAX) throw tooMany()
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
