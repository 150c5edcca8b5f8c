import type { OfficeContentRow } from '@/domain/office/content'
import { rowTitle } from '@/domain/office/contentTexts'
import { numerically } from '@/domain/order'
import type { Db } from '../../database/schema'
import { idsInUse } from '../../import/references'
import { listContentRows, type ContentRow } from '../../repositories/contentRows'
import { Refusal } from '../../submissions/refusal'
import { rowVersion } from '../rowVersion'
import type { OfficeKind } from './officeKind'

export const textIn = (row: ContentRow, name: string) => `${row[name] ?? ''}`

/** The rows in the order of the site; of a kind of which it shows one, that one. */
export const rowsInOrder = async (db: Db, { kind, key, form }: OfficeKind) => {
  const rows = await listContentRows(db, kind.table, key)
  const inOrder = rows.toSorted((one, other) =>
    form.isOrderedById
      ? numerically(textIn(one, key), textIn(other, key))
      : Number(one.sort_order) - Number(other.sort_order),
  )
  return form.single ? inOrder.slice(0, 1) : inOrder
}

export const notThere = ({ form }: OfficeKind) =>
  new Refusal(404, `There is no such ${form.one}. It may have been deleted.`)

export const requireRow = (kind: OfficeKind, rows: readonly ContentRow[], id: string) => {
  const row = rows.find((one) => one[kind.key] === id)
  if (!row) throw notThere(kind)
  return row
}

/** A row that is moved stays the same. */
export const versionOf = ({ sort_order: _place, ...row }: ContentRow) => rowVersion(row)

export const valuesOf = ({ form }: OfficeKind, row: ContentRow) =>
  Object.fromEntries(form.fields.map(({ name }) => [name, textIn(row, name)]))

/** What the log calls a row. */
export const titleOf = (kind: OfficeKind, row: ContentRow) => rowTitle(kind.name, valuesOf(kind, row))

/** Rows as the API answers them. */
export const toOfficeRows = async (
  db: Db,
  kind: OfficeKind,
  rows: readonly ContentRow[],
): Promise<OfficeContentRow[]> => {
  const ids = rows.map((row) => textIn(row, kind.key))
  const used = new Set(await idsInUse(db, kind.kind.table, ids, { isHeldByClosed: true }))
  return rows.map((row, index) => {
    const id = ids[index] ?? ''
    return { id, version: versionOf(row), values: valuesOf(kind, row), isUsed: used.has(id) }
  })
}
