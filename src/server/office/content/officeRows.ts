import type { OfficeContentAnswer, OfficeContentRow } from '@/domain/office/content'
import { type ContentKind, type ContentKindName, isContentKind } from '@/domain/office/contentKinds'
import { rowTitle } from '@/domain/office/contentTexts'
import { numerically } from '@/domain/compareText'
import { hashOf } from '../../content/encoded'
import type { Db } from '../../database/schema'
import { editedKind } from '../../import/contentKinds'
import { idsInUse } from '../../import/references'
import { type ContentRow, findContentRow, listContentRows } from '../../repositories/contentRows'
import { Refusal } from '../../submissions/refusal'
import type { OfficeContext } from '../officeRoute'
import { paramIn } from '../readRequest'

/** A kind that the office edits, with its columns. */
export type OfficeKind = ReturnType<typeof editedKind> & { name: ContentKindName }

export const officeKind = (name: ContentKindName): OfficeKind => ({ ...editedKind(name), name })

/** The kind that the address of a request names. */
export const kindIn = ({ request }: OfficeContext) => {
  const name = paramIn(request, 'kind')
  if (!isContentKind(name)) throw new Refusal(404, 'There is no such content.')
  return officeKind(name)
}

export const idIn = ({ request }: OfficeContext) => paramIn(request, 'id')

export const textIn = (row: ContentRow, name: string) => `${row[name] ?? ''}`

/** The rows in the order of the site; of a kind of which it shows one, that one. */
export const rowsInOrder = async (db: Db, { table, key, isOrderedById, single }: ContentKind) => {
  const rows = await listContentRows(db, table, key)
  const inOrder = rows.toSorted((one, other) =>
    isOrderedById
      ? numerically(textIn(one, key), textIn(other, key))
      : Number(one.sort_order) - Number(other.sort_order),
  )
  return single ? inOrder.slice(0, 1) : inOrder
}

/** The row with an id; a Refusal where there is none. */
export const requireRow = async (db: Db, { table, key, one }: OfficeKind, id: string) => {
  const row = await findContentRow(db, table, key, id)
  if (!row) throw new Refusal(404, `There is no such ${one}. It may have been deleted.`)
  return row
}

/** A row that is moved keeps its version. */
export const versionOf = ({ sort_order: _place, ...row }: ContentRow) => rowVersion(row)

export const valuesOf = ({ fields }: OfficeKind, row: ContentRow) =>
  Object.fromEntries(fields.map(({ name }) => [name, textIn(row, name)]))

/** The name of a row in the log. */
export const titleOf = (kind: OfficeKind, row: ContentRow) => rowTitle(kind.name, valuesOf(kind, row))

/** Rows as the API answers them. */
export const toOfficeRows = async (
  db: Db,
  kind: OfficeKind,
  rows: readonly ContentRow[],
): Promise<OfficeContentRow[]> => {
  const ids = rows.map((row) => textIn(row, kind.key))
  const used = new Set(await idsInUse(db, kind.table, ids, { isHeldByClosed: true }))
  return rows.map((row, index) => {
    const id = ids[index] ?? ''
    return { id, version: versionOf(row), values: valuesOf(kind, row), isUsed: used.has(id) }
  })
}

/** One row as the API answers it. */
export const entryOf = async (db: Db, kind: OfficeKind, id: string): Promise<OfficeContentAnswer> => {
  const [row] = await toOfficeRows(db, kind, [await requireRow(db, kind, id)])
  if (!row) throw new Error(`The ${kind.one} ${id} is gone.`)
  return { row }
}

/** Tells in the log what was done to a row. */
export const logChange = (
  trx: Db,
  { log }: OfficeContext,
  { name }: OfficeKind,
  id: string,
  details: string,
) => log(trx, { action: 'content_changed', subject: id === '' ? name : `${name} ${id}`, details })

/** Another one whenever anything of a row was changed, by whomever: the office, a command or SQL. */
export const rowVersion = (row: Readonly<Record<string, unknown>>) =>
  hashOf(JSON.stringify(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1))))
