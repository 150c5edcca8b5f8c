import { contentKinds as kindsOfOffice } from '@/domain/content/contentKinds'
import type { ContentField } from '@/domain/content/fields'
import type { ContentTable, Db } from '../database/schema'
import { deleteClosedJobs, listContentRows, listUsedIds } from '../repositories/contentRows'
import { listIdsOfKept } from '../repositories/office/jobs'
import { contentKinds } from './contentKinds'
import type { FileRow, RowProblem } from './readRows'

/** The columns that refer to a table, with their kinds. */
export const referringTo = (table: ContentTable) =>
  Object.values(contentKinds).flatMap((kind) =>
    kind.columns
      .filter(({ refersTo }) => refersTo && kindsOfOffice[refersTo].table === table)
      .map(({ name }) => ({ kind, name })),
  )

/** The ids in use by rows of other tables. A closed job does not count, unless somebody applied for it. */
export const idsInUse = async (db: Db, table: ContentTable, ids: readonly string[]) => {
  const used = new Set<string>()
  for (const { kind, name } of referringTo(table)) {
    const held =
      kind.table === 'job' ? await listIdsOfKept(db, name) : await listUsedIds(db, kind.table, name)
    for (const id of ids) if (held.has(id)) used.add(id)
  }
  return [...used]
}

/** Deletes the closed jobs that refer to a row, before that row is deleted. */
export const deleteClosedReferring = async (db: Db, table: ContentTable, id: string) => {
  for (const { kind, name } of referringTo(table))
    if (kind.table === 'job') await deleteClosedJobs(db, name, id)
}

type Kind = { table: ContentTable; key: string; columns: readonly ContentField[] }

/** Problems of rows with a unique value that another of these rows, or a stored one, has already. */
export const notUnique = async (
  db: Db,
  { table, key, columns }: Kind,
  rows: readonly FileRow[],
  removed: readonly string[] = [],
): Promise<RowProblem[]> => {
  const problems: RowProblem[] = []
  const replaced = new Set([...rows.map(({ id }) => id), ...removed])
  for (const { name } of columns.filter(({ isUnique }) => isUnique)) {
    const stored = await listContentRows(db, table, key, [key, name])
    const taken = new Set(stored.filter((row) => !replaced.has(`${row[key]}`)).map((row) => row[name]))
    for (const { number, values } of rows) {
      const value = values[name]
      if (value === undefined) continue
      if (taken.has(value))
        problems.push({ number, problem: { field: name, code: 'notUnique', values: { text: `${value}` } } })
      taken.add(value)
    }
  }
  return problems
}
