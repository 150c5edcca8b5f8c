import { contentKinds } from '@/domain/office/contentKinds'
import type { ContentField } from '@/domain/office/fields'
import type { Problem } from '@/domain/problem'
import { colToLetter } from 'hucre/xlsx'
import type { Cell, Sheet } from '../spreadsheet/cells'
import type { ContentKind } from './contentKinds'

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

const textOf = (cell: Cell | undefined) => (cell instanceof Date || cell === undefined ? '' : cell.trim())

const isUsed = (rows: Sheet, index: number) => rows.some((row) => (row[index] ?? '') !== '')

export type PlacedColumn = { column: ContentField; index: number }

const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')

/** Finds the place of each column, and the problems of the headings. */
export const readHeadings = (kind: ContentKind, [first = [], ...rows]: Sheet) => {
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
