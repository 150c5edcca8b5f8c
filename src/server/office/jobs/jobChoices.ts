import { salaryRange } from '@/domain/display'
import { employmentTypes } from '@/domain/jobs/employmentTypes'
import { SALARY_BANDS } from '@/domain/limits'
import { editableJobLists, type EditableJobList, type OfficeJobChoices } from '@/domain/office/jobs'
import type { Db } from '../../database/schema'
import { contentKinds, type ContentKind } from '../../import/contentKinds'
import { applyPlan, makePlan } from '../../import/plan'
import { readCell } from '../../import/readRows'
import { idsInUse } from '../../import/references'
import { listContentRows } from '../../repositories/contentRows'
import { lockMeta } from '../../repositories/fill'
import { Refusal, unprocessable } from '../../submissions/refusal'
import type { OfficeContext } from '../officeRoute'
import { toBody } from './readJob'

const kindOf = (list: EditableJobList): ContentKind => {
  const kind = contentKinds[list]
  if (!kind) throw new Error(`There is no kind ${list}.`)
  return kind
}

const columnsOf = ({ columns }: ContentKind) => {
  const [id, name] = columns
  if (!name) throw new Error('A list has a column for its names.')
  return { id, name }
}

const isEditable = (list: string): list is EditableJobList =>
  (editableJobLists as readonly string[]).includes(list)

const listOf = async (db: Db, kind: ContentKind) => {
  const { id, name } = columnsOf(kind)
  const rows = await listContentRows(db, kind.table, id.name)
  return rows
    .toSorted((one, other) => Number(one.sort_order) - Number(other.sort_order))
    .map((row) => ({ id: `${row[id.name]}`, label: `${row[name.name]}` }))
}

/** Everything that the form of a job offers to choose. */
export const jobChoices = async ({ database: { db } }: OfficeContext): Promise<OfficeJobChoices> => {
  const companies = await listContentRows(db, 'company', 'name')
  const names = [...new Set(companies.map(({ name }) => `${name}`))]
  return {
    industries: await listOf(db, kindOf('industries')),
    departments: await listOf(db, kindOf('departments')),
    roles: await listOf(db, kindOf('roles')),
    locations: await listOf(db, kindOf('locations')),
    companies: names.map((name) => ({ id: name, label: name })),
    employmentTypes: employmentTypes.map((type) => ({ id: type, label: type })),
    salaryBands: SALARY_BANDS.map((band) => ({
      id: band,
      label: salaryRange({ ctc: band, ctc_from: null, ctc_to: null }),
    })),
  }
}

const editableKind = (list: string) => {
  if (isEditable(list)) return kindOf(list)
  throw new Refusal(404, 'There is no such list that could be changed here.')
}

/** The label of a body, read as `import` reads the name of a row. */
const labelIn = (kind: ContentKind, body: unknown) => {
  const { label } = toBody(body)
  const { value, reason } = readCell(columnsOf(kind).name, typeof label === 'string' ? label : '')
  if (reason !== undefined || typeof value !== 'string')
    throw unprocessable(
      value === undefined ? `Name ${(reason ?? '').replace(/^\w+ /, '')}.` : 'Name is missing.',
    )
  return value
}

const nextId = (ids: readonly string[]) =>
  `${ids.reduce((last, id) => (/^\d{1,15}$/.test(id) ? Math.max(last, Number(id)) : last), 0) + 1}`

/** Writes one row of a list as an import of it would. */
const write = async (
  trx: Db,
  context: OfficeContext,
  kind: ContentKind,
  { id, label }: { id: string; label: string },
) => {
  const column = columnsOf(kind)
  const row = { number: 0, id, values: { [column.id.name]: id, [column.name.name]: label } }
  await applyPlan(trx, kind, await makePlan(trx, kind, [row], { replace: false }), () => {})
  await context.log(trx, { action: 'content_changed', subject: `${kind.table} ${id}`, details: label })
}

const inList = (list: string, context: OfficeContext) => {
  const kind = editableKind(list)
  return { kind, label: labelIn(kind, context.request.body) }
}

const withLabel = (choices: readonly { id: string; label: string }[], label: string) =>
  choices.find((one) => one.label.toLowerCase() === label.toLowerCase())

/** Adds a choice to a list; one that is there already is answered as it is. */
export const addChoice = (context: OfficeContext, list: string) =>
  context.database.write(async (trx) => {
    const { kind, label } = inList(list, context)
    await lockMeta(trx)
    const choices = await listOf(trx, kind)
    const known = withLabel(choices, label)
    if (known) return known
    const choice = { id: nextId(choices.map(({ id }) => id)), label }
    await write(trx, context, kind, choice)
    return choice
  })

const noChoice = () => new Refusal(404, 'There is no such choice.')

/** Renames a choice in all jobs that have it. */
export const renameChoice = (context: OfficeContext, list: string, id: string) =>
  context.database.write(async (trx) => {
    const { kind, label } = inList(list, context)
    await lockMeta(trx)
    const choices = await listOf(trx, kind)
    if (!choices.some((one) => one.id === id)) throw noChoice()
    const known = withLabel(choices, label)
    if (known && known.id !== id) throw new Refusal(409, `There is '${known.label}' already.`)
    await write(trx, context, kind, { id, label })
    return { id, label }
  })

/** Removes a choice that no job has, not even a closed one. */
export const removeChoice = (context: OfficeContext, list: string, id: string) =>
  context.database.write(async (trx) => {
    const kind = editableKind(list)
    await lockMeta(trx)
    const choice = (await listOf(trx, kind)).find((one) => one.id === id)
    if (!choice) throw noChoice()
    if ((await idsInUse(trx, kind.table, [id], { isHeldByClosed: true })).length > 0)
      throw new Refusal(409, `Some jobs have '${choice.label}', so it stays.`)
    const removal = { added: [], changed: [], same: 0, removed: [id], problems: [] }
    await applyPlan(trx, kind, removal, () => {})
    await context.log(trx, {
      action: 'content_changed',
      subject: `${kind.table} ${id}`,
      details: `Removed ${choice.label}`,
    })
  })
