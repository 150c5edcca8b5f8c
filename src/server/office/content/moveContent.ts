import type { Db } from '../../database/schema'
import { updateContentRow, type ContentRow } from '../../repositories/contentRows'
import { INVALID_REQUEST, Refusal, unprocessable } from '../../submissions/refusal'
import type { OfficeContext } from '../officeRoute'
import { toBody } from '../readBody'
import { changeRows } from './changeContent'
import { kindIn, logChange, rowsInOrder, textIn, type OfficeKind } from './officeRows'

/** The rows in the order of the ids of a body, which has each of them once. */
const inNewOrder = (kind: OfficeKind, rows: readonly ContentRow[], sent: unknown) => {
  const { ids } = toBody(sent)
  if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'string')) throw unprocessable(INVALID_REQUEST)
  const known = new Map(rows.map((row) => [textIn(row, kind.key), row]))
  const ordered = [...new Set<string>(ids)].map((id) => known.get(id)).filter((row) => row !== undefined)
  if (ids.length !== known.size || ordered.length !== known.size)
    throw new Refusal(
      409,
      'Somebody added or deleted some of these meanwhile. Load them again, and then move them.',
    )
  return ordered
}

/** Where the ids tell the order, the rows keep their places and exchange what is in them. */
const changesOf = (kind: OfficeKind, place: ContentRow, row: ContentRow, index: number): ContentRow => {
  const content = kind.isOrderedById ? { ...row, [kind.key]: textIn(place, kind.key) } : row
  const target = kind.isOrderedById ? place : row
  const wanted: ContentRow = { ...content, sort_order: index + 1 }
  return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => target[name] !== value))
}

const move = async (trx: Db, kind: OfficeKind, rows: readonly ContentRow[], moved: readonly ContentRow[]) => {
  for (const [index, row] of moved.entries()) {
    const place = rows[index] ?? row
    const changes = changesOf(kind, place, row, index)
    const id = textIn(kind.isOrderedById ? place : row, kind.key)
    if (Object.keys(changes).length > 0) await updateContentRow(trx, kind.table, kind.key, id, changes)
  }
}

/** Puts the rows of a kind in another order. */
export const moveContent = (context: OfficeContext): Promise<void> => {
  const kind = kindIn(context)
  return changeRows(context, async (trx) => {
    const rows = await rowsInOrder(trx, kind)
    const moved = inNewOrder(kind, rows, context.request.body)
    if (moved.every((row, index) => row === rows[index])) return
    await move(trx, kind, rows, moved)
    await logChange(trx, context, kind, '', 'Moved')
  })
}
