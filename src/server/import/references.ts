import { contentKinds as kindsOfOffice } from '@/domain/content/contentKinds'
import type { ContentField } from '@/domain/content/fields'
import type { Problem } from '@/domain/content/problems'
import { foldText } from '@/domain/text/compareText'
import type { ContentTable, Db } from '../database/schema'
import { type ContentRow, deleteClosedJobs, listContentRows, listUsedIds } from '../repositories/contentRows'
import { listIdsOfKept } from '../repositories/office/jobs'
import { contentKinds } from './contentKinds'
import type { FileRow, RowProblem } from './readRows'

type Referred = NonNullable<ContentField['refersTo']>

const TEXT_CHARACTERS = 60

/** A name as people see it: without invisible characters, whatever its case and spaces. */
const seen = (name: string) => foldText(name.replace(/\p{Cf}/gu, ''))

/** Reads the rows of a kind. Returns a function that finds an id by id or name. */
const readReferred = async (db: Db, field: string, kind: Referred) => {
  const { table, key, one, fields } = kindsOfOffice[kind]
  const ids = new Set<string>()
  const idsOfName = new Map<string, string[]>()
  for (const row of await listContentRows(db, table, key)) {
    const name = seen(`${row[fields[0].name]}`)
    ids.add(`${row[key]}`)
    idsOfName.set(name, [...(idsOfName.get(name) ?? []), `${row[key]}`])
  }
  return (written: string): string | Problem => {
    if (ids.has(written)) return written
    const [id, ...others] = idsOfName.get(seen(written)) ?? []
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
