import { todayInIndia } from '@/domain/jobs/calendar'
import type { Db } from '../database/schema'
import {
  deleteContentRow,
  insertContentRows,
  listContentRows,
  updateContentRow,
  type ContentRow,
} from '../repositories/contentRows'
import { isReplaced, type ContentKind } from './contentKinds'
import { isProblem } from './readers'
import type { FileRow, RowProblem } from './readRows'
import { deleteClosedReferring, idsInUse, resolveReferences } from './references'

/** The changes of an import. */
export type Plan = {
  added: ContentRow[]
  changed: { id: string; changes: ContentRow }[]
  same: number
  /** Removed, or closed where rows are closed in place of that. */
  removed: string[]
  problems: RowProblem[]
}

const changesOf = (values: ContentRow, existing: ContentRow) =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => existing[name] !== value))

const orderAfter = (existing: readonly ContentRow[]) =>
  existing.reduce((last, row) => Math.max(last, Number(row.sort_order)), 0)

/** New rows without an order come last. */
const inOrder = (kind: ContentKind, added: readonly ContentRow[], existing: readonly ContentRow[]) => {
  if (!kind.columns.some(({ name }) => name === 'sort_order')) return [...added]
  const last = orderAfter(existing)
  return added.map((row, index) => ({ sort_order: last + index + 1, ...row }))
}

/** Compares the rows of a file with the database. Rows missing in the file are removed or closed with `replace` only. */
export const makePlan = async (
  db: Db,
  kind: ContentKind,
  fileRows: readonly FileRow[],
  { replace }: { replace: boolean },
): Promise<Plan> => {
  const { key } = kind
  const { rows, problems } = await resolveReferences(db, kind.columns, fileRows)
  const existing = await listContentRows(db, kind.table, key)
  const byId = new Map(existing.map((row) => [`${row[key]}`, row]))
  const plan: Plan = { added: [], changed: [], same: 0, removed: [], problems }
  for (const { number, id, values } of rows) {
    const before = byId.get(id)
    const row = kind.toRow?.(values, before) ?? values
    if (isProblem(row)) {
      problems.push({ number, problem: row })
      continue
    }
    const changes = before ? changesOf(row, before) : {}
    if (!before) plan.added.push(row)
    else if (Object.keys(changes).length > 0) plan.changed.push({ id, changes })
    else plan.same += 1
    byId.delete(id)
  }
  plan.added = inOrder(kind, plan.added, existing)
  if (replace) {
    plan.removed = [...byId.values()].filter((row) => isReplaced(kind, row)).map((row) => `${row[key]}`)
    const used = await idsInUse(db, kind.table, plan.removed)
    for (const id of used)
      problems.push({
        number: 0,
        problem: { field: key, code: 'stillUsed', values: { text: id } },
      })
  }
  return plan
}

const STEP = 200

/** Applies a plan and reports how many rows were written; it goes on when that is done. */
export const applyPlan = async (
  db: Db,
  kind: ContentKind,
  plan: Plan,
  report: (rows: number) => void | Promise<void>,
) => {
  const { key } = kind
  for (let start = 0; start < plan.added.length; start += STEP) {
    await insertContentRows(db, kind.table, plan.added.slice(start, start + STEP))
    await report(Math.min(start + STEP, plan.added.length))
  }
  let written = plan.added.length
  for (const { id, changes } of plan.changed) {
    await updateContentRow(db, kind.table, key, id, changes)
    written += 1
    if (written % STEP === 0) await report(written)
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
