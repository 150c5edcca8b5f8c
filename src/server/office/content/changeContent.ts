import { contentLists, type ContentKindName } from '@/domain/office/contentKinds'
import type { DeletedContent, OfficeContentEntry } from '@/domain/office/content'
import { foldText } from '@/domain/compareText'
import type { Db } from '../../database/schema'
import { queryOf } from '../../http/logs/routeOf'
import type { Places } from '../../import/images'
import { isProblem, readCell } from '../../import/readers'
import {
  deleteContentRow,
  findContentRow,
  insertContentRows,
  lastContentOrder,
  listContentRows,
  updateContentRow,
  type ContentRow,
} from '../../repositories/contentRows'
import { lockMeta } from '../../repositories/fill'
import { countRows } from '../../repositories/office/content'
import { INVALID_REQUEST, Refusal, unprocessable } from '../../submissions/refusal'
import type { OfficeContext } from '../officeRoute'
import { toBody } from '../readBody'
import {
  entryOf,
  idIn,
  kindIn,
  logChange,
  requireRow,
  textIn,
  titleOf,
  valuesOf,
  versionOf,
  type OfficeKind,
} from './officeRows'
import { readValues } from './readValues'
import { whyKept } from './whyKept'

const lists: readonly ContentKindName[] = contentLists

/** The text by which visitors know a row of a list: the name, and for a city its state, too. */
const nameIn = ({ fields }: OfficeKind, row: ContentRow) =>
  fields.map(({ name }) => foldText(textIn(row, name))).join('\n')

/** The row of a list that visitors could not tell from this one. */
export const findTwin = async (db: Db, kind: OfficeKind, row: ContentRow) =>
  (await listContentRows(db, kind.table, kind.key)).find(
    (one) => one[kind.key] !== row[kind.key] && nameIn(kind, one) === nameIn(kind, row),
  )

const requireNoTwin = async (trx: Db, kind: OfficeKind, row: ContentRow) => {
  const twin = lists.includes(kind.name) ? await findTwin(trx, kind, row) : undefined
  if (twin) throw new Refusal(409, `There is '${titleOf(kind, twin)}' already.`)
}

/** Runs a change of content, and no other one at the same time. */
export const changeRows = <Result>(
  { database }: OfficeContext,
  change: (trx: Db) => Promise<Result>,
): Promise<Result> =>
  database.write(async (trx) => {
    await lockMeta(trx)
    return change(trx)
  })

/** One more than the greatest number that is an id. */
const nextId = async (trx: Db, { table, key }: OfficeKind) => {
  const ids = (await listContentRows(trx, table, key, [key])).map((row) => textIn(row, key))
  const numbers = ids.filter((id) => /^\d{1,15}$/.test(id))
  return `${Math.max(0, ...numbers.map(Number)) + 1}`
}

/** Adds a row with the next id and as the last one, where nothing else is said. */
export const insertRow = async (trx: Db, context: OfficeContext, kind: OfficeKind, values: ContentRow) => {
  const row: ContentRow = {
    ...values,
    [kind.key]: values[kind.key] ?? (await nextId(trx, kind)),
    sort_order: values.sort_order ?? (await lastContentOrder(trx, kind.table)) + 1,
  }
  await requireNoTwin(trx, kind, row)
  await insertContentRows(trx, kind.table, [row])
  const id = textIn(row, kind.key)
  await logChange(trx, context, kind, id, `Added ${titleOf(kind, row)}`)
  return id
}

/** The id and the place of a row that was deleted and is added again. */
const placeIn = ({ request }: OfficeContext, { columns, key }: OfficeKind): ContentRow => {
  const query = queryOf(request)
  const place: ContentRow = {}
  for (const [sent, name] of [
    ['id', key],
    ['order', 'sort_order'],
  ] as const) {
    const text = query.get(sent)
    const column = columns.find((one) => one.name === name)
    if (text === null || !column) continue
    const value = readCell(column, text)
    if (isProblem(value) || value === null) throw unprocessable(INVALID_REQUEST)
    place[name] = value
  }
  return place
}

/** Adds a row, as the last one, or one that was deleted with its id and at its place. */
export const addContent = (places: Places, context: OfficeContext): Promise<OfficeContentEntry> => {
  const kind = kindIn(context)
  const { table, key, one, single } = kind
  return changeRows(context, async (trx) => {
    if (single && (await countRows(trx, table)) > 0)
      throw new Refusal(409, `There is a ${one} already. Change it instead.`)
    const place = placeIn(context, kind)
    if (place[key] && (await findContentRow(trx, table, key, `${place[key]}`)))
      throw new Refusal(409, `Another ${one} has the number ${place[key]} by now.`)
    const values = await readValues(trx, places, kind, toBody(context.request.body).values)
    return entryOf(trx, kind, await insertRow(trx, context, kind, { ...values, ...place }))
  })
}

/** Saves the values that are sent, unless the row was changed since it was read. */
export const changeContent = (places: Places, context: OfficeContext): Promise<OfficeContentEntry> => {
  const kind = kindIn(context)
  const { table, key, one, fields } = kind
  return changeRows(context, async (trx) => {
    const id = idIn(context)
    const { version, values: sent } = toBody(context.request.body)
    if (typeof version !== 'string') throw unprocessable(INVALID_REQUEST)
    const before = await requireRow(trx, kind, id)
    if (version !== versionOf(before))
      throw new Refusal(
        409,
        `Somebody changed this ${one} meanwhile. Load it again, and then make your changes to it.`,
      )
    const values = await readValues(trx, places, kind, sent, before)
    const changed = fields.filter(({ name }) => name in values && values[name] !== before[name])
    if (changed.length > 0) {
      await requireNoTwin(trx, kind, { ...before, ...values })
      await updateContentRow(trx, table, key, id, values)
      const labels = changed.map(({ label }) => label).join(', ')
      await logChange(trx, context, kind, id, `Changed ${labels}`)
    }
    return entryOf(trx, kind, id)
  })
}

/** Deletes a row to which nothing refers, and answers what it was, so that it can be added again. */
export const deleteContent = (context: OfficeContext): Promise<DeletedContent> => {
  const kind = kindIn(context)
  return changeRows(context, async (trx) => {
    const id = idIn(context)
    const row = await requireRow(trx, kind, id)
    if (kind.single) throw new Refusal(409, `The site has one ${kind.one}. Empty its fields instead.`)
    const reason = await whyKept(trx, kind, id)
    if (reason !== undefined) throw new Refusal(409, reason)
    await deleteContentRow(trx, kind.table, kind.key, id)
    await logChange(trx, context, kind, id, `Deleted ${titleOf(kind, row)}`)
    return { values: valuesOf(kind, row), order: Number(row.sort_order) }
  })
}
