import type { Cell, Sheet } from '../spreadsheet/cells'
import type { PlacedColumn } from './headings'
import type { Column, ContentKind } from './contentKinds'
import { isProblem, type Value } from './readers'

export type Values = Record<string, Value>

/** A row of the file with its number in the spreadsheet. */
export type FileRow = { number: number; id: string; values: Values }

export type RowProblem = { number: number; reason: string }

/** Whether all cells of a row are blank. */
export const isBlank = (row: readonly Cell[]) =>
  row.every((cell) => !(cell instanceof Date) && cell.trim() === '')

/** The value of a cell, or the reason why it is none. */
export const readCell = (column: Column, cell: Cell) => {
  const value = column.read(cell)
  if (isProblem(value)) return { reason: `${column.name} ${value.problem}` }
  if (column.required && (value === '' || value === null)) return { reason: `${column.name} is missing` }
  return { value }
}

/** Reads all rows that are not blank, with every problem of each. */
export const readRows = (kind: ContentKind, placed: readonly PlacedColumn[], [, ...sheet]: Sheet) => {
  const [{ name: key }] = kind.columns
  const rows: FileRow[] = []
  const problems: RowProblem[] = []
  const numbers = new Map<string, number>()

  const readRow = (cells: readonly Cell[], number: number) => {
    const complain = (reason: string) => void problems.push({ number, reason })
    const values: Values = {}
    for (const { column, index } of placed) {
      const { value, reason } = readCell(column, cells[index] ?? '')
      if (reason !== undefined) complain(reason)
      else if (value !== undefined && (value !== null || !column.keepsIfEmpty)) values[column.name] = value
    }
    const problem = kind.check?.(values)
    if (problem) complain(problem)
    const id = values[key]
    if (typeof id !== 'string' || id === '') return
    const before = numbers.get(id)
    if (before !== undefined) complain(`${key} '${id}' is already in row ${before}`)
    else numbers.set(id, number)
    rows.push({ number, id, values })
  }

  for (const [index, cells] of sheet.entries()) if (!isBlank(cells)) readRow(cells, index + 2)
  return { rows, problems }
}
