import type { ContentField } from '@/domain/office/fields'
import type { Problem } from '@/domain/problem'
import type { ContentRow } from '../repositories/contentRows'
import type { Cell, Sheet } from '../spreadsheet/cells'
import type { ContentKind } from './contentKinds'
import type { PlacedColumn } from './headings'
import { isProblem, readCell } from './readers'

/** A row of the file with its number in the spreadsheet. */
export type FileRow = { number: number; id: string; values: ContentRow }

export type RowProblem = { number: number; problem: Problem }

/** Whether all cells of a row are blank. */
export const isBlank = (row: readonly Cell[]) =>
  row.every((cell) => !(cell instanceof Date) && cell.trim() === '')

/** The values of some columns of a row, and what is wrong with each. A column without a cell is left out. */
export const readValues = (
  columns: readonly ContentField[],
  cellOf: (column: ContentField, index: number) => Cell | undefined,
) => {
  const values: ContentRow = {}
  const problems: Problem[] = []
  for (const [index, column] of columns.entries()) {
    const cell = cellOf(column, index)
    if (cell === undefined) continue
    const value = readCell(column, cell)
    if (isProblem(value)) problems.push(value)
    else if (value !== null || !column.keepsIfEmpty) values[column.name] = value
  }
  return { values, problems }
}

/** Reads all rows that are not blank, with every problem of each. */
export const readRows = (kind: ContentKind, placed: readonly PlacedColumn[], [, ...sheet]: Sheet) => {
  const columns = placed.map(({ column }) => column)
  const rows: FileRow[] = []
  const problems: RowProblem[] = []
  const numbers = new Map<string, number>()

  const readRow = (cells: readonly Cell[], number: number) => {
    const complain = (problem: Problem) => void problems.push({ number, problem })
    const read = readValues(columns, (_column, index) => cells[placed[index]?.index ?? -1] ?? '')
    const { values } = read
    for (const problem of [...read.problems, ...(kind.check?.(values) ?? [])]) complain(problem)
    const id = values[kind.key]
    if (typeof id !== 'string' || id === '') return
    const before = numbers.get(id)
    if (before === undefined) numbers.set(id, number)
    else complain({ field: kind.key, code: 'repeatedId', values: { text: id, row: before } })
    rows.push({ number, id, values })
  }

  for (const [index, cells] of sheet.entries()) if (!isBlank(cells)) readRow(cells, index + 2)
  return { rows, problems }
}
