import type { Cell, Sheet } from '../spreadsheet/cells'
import type { Column, Kind } from './kinds'

/** A heading as it is compared: 'Job ID', 'job_id' and 'JobId' are one. */
const bare = (heading: string) => heading.toLowerCase().replace(/[\s_\-*.]/g, '')

const namesOf = ({ name, aliases = [] }: Column) => [name, ...aliases].map(bare)

const findColumn = ({ columns }: Kind, heading: string) =>
  columns.find((column) => namesOf(column).includes(bare(heading)))

/** How many of these headings mean something. */
export const countKnown = (kind: Kind) => (headings: readonly string[]) =>
  headings.filter((heading) => findColumn(kind, heading)).length

const textOf = (cell: Cell | undefined) => (cell instanceof Date || cell === undefined ? '' : cell.trim())

const isUsed = (rows: Sheet, index: number) => rows.some((row) => (row[index] ?? '') !== '')

/** How spreadsheets call a column: the first is A, the 27th is AA. */
const lettersOf = (index: number): string =>
  index < 26
    ? String.fromCodePoint(65 + index)
    : lettersOf(Math.floor(index / 26) - 1) + lettersOf(index % 26)

export type PlacedColumn = { column: Column; index: number }

const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')

/** Where each column stands, and what is wrong with the headings. */
export const readHeadings = (kind: Kind, [first = [], ...rows]: Sheet) => {
  const headings = Array.from(first, textOf)
  const placed: PlacedColumn[] = []
  const unknown: string[] = []
  const problems: string[] = []
  const width = Math.max(headings.length, ...rows.slice(0, 1000).map((row) => row.length))
  for (let index = 0; index < width; index += 1) {
    const heading = headings[index] ?? ''
    const column = findColumn(kind, heading)
    if (column && placed.some((other) => other.column === column))
      problems.push(`Two headings mean ${column.name}; keep one of them.`)
    if (column) placed.push({ column, index })
    else if (heading !== '') unknown.push(heading)
    else if (isUsed(rows, index)) problems.push(`Column ${lettersOf(index)} has cells but no heading.`)
  }
  // Without any, the first row is no row of headings, and what it lacks is no use to tell.
  if (placed.length === 0)
    problems.splice(
      0,
      problems.length,
      'Its first row holds none of the headings; a title above them must go. Of a workbook the first sheet is read.',
    )
  const missing = kind.columns
    .filter((column) => column.required && !placed.some((other) => other.column === column))
    .map(({ name }) => name)
  if (placed.length > 0 && unknown.length > 0) problems.push(`Unknown headings: ${quoted(unknown)}.`)
  if (placed.length > 0 && missing.length > 0) problems.push(`Missing headings: ${quoted(missing)}.`)
  if (problems.length > 0)
    problems.push(`The headings of this kind are ${kind.columns.map(({ name }) => name).join(', ')}.`)
  return { placed, problems }
}
