import { colToLetter } from 'hucre/xlsx'
import { contentKinds } from '@/domain/content/contentKinds'
import type { ContentField } from '@/domain/content/fields'
import { type Problem, problemSentence } from '@/domain/content/problems'
import type { ContentRow } from '../repositories/contentRows'
import { type Cell, isBlankCell, isBlankRow, type Sheet, type Spreadsheet } from '../spreadsheet/cells'
import type { ContentKind } from './contentKinds'
import { readCells } from './readRow'

/** 'Job ID', 'job_id' and 'JobId' are the same heading. */
const normalized = (heading: string) => heading.toLowerCase().replace(/[\s_\-*.]/g, '')

/** A reference may be headed by what it refers to. */
const headingsOf = ({ headings = [], refersTo }: ContentField) => {
  if (!refersTo) return headings
  const { table, fields } = contentKinds[refersTo]
  return [...headings, table, `${table} name`, fields[0].name]
}

const namesOf = (field: ContentField) => [field.name, ...headingsOf(field)].map(normalized)

const findColumn = ({ columns }: ContentKind, heading: string) =>
  columns.find((column) => namesOf(column).includes(normalized(heading)))

/** Counts the headings that this kind knows. */
export const countKnown = (kind: ContentKind) => (headings: readonly string[]) =>
  headings.filter((heading) => findColumn(kind, heading)).length

const textOf = (cell: Cell | undefined) => (typeof cell === 'string' ? cell.trim() : '')

const isUsed = (rows: Sheet, index: number) => rows.some((row) => (row[index] ?? '') !== '')

type PlacedColumn = { column: ContentField; index: number }

const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')

/** Finds the place of each column, and the problems of the headings. */
const readHeadings = (kind: ContentKind, [first = [], ...rows]: Sheet) => {
  const headings = Array.from(first, textOf)
  const placed: PlacedColumn[] = []
  const unknown: string[] = []
  const problems: Problem[] = []
  const complain = (code: string, text: string) => void problems.push({ field: '', code, values: { text } })
  const width = Math.max(headings.length, ...rows.slice(0, 1000).map((row) => row.length))
  for (let index = 0; index < width; index += 1) {
    const heading = headings[index] ?? ''
    const column = findColumn(kind, heading)
    if (column && placed.some((other) => other.column === column)) complain('repeatedHeading', column.name)
    if (column) placed.push({ column, index })
    else if (heading !== '') unknown.push(heading)
    else if (isUsed(rows, index)) complain('noHeading', colToLetter(index))
  }
  // Without any known heading, the first row is not the row of headings.
  if (placed.length === 0) problems.splice(0, problems.length, { field: '', code: 'noHeadings' })
  const missing = kind.columns
    .filter((column) => column.required && !placed.some((other) => other.column === column))
    .map(({ name }) => name)
  if (placed.length > 0 && unknown.length > 0) complain('unknownHeadings', quoted(unknown))
  if (placed.length > 0 && missing.length > 0) complain('missingHeadings', quoted(missing))
  if (problems.length > 0) complain('headings', kind.columns.map(({ name }) => name).join(', '))
  return { placed, problems }
}

/** A row of the file with its number in the spreadsheet. */
export type FileRow = { number: number; id: string; values: ContentRow }

export type RowProblem = { number: number; problem: Problem }

/** An import that replaces all would close or remove the rows of the other sheets. */
export const OTHER_SHEETS = 'otherSheets'

/** A date with a day that could also be the month, as in American English. */
const EITHER_WAY = /^(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|1[0-2])\/\d{4}$/

/** The columns of days in which every date could be read the other way round, by their first one. */
const doubtfulDays = (placed: readonly PlacedColumn[], sheet: Sheet): RowProblem[] =>
  placed.flatMap(({ column, index }) => {
    if (column.type !== 'day') return []
    const days = sheet.map((row) => row[index] ?? '').filter((cell) => !isBlankCell(cell))
    const isDoubtful = days.length > 0 && days.every((cell) => EITHER_WAY.test(textOf(cell)))
    const text = textOf(days.find((cell) => !/^(\d+)\/\1\//.test(textOf(cell))))
    return isDoubtful && text
      ? [{ number: 0, problem: { field: column.name, code: 'dayOrMonth', values: { text } } }]
      : []
  })

/** Warnings about the sheet as a whole. */
const sheetWarnings = ({ otherSheets, hiddenRows }: Spreadsheet): RowProblem[] => [
  ...(otherSheets.length > 0
    ? [{ number: 0, problem: { field: '', code: OTHER_SHEETS, values: { text: quoted(otherSheets) } } }]
    : []),
  ...(hiddenRows > 0
    ? [{ number: 0, problem: { field: '', code: 'hiddenRows', values: { count: hiddenRows } } }]
    : []),
]

/** Reads all rows that are not blank, with every problem of each. */
const readRows = (kind: ContentKind, placed: readonly PlacedColumn[], [, ...sheet]: Sheet, today: string) => {
  const columns = placed.map(({ column }) => column)
  const rows: FileRow[] = []
  const problems: RowProblem[] = []
  const warnings = doubtfulDays(placed, sheet)
  const numbers = new Map<string, number>()

  const told = new Set<string>()
  const warn = (problem: Problem, number: number) => {
    const isOfSheet = problem.field === ''
    if (!isOfSheet || !told.has(problem.code)) warnings.push({ number: isOfSheet ? 0 : number, problem })
    if (isOfSheet) told.add(problem.code)
  }

  const readRow = (cells: readonly Cell[], number: number) => {
    const complain = (problem: Problem) => void problems.push({ number, problem })
    const read = readCells(columns, (_column, index) => cells[placed[index]?.index ?? -1] ?? '')
    const { values } = read
    for (const problem of [...read.problems, ...(kind.check?.(values) ?? [])]) complain(problem)
    for (const problem of kind.warn?.(values, today) ?? []) warn(problem, number)
    const id = values[kind.key]
    if (typeof id !== 'string' || id === '') return
    const before = numbers.get(id)
    if (before === undefined) numbers.set(id, number)
    else complain({ field: kind.key, code: 'repeatedId', values: { text: id, row: before } })
    rows.push({ number, id, values })
  }

  for (const [index, cells] of sheet.entries()) if (!isBlankRow(cells)) readRow(cells, index + 2)
  return { rows, problems, warnings }
}

/** Nothing can be read from a sheet as a whole. */
export class UselessSheet extends Error {
  constructor(problems: readonly Problem[]) {
    super(problems.map((problem) => problemSentence(problem)).join('\n'))
  }
}

const useless = (code: string) => new UselessSheet([{ field: '', code }])

/** The rows of a sheet with their problems and warnings; row 0 is the file as a whole. */
export type CheckedSheet = {
  rows: FileRow[]
  problems: RowProblem[]
  warnings: RowProblem[]
  /** The day on which it was checked. */
  today: string
}

/** Reads the rows of a sheet of one kind. Throws an UselessSheet if there are none. */
export const checkSheet = (kind: ContentKind, spreadsheet: Spreadsheet, today: string): CheckedSheet => {
  const { rows: sheet } = spreadsheet
  if (sheet.every(isBlankRow)) throw useless('emptySheet')
  const { placed, problems: ofHeadings } = readHeadings(kind, sheet)
  if (ofHeadings.length > 0) throw new UselessSheet(ofHeadings)
  const { rows, problems, warnings } = readRows(kind, placed, sheet, today)
  if (rows.length + problems.length === 0) throw useless('noRows')
  return { rows, problems, warnings: [...sheetWarnings(spreadsheet), ...warnings], today }
}
