import { contentLists, contentSentence, type ContentKindName } from '@/domain/office/content'
import { foldText } from '@/domain/textSearch'
import type { Db } from '../../database/schema'
import { applyPlan, makePlan, type Plan } from '../../import/plan'
import type { ContentRow } from '../../repositories/contentRows'
import { lockMeta } from '../../repositories/fill'
import { Refusal, unprocessable } from '../../submissions/refusal'
import type { OfficeContext } from '../officeRoute'
import type { OfficeKind } from './officeKind'
import { rowsInOrder, textIn, titleOf } from './officeRows'

const lists: readonly ContentKindName[] = contentLists

const isList = ({ name }: OfficeKind) => lists.includes(name)

/** What tells the rows of a list apart: the name, and for a city its state, too. */
const nameIn = ({ form }: OfficeKind, row: ContentRow) =>
  form.fields.map(({ name }) => foldText(textIn(row, name))).join('\n')

/** The row of a list that visitors could not tell from this one. */
export const findTwin = (kind: OfficeKind, rows: readonly ContentRow[], row: ContentRow) =>
  rows.find((one) => one[kind.key] !== row[kind.key] && nameIn(kind, one) === nameIn(kind, row))

/** Tells in the log what was done to a row. */
export const tell = (trx: Db, { log }: OfficeContext, { name }: OfficeKind, id: string, details: string) =>
  log(trx, { action: 'content_changed', subject: id === '' ? name : `${name} ${id}`, details })

const whatOf = (kind: OfficeKind, { added, changed }: Plan) => {
  const [row] = added
  if (row) return `Added ${titleOf(kind, row)}`
  const names = Object.keys(changed[0]?.changes ?? {})
  const labels = kind.form.fields.filter(({ name }) => names.includes(name)).map(({ label }) => label)
  return `Changed ${labels.join(', ')}`
}

const requireNoTwin = async (trx: Db, kind: OfficeKind, id: string, changes: ContentRow) => {
  const rows = await rowsInOrder(trx, kind)
  const before = rows.find((one) => one[kind.key] === id)
  const twin = findTwin(kind, rows, { ...before, ...changes, [kind.key]: id })
  if (twin) throw new Refusal(409, `There is '${titleOf(kind, twin)}' already.`)
}

/** Gives `change` the rows of a kind, which nobody else changes before its end. */
export const changeRows = <Result>(
  { database }: OfficeContext,
  kind: OfficeKind,
  change: (trx: Db, rows: ContentRow[]) => Promise<Result>,
) =>
  database.write(async (trx) => {
    await lockMeta(trx)
    return change(trx, await rowsInOrder(trx, kind))
  })

/** Writes one row as an import of it would. */
export const saveRow = async (
  trx: Db,
  context: OfficeContext,
  kind: OfficeKind,
  id: string,
  values: ContentRow,
) => {
  const sent = { number: 0, id, values: { ...values, [kind.key]: id } }
  const plan = await makePlan(trx, kind.kind, [sent], { replace: false })
  const [problem] = plan.problems
  if (problem) throw unprocessable(contentSentence(kind.name, problem.reason))
  const changes = plan.added[0] ?? plan.changed[0]?.changes
  if (!changes) return
  if (isList(kind)) await requireNoTwin(trx, kind, id, changes)
  await applyPlan(trx, kind.kind, plan, () => {})
  await tell(trx, context, kind, id, whatOf(kind, plan))
}

/** One more than the greatest number that is an id. */
export const nextId = ({ key }: OfficeKind, rows: readonly ContentRow[]) => {
  const numbers = rows.map((row) => textIn(row, key)).filter((id) => /^\d{1,15}$/.test(id))
  return `${Math.max(0, ...numbers.map(Number)) + 1}`
}
