import type { DeletedContent, OfficeContentAnswer } from '@/domain/office/content'
import { contentLists } from '@/domain/content/contentKinds'
import { foldText } from '@/domain/text/compareText'
import type { ContentTable, Db, SubmissionTable } from '../../database/schema'
import { queryOf } from '../../http/request'
import { readCells } from '../../import/readRow'
import { referringTo } from '../../import/references'
import {
  changesOf,
  type ContentRow,
  countRows,
  countRowsWith,
  deleteContentRow,
  findContentRow,
  insertContentRows,
  lastContentOrder,
  listContentRows,
  updateContentRow,
} from '../../repositories/contentRows'
import { lockMeta } from '../../repositories/meta'
import { forms } from '../../submissions/forms'
import { Refusal } from '../../config/refusal'
import type { OfficeContext } from '../officeRoute'
import { invalidRequest, toBody } from '../readRequest'
import {
  entryOf,
  kindIn,
  logChange,
  type OfficeKind,
  readValues,
  requireRow,
  rowsInOrder,
  textIn,
  titleOf,
  valuesOf,
  versionOf,
} from './officeRows'

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const sentences: Record<string, (count: number) => string> = {
  department: (count) => `${counted(count, 'job is', 'jobs are')} in this department.`,
  industry: (count) => `${counted(count, 'job is', 'jobs are')} in this industry.`,
  role: (count) => `${counted(count, 'job has', 'jobs have')} this role.`,
  state: (count) => `${counted(count, 'city is', 'cities are')} in this state.`,
}

type Column = { table: ContentTable | SubmissionTable; name: string }

const chosenColumns = (table: string): Column[] =>
  forms.flatMap((form) =>
    Object.entries(form.fields)
      .filter(([, { refersTo }]) => refersTo === table)
      .map(([name]) => ({ table: form.table, name })),
  )

const countNaming = async (db: Db, columns: readonly Column[], id: string) => {
  let count = 0
  for (const { table, name } of columns) count += await countRowsWith(db, table, name, id)
  return count
}

/** Why a row cannot be deleted: jobs, cities or submissions refer to it. */
const whyKept = async (db: Db, { table, one }: OfficeKind, id: string) => {
  const columns = referringTo(table).map(({ kind, name }) => ({ table: kind.table, name }))
  const referring = await countNaming(db, columns, id)
  const sentence = sentences[table]
  if (sentence && referring > 0) return sentence(referring)
  const submissions = await countNaming(db, chosenColumns(table), id)
  return submissions > 0
    ? `${counted(submissions, 'submission names', 'submissions name')} this ${one}.`
    : undefined
}

/** The text by which visitors know a row: its name, and for a city also the state. */
const nameIn = ({ fields }: OfficeKind, row: ContentRow) =>
  fields
    .filter(({ hindiOf }) => !hindiOf)
    .map(({ name }) => foldText(textIn(row, name)))
    .join('\n')

/** Refuses a row of a list that visitors could not tell from another one. */
const requireNoTwin = async (trx: Db, kind: OfficeKind, row: ContentRow) => {
  if (!contentLists.some((name) => name === kind.name)) return
  const rows = await listContentRows(trx, kind.table, kind.key)
  const twin = rows.find((one) => one[kind.key] !== row[kind.key] && nameIn(kind, one) === nameIn(kind, row))
  if (twin) throw new Refusal(409, `There is '${titleOf(kind, twin)}' already.`)
}

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

const insertRow = async (trx: Db, context: OfficeContext, kind: OfficeKind, values: ContentRow) => {
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
  const sent: Record<string, string | null> = { [key]: query.get('id'), sort_order: query.get('order') }
  const { values, problems } = readCells(columns, ({ name }) => sent[name] ?? undefined)
  if (problems.length > 0) throw invalidRequest()
  return values
}

/** Adds a row, as the last one, or one that was deleted with its id and at its place. */
export const addContent = (context: OfficeContext): Promise<OfficeContentAnswer> => {
  const kind = kindIn(context)
  const { table, key, one, single, isFixed } = kind
  if (isFixed) throw new Refusal(409, 'These texts are changed, not added.')
  return changeRows(context, async (trx) => {
    if (single && (await countRows(trx, table)) > 0)
      throw new Refusal(409, `There is a ${one} already. Change it instead.`)
    const place = placeIn(context, kind)
    if (place[key] && (await findContentRow(trx, table, key, `${place[key]}`)))
      throw new Refusal(409, `Another ${one} has the number ${place[key]} by now.`)
    const values = await readValues(trx, context, kind, toBody(context.request.body).values)
    return entryOf(trx, kind, await insertRow(trx, context, kind, { ...values, ...place }))
  })
}

/** Saves the values that are sent, unless the row was changed since it was read. */
export const changeContent = (context: OfficeContext): Promise<OfficeContentAnswer> => {
  const kind = kindIn(context)
  const { table, key, one, fields } = kind
  return changeRows(context, async (trx) => {
    const id = context.param('id')
    const { version, values: sent } = toBody(context.request.body)
    if (typeof version !== 'string') throw invalidRequest()
    const before = await requireRow(trx, kind, id)
    if (version !== versionOf(before))
      throw new Refusal(
        409,
        `Another account changed this ${one} meanwhile. Reload it, then make your changes again.`,
      )
    const values = await readValues(trx, context, kind, sent, before)
    const changed = fields.filter(({ name }) => name in values && values[name] !== before[name])
    if (changed.length > 0) {
      await requireNoTwin(trx, kind, { ...before, ...values })
      await updateContentRow(trx, table, key, id, values)
      const labels = changed.map(({ label }) => label).join(', ')
      const which = kind.isFixed ? ` of ${titleOf(kind, before)}` : ''
      await logChange(trx, context, kind, id, `Changed ${labels}${which}`)
    }
    return entryOf(trx, kind, id)
  })
}

/** Deletes a row to which nothing refers, and answers what it was, so that it can be added again. */
export const deleteContent = (context: OfficeContext): Promise<DeletedContent> => {
  const kind = kindIn(context)
  return changeRows(context, async (trx) => {
    const id = context.param('id')
    const row = await requireRow(trx, kind, id)
    if (kind.isFixed) throw new Refusal(409, 'This text is needed. Put its draft back instead.')
    if (kind.single) throw new Refusal(409, `The site has one ${kind.one}. Empty its fields instead.`)
    const reason = await whyKept(trx, kind, id)
    if (reason !== undefined) throw new Refusal(409, reason)
    await deleteContentRow(trx, kind.table, kind.key, id)
    await logChange(trx, context, kind, id, `Deleted ${titleOf(kind, row)}`)
    return { values: valuesOf(kind, row), order: Number(row.sort_order) }
  })
}

/** The rows in the order of the ids of a body, which has each of them once. */
const inNewOrder = (kind: OfficeKind, rows: readonly ContentRow[], sent: unknown) => {
  const { ids } = toBody(sent)
  if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'string')) throw invalidRequest()
  const known = new Map(rows.map((row) => [textIn(row, kind.key), row]))
  const ordered = [...new Set<string>(ids)].map((id) => known.get(id)).filter((row) => row !== undefined)
  if (ids.length !== known.size || ordered.length !== known.size)
    throw new Refusal(
      409,
      'Some of these were added or deleted meanwhile. Reload the list, then move them again.',
    )
  return ordered
}

/** Where ids give the order, the rows keep their ids and exchange their values. */
const move = async (
  trx: Db,
  { table, key, isOrderedById }: OfficeKind,
  rows: readonly ContentRow[],
  moved: readonly ContentRow[],
) => {
  for (const [index, row] of moved.entries()) {
    const target = (isOrderedById && rows[index]) || row
    const id = textIn(target, key)
    const changes = changesOf({ ...row, [key]: id, sort_order: index + 1 }, target)
    if (Object.keys(changes).length > 0) await updateContentRow(trx, table, key, id, changes)
  }
}

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
