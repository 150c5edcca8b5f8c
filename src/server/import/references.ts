import type { ContentTable, Db } from '../database/schema'
import { deleteClosedRows, listContentRows, listUsedIds } from '../repositories/contentRows'
import { listIdsOfApplied } from '../repositories/office/appliedJobs'
import { contentKinds, referredTables, type ContentKind, type ReferredTable } from './contentKinds'
import type { FileRow, RowProblem } from './readRows'

type Known = { ids: Set<string>; idsOfName: Map<string, string[]> }

const readKnown = async (db: Db, table: ReferredTable): Promise<Known> => {
  const { id, name } = referredTables[table]
  const known: Known = { ids: new Set(), idsOfName: new Map() }
  for (const row of await listContentRows(db, table, id)) {
    known.ids.add(`${row[id]}`)
    known.idsOfName.set(`${row[name]}`, [...(known.idsOfName.get(`${row[name]}`) ?? []), `${row[id]}`])
  }
  return known
}

const resolve = ({ ids, idsOfName }: Known, table: ReferredTable, written: string) => {
  if (ids.has(written)) return { id: written }
  const [id, ...others] = idsOfName.get(written) ?? []
  if (id === undefined)
    return { reason: `there is no ${table} with the id or the exact name '${written.slice(0, 60)}'` }
  if (others.length === 0) return { id }
  return {
    reason: `several rows of ${table} have the name '${written}'; use an id (${[id, ...others].join(', ')})`,
  }
}

/** Replaces names by ids, and reports references to rows that do not exist. */
export const resolveReferences = async (db: Db, kind: ContentKind, rows: readonly FileRow[]) => {
  const problems: RowProblem[] = []
  let resolved = rows
  for (const { name, refersTo } of kind.columns) {
    if (!refersTo) continue
    const known = await readKnown(db, refersTo)
    resolved = resolved.map((row) => {
      const written = row.values[name]
      if (typeof written !== 'string' || written === '') return row
      const { id, reason } = resolve(known, refersTo, written)
      if (reason !== undefined) problems.push({ number: row.number, reason })
      return id === undefined ? row : { ...row, values: { ...row.values, [name]: id } }
    })
  }
  return { rows: resolved, problems }
}

/** The columns that refer to a table, with the kinds that they are of. */
export const referringTo = (table: ContentTable) =>
  Object.values(contentKinds).flatMap((kind) =>
    kind.columns.filter(({ refersTo }) => refersTo === table).map(({ name }) => ({ kind, name })),
  )

const appliedColumns = { department: 'department_id', industry: 'industry_id', role: 'role_id' } as const

const isOfJobs = (table: ContentTable): table is keyof typeof appliedColumns =>
  Object.hasOwn(appliedColumns, table)

/** The ids among these that rows of other tables refer to. A closed row holds nothing back, unless that is asked for or it was applied for. */
export const idsInUse = async (
  db: Db,
  table: ContentTable,
  ids: readonly string[],
  { isHeldByClosed = false } = {},
) => {
  const used = new Set<string>()
  if (isOfJobs(table) && !isHeldByClosed) {
    const held = new Set(await listIdsOfApplied(db, appliedColumns[table]))
    for (const id of ids) if (held.has(id)) used.add(id)
  }
  for (const { kind, name } of referringTo(table)) {
    const held = await listUsedIds(db, kind.table, name, isHeldByClosed ? undefined : kind.closedOn)
    for (const id of ids) if (held.has(id)) used.add(id)
  }
  return [...used]
}

/** Deletes the closed rows that refer to a row, before that row is deleted. */
export const deleteClosedReferring = async (db: Db, table: ContentTable, id: string) => {
  for (const { kind, name } of referringTo(table))
    if (kind.closedOn !== undefined) await deleteClosedRows(db, kind.table, kind.closedOn, { [name]: id })
}
