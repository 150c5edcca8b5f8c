import type { DeletedContent, OfficeContentEntry } from '@/domain/office/content'
import { queryOf } from '../../http/logs/routeOf'
import type { Places } from '../../import/images'
import { readCell } from '../../import/readRows'
import type { ContentRow } from '../../repositories/contentRows'
import { INVALID_REQUEST, Refusal, unprocessable } from '../../submissions/refusal'
import type { OfficeContext } from '../officeRoute'
import { toBody } from '../readBody'
import { deleteRow } from './deleteRow'
import { entryOf } from './listContent'
import { columnOf, idIn, kindIn, type OfficeKind } from './officeKind'
import { requireRow, valuesOf, versionOf } from './officeRows'
import { readValues } from './readValues'
import { changeRows, nextId, saveRow } from './saveRow'

/** The id and the place that a row had which was deleted, and is added again. */
const rowIn = ({ request }: OfficeContext, kind: OfficeKind): ContentRow => {
  const query = queryOf(request)
  const row: ContentRow = {}
  for (const [sent, name] of [
    ['id', kind.key],
    ['order', 'sort_order'],
  ] as const) {
    const text = query.get(sent)
    if (text === null) continue
    const { value } = readCell(columnOf(kind, name), text)
    if (value === undefined || value === null) throw unprocessable(INVALID_REQUEST)
    row[name] = value
  }
  return row
}

/** Adds a row, as the last one, or one that was deleted with its id and at its place. */
export const addContent = (places: Places, context: OfficeContext): Promise<OfficeContentEntry> => {
  const kind = kindIn(context)
  return changeRows(context, kind, async (trx, rows) => {
    const { form, key } = kind
    if (form.single && rows.length > 0)
      throw new Refusal(409, `There is a ${form.one} already. Change it instead.`)
    const row = rowIn(context, kind)
    const id = `${row[key] ?? nextId(kind, rows)}`
    if (rows.some((one) => one[key] === id))
      throw new Refusal(409, `Another ${form.one} has the number ${id} by now.`)
    const values = await readValues(places, kind, toBody(context.request.body).values)
    await saveRow(trx, context, kind, id, { ...row, ...values })
    return entryOf(trx, kind, id)
  })
}

/** Saves the values that are sent, if nobody changed the row since it was read. */
export const changeContent = (places: Places, context: OfficeContext): Promise<OfficeContentEntry> => {
  const kind = kindIn(context)
  return changeRows(context, kind, async (trx, rows) => {
    const id = idIn(context)
    const { version, values: sent } = toBody(context.request.body)
    if (typeof version !== 'string') throw unprocessable(INVALID_REQUEST)
    const before = requireRow(kind, rows, id)
    if (version !== versionOf(before))
      throw new Refusal(
        409,
        `Somebody changed this ${kind.form.one} meanwhile. Load it again, and then make your changes to it.`,
      )
    await saveRow(trx, context, kind, id, await readValues(places, kind, sent, before))
    return entryOf(trx, kind, id)
  })
}

/** Deletes a row and answers what it was, so that it can be added again. */
export const deleteContent = (context: OfficeContext): Promise<DeletedContent> => {
  const kind = kindIn(context)
  return changeRows(context, kind, async (trx, rows) => {
    const row = requireRow(kind, rows, idIn(context))
    if (kind.form.single)
      throw new Refusal(409, `The site has one ${kind.form.one}. Empty its fields instead.`)
    await deleteRow(trx, context, kind, row)
    return { values: valuesOf(kind, row), order: Number(row.sort_order) }
  })
}
