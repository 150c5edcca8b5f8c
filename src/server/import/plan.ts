import { batchesOf } from '@/domain/batches'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { todayInIndia } from '@/domain/calendar'
import type { Db } from '../database/schema'
import {
  type ContentRow,
  deleteContentRow,
  findContentRows,
  insertContentRows,
  lastContentOrder,
  listContentRows,
  updateContentRow,
} from '../repositories/contentRows'
import { isReplaced, type ContentKind } from './contentKinds'
import { isProblem } from './readers'
import type { FileRow, RowProblem } from './readRows'
import { deleteClosedReferring, idsInUse, referenceResolver } from './references'

/** The changes of an import. */
export type Plan = {
  added: ContentRow[]
  changed: { id: string; changes: ContentRow }[]
  same: number
  /** Removed, or closed where rows are closed in place of that. */
  removed: string[]
  problems: RowProblem[]
}

/** So many rows are compared or written before other requests get their turn. */
const BATCH = 200

/** The values that differ from those of a row. */
export const changesOf = (values: ContentRow, existing: ContentRow) =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => existing[name] !== value))

/** New rows without an order come last. */
const inOrder = async (db: Db, kind: ContentKind, added: readonly ContentRow[]) => {
  if (added.length === 0 || !kind.columns.some(({ name }) => name === 'sort_order')) return [...added]
  const last = await lastContentOrder(db, kind.table)
  return added.map((row, index) => ({ sort_order: last + index + 1, ...row }))
}

/** The ids of the rows that `replace` removes or closes. */
const replacedIds = async (db: Db, kind: ContentKind, rows: readonly FileRow[]) => {
  const inFile = new Set(rows.map(({ id }) => id))
  const columns = kind.closedOn === undefined ? [kind.key] : [kind.key, kind.closedOn, 'state']
  const existing = await listContentRows(db, kind.table, kind.key, columns)
  return existing
    .filter((row) => !inFile.has(`${row[kind.key]}`) && isReplaced(kind, row))
    .map((row) => `${row[kind.key]}`)
}

/** Compares the rows of a file with the database. Rows missing in the file are removed or closed with `replace` only. */
export const makePlan = async (
  db: Db,
  kind: ContentKind,
  rows: readonly FileRow[],
  { replace }: { replace: boolean },
): Promise<Plan> => {
  const { table, key } = kind
  const plan: Plan = { added: [], changed: [], same: 0, removed: [], problems: [] }
  const resolve = await referenceResolver(db, kind.columns)

  const compare = ({ number, id, ...read }: FileRow, before: ContentRow | undefined) => {
    const { values, problems } = resolve(read.values)
    const row = kind.toRow?.(values, before) ?? values
    for (const problem of isProblem(row) ? [...problems, row] : problems)
      plan.problems.push({ number, problem })
    if (isProblem(row)) return
    const changes = before ? changesOf(row, before) : {}
    if (!before) plan.added.push(row)
    else if (Object.keys(changes).length > 0) plan.changed.push({ id, changes })
    else plan.same += 1
  }

  for (const batch of batchesOf(rows, BATCH)) {
    const ids = batch.map(({ id }) => id)
    const existing = await findContentRows(db, table, key, ids)
    const byId = new Map(existing.map((row) => [`${row[key]}`, row]))
    for (const row of batch) compare(row, byId.get(row.id))
    await nextTurn()
  }
  plan.added = await inOrder(db, kind, plan.added)
  if (replace) {
    plan.removed = await replacedIds(db, kind, rows)
    for (const id of await idsInUse(db, table, plan.removed))
      plan.problems.push({ number: 0, problem: { field: key, code: 'stillUsed', values: { text: id } } })
  }
  return plan
}

/** Applies a plan and reports how many rows were written; it goes on when that is done. */
export const applyPlan = async (
  db: Db,
  kind: ContentKind,
  plan: Plan,
  report: (rows: number) => void | Promise<void>,
) => {
  const { key } = kind
  let written = 0
  for (const batch of batchesOf(plan.added, BATCH)) {
    await insertContentRows(db, kind.table, batch)
    written += batch.length
    await report(written)
  }
  for (const { id, changes } of plan.changed) {
    await updateContentRow(db, kind.table, key, id, changes)
    written += 1
    if (written % BATCH === 0) await report(written)
  }
  const closed = kind.closing?.(todayInIndia(Date.now()))
  for (const id of plan.removed) {
    if (closed) {
      await updateContentRow(db, kind.table, key, id, closed)
    } else {
      await deleteClosedReferring(db, kind.table, id)
      await deleteContentRow(db, kind.table, key, id)
    }
  }
}
