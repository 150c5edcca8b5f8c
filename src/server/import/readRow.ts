import { contentKinds, labelIn } from '@/domain/content/contentKinds'
import type { ContentField } from '@/domain/content/fields'
import type { Problem } from '@/domain/content/problems'
import { foldText } from '@/domain/text/compareText'
import { invalid } from '../config/refusal'
import type { Db } from '../database/schema'
import { type ContentRow, listContentRows } from '../repositories/contentRows'
import type { Cell } from '../spreadsheet/cells'
import { isProblem, readCell } from './readers'

/* How a typed value, a cell of a spreadsheet or one of a form, becomes a stored one. */

/** The values of some columns of a row, with their problems. A column without a cell is left out. */
export const readCells = (
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

const TEXT_CHARACTERS = 60

/** Reads the rows of a kind. Returns a function that finds an id by id or name. */
const readReferred = async (db: Db, field: string, kind: NonNullable<ContentField['refersTo']>) => {
  const { table, key, one, fields } = contentKinds[kind]
  const ids = new Set<string>()
  const idsOfName = new Map<string, string[]>()
  for (const row of await listContentRows(db, table, key)) {
    const name = foldText(`${row[fields[0].name]}`)
    ids.add(`${row[key]}`)
    idsOfName.set(name, [...(idsOfName.get(name) ?? []), `${row[key]}`])
  }
  return (written: string): string | Problem => {
    if (ids.has(written)) return written
    const [id, ...others] = idsOfName.get(foldText(written)) ?? []
    const values = { kind: one, text: written.slice(0, TEXT_CHARACTERS) }
    if (id === undefined) return { field, code: 'unknownReference', values }
    if (others.length === 0) return id
    return { field, code: 'ambiguousReference', values: { ...values, ids: [id, ...others].join(', ') } }
  }
}

/** Reads the rows that some columns refer to. Returns a function that replaces names by ids and reports unknown ones. */
export const referenceResolver = async (db: Db, columns: readonly ContentField[]) => {
  const finders = new Map<string, (written: string) => string | Problem>()
  for (const { name, refersTo } of columns)
    if (refersTo) finders.set(name, await readReferred(db, name, refersTo))
  return (values: ContentRow): { values: ContentRow; problems: Problem[] } => {
    const resolved = { ...values }
    const problems: Problem[] = []
    for (const [name, find] of finders) {
      const written = values[name]
      if (typeof written !== 'string' || written === '') continue
      const id = find(written)
      if (typeof id === 'string') resolved[name] = id
      else problems.push(id)
    }
    return { values: resolved, problems }
  }
}

/** The values of a row as they are stored. Refuses what `import` would, and the problems that `check` finds in the values. */
export const readRow = async (
  trx: Db,
  fields: readonly ContentField[],
  cellOf: (field: ContentField) => Cell | undefined,
  check: (values: ContentRow) => Promise<Problem[]>,
) => {
  const { values, problems } = readCells(fields, cellOf)
  const resolved = (await referenceResolver(trx, fields))(values)
  const all = [...problems, ...resolved.problems, ...(await check(values))]
  if (all.length > 0) throw invalid(all, labelIn({ fields }))
  return resolved.values
}
