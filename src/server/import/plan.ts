import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { withOldHindi } from '@/domain/content/fields'
import type { Db } from '../database/schema'
import {
  changesOf,
  type ContentRow,
  findContentRows,
  lastContentOrder,
  listContentRows,
} from '../repositories/contentRows'
import { batchesOf } from '../repositories/queries'
import { isOpen, type ContentKind } from './contentKinds'
import { emptyValue, isProblem } from './readers'
import { type CheckedSheet, type FileRow, OTHER_SHEETS, type RowProblem } from './readRows'
import { referenceResolver } from './readRow'
import { idsInUse, notUnique } from './references'

/** No row is written if one is wrong. */
export class WrongRows extends Error {
  readonly problems: readonly RowProblem[]

  constructor(problems: readonly RowProblem[]) {
    super('Some rows are wrong.')
    this.problems = problems.toSorted((one, other) => one.number - other.number)
  }
}

/** The rows of a file, with the problems that need no database to be seen. */
export type CheckedRows = CheckedSheet & {
  kind: ContentKind
  /** Whether rows that are not in the file are removed or closed. */
  replace: boolean
}

/** The changes of an import. */
export type Plan = {
  added: ContentRow[]
  changed: { id: string; changes: ContentRow }[]
  same: number
  /** Changes that the file does not ask for. */
  warnings: RowProblem[]
  /** Removed; jobs are closed instead. */
  removed: string[]
}

/** Rows to compare or write before other requests get their turn. */
export const BATCH = 200

/** New rows without an order come last. */
const inOrder = async (db: Db, kind: ContentKind, added: readonly ContentRow[]) => {
  if (added.length === 0 || !kind.columns.some(({ name }) => name === 'sort_order')) return [...added]
  const last = await lastContentOrder(db, kind.table)
  return added.map((row, index) => ({ sort_order: last + index + 1, ...row }))
}

/** The ids of the rows that `replace` removes or closes. A draft was never on the site; fixed rows stay. */
const replacedIds = async (db: Db, kind: ContentKind, rows: readonly FileRow[]) => {
  if (kind.isFixed) return []
  const inFile = new Set(rows.map(({ id }) => id))
  const columns = kind.table === 'job' ? [kind.key, 'closed_on', 'state'] : [kind.key]
  const existing = await listContentRows(db, kind.table, kind.key, columns)
  return existing
    .filter((row) => !inFile.has(`${row[kind.key]}`) && isOpen(row) && row.state !== 'draft')
    .map((row) => `${row[kind.key]}`)
}

/** Compares the rows of a file with the database as of now. Throws WrongRows if one of them is wrong. */
export const planRows = async (
  db: Db,
  { kind, rows, problems: known, warnings, replace, today }: CheckedRows,
): Promise<Plan> => {
  const { table, key } = kind
  const plan: Plan = { added: [], changed: [], same: 0, removed: [], warnings: [] }
  const problems = [...known]
  const resolve = await referenceResolver(db, kind.columns)

  const compare = ({ number, id, ...read }: FileRow, before: ContentRow | undefined) => {
    const resolved = resolve(read.values)
    const row = kind.toRow?.(resolved.values, before, today) ?? resolved.values
    for (const problem of isProblem(row) ? [...resolved.problems, row] : resolved.problems)
      problems.push({ number, problem })
    if (isProblem(row)) return
    if (!before) {
      plan.added.push(row)
      return
    }
    const emptied = withOldHindi(kind.columns, before, { ...before, ...row })
    for (const { name, hindiOf: other = '' } of emptied)
      plan.warnings.push({ number, problem: { field: name, code: 'oldHindi', values: { other } } })
    const withoutOld = Object.fromEntries(emptied.map((column) => [column.name, emptyValue(column)]))
    const changes = changesOf({ ...row, ...withoutOld }, before)
    if (Object.keys(changes).length > 0) plan.changed.push({ id, changes })
    else plan.same += 1
  }

  for (const batch of batchesOf(rows, BATCH)) {
    const ids = batch.map(({ id }) => id)
    const existing = await findContentRows(db, table, key, ids)
    const byId = new Map(existing.map((row) => [`${row[key]}`, row]))
    for (const row of batch) compare(row, byId.get(row.id))
    await yieldToEventLoop()
  }
  plan.added = await inOrder(db, kind, plan.added)
  if (replace) {
    problems.push(...warnings.filter(({ problem }) => problem.code === OTHER_SHEETS))
    plan.removed = await replacedIds(db, kind, rows)
    for (const id of await idsInUse(db, table, plan.removed))
      problems.push({ number: 0, problem: { field: key, code: 'stillUsed', values: { text: id } } })
  }
  problems.push(...(await notUnique(db, kind, rows, plan.removed)))
  if (problems.length > 0) throw new WrongRows(problems)
  return plan
}
