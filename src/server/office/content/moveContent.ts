import type { Db } from '../../database/schema'
import { updateContentRow, type ContentRow } from '../../repositories/contentRows'
import { INVALID_REQUEST, Refusal, unprocessable } from '../../submissions/refusal'
import type { OfficeContext } from '../officeRoute'
import { toBody } from '../readBody'
import { kindIn, type OfficeKind } from './officeKind'
import { requireRow, textIn } from './officeRows'
import { changeRows, tell } from './saveRow'

/** The rows in the order of the ids of a body, which has each of them once. */
const inNewOrder = (kind: OfficeKind, rows: readonly ContentRow[], sent: unknown) => {
  const { ids } = toBody(sent)
  if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'string')) throw unprocessable(INVALID_REQUEST)
  const known = new Set(rows.map((row) => textIn(row, kind.key)))
  if (ids.length !== known.size || new Set(ids).size !== known.size || !ids.every((id) => known.has(id)))
    throw new Refusal(
      409,
      'Somebody added or deleted some of these meanwhile. Load them again, and then move them.',
    )
  return ids.map((id) => requireRow(kind, rows, id))
}

/** Where the ids tell the order, the rows keep their places and exchange what is in them. */
const changesOf = (kind: OfficeKind, place: ContentRow, row: ContentRow, index: number): ContentRow => {
  const content = kind.form.isOrderedById ? { ...row, [kind.key]: textIn(place, kind.key) } : row
  const target = kind.form.isOrderedById ? place : row
  const wanted: ContentRow = { ...content, sort_order: index + 1 }
  return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => target[name] !== value))
}

const move = async (trx: Db, kind: OfficeKind, rows: readonly ContentRow[], moved: readonly ContentRow[]) => {
  for (const [index, row] of moved.entries()) {
    const place = rows[index] ?? row
    const changes = changesOf(kind, place, row, index)
    const id = textIn(kind.form.isOrderedById ? place : row, kind.key)
    if (Object.keys(changes).length > 0) await updateContentRow(trx, kind.kind.table, kind.key, id, changes)
  }
}

/** Puts the rows of a kind in another order. */
export const moveContent = (context: OfficeContext): Promise<void> => {
  const kind = kindIn(context)
  return changeRows(context, kind, async (trx, rows) => {
    const moved = inNewOrder(kind, rows, context.request.body)
    if (moved.every((row, index) => row === rows[index])) return
    await move(trx, kind, rows, moved)
    await tell(trx, context, kind, '', 'Moved')
  })
}
