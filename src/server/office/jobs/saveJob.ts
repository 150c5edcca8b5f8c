import { todayInIndia } from '@/domain/calendar'
import { isOpenOn } from '@/domain/jobs/closing'
import type { ContentField } from '@/domain/office/fields'
import { changedFields, checkJob, jobFields, jobLabel } from '@/domain/office/jobFields'
import { jobActions, jobStateOf, type OfficeJob, type OfficeJobFields } from '@/domain/office/jobs'
import type { Problem } from '@/domain/problem'
import type { Db } from '../../database/schema'
import { jobs } from '../../import/contentKinds'
import { changesOf } from '../../import/plan'
import { readValues } from '../../import/readRows'
import { referenceResolver } from '../../import/references'
import {
  type ContentRow,
  deleteContentRow,
  insertContentRows,
  updateContentRow,
} from '../../repositories/contentRows'
import { lockMeta } from '../../repositories/meta'
import {
  addJobChanges,
  type Changer,
  countApplications,
  findJobRow,
  type JobRow,
  listJobChanges,
  nextJobNumber,
  wasAppliedFor,
} from '../../repositories/office/jobs'
import type { Cell } from '../../spreadsheet/cells'
import { invalid } from '../../staff/invalid'
import { Refusal } from '../../submissions/refusal'
import { cleanHtml } from '../cleanHtml'
import { rowVersion } from '../content/officeRows'
import type { OfficeContext } from '../officeRoute'
import { type Body, invalidRequest, toBody } from '../readRequest'

export const requireJob = async (db: Db, id: string) => {
  const row = await findJobRow(db, id)
  if (!row) throw new Refusal(404, 'There is no such job.')
  return row
}

export const stateNow = (row: JobRow) => jobStateOf(row, todayInIndia(Date.now()))

/** Everything that the office shows of a job. */
export const jobDetail = async (db: Db, id: string): Promise<OfficeJob> => {
  const row = await requireJob(db, id)
  const stored: Record<string, string | number | null> = row
  return {
    job: Object.fromEntries(jobFields.map(({ name }) => [name, stored[name] ?? null])) as OfficeJobFields,
    state: stateNow(row),
    version: rowVersion(row),
    changes: await listJobChanges(db, id),
    applications: await countApplications(db, id),
  }
}

const KEY = 'job_id'

export const changerOf = ({ account, now }: OfficeContext): Changer => ({
  at: now().toISOString(),
  account: account.email,
})

type Logged = { id: string; what: string; action: 'job_added' | 'job_changed' | 'job_deleted' }

/** Adds a line to the history of a job and to the log. */
export const logChange = async (trx: Db, context: OfficeContext, { id, what, action }: Logged) => {
  await addJobChanges(trx, [{ id, what }], changerOf(context))
  await context.log(trx, { action, subject: `job ${id}`, details: what })
}

/** Turns a value of a form into the cell of a spreadsheet, so that both are read by the same rules. */
export const toCell = ({ type }: ContentField, value: unknown): Cell => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return `${value}`
  if (typeof value !== 'string') throw invalidRequest()
  return type === 'html' ? cleanHtml(value) : value
}

/** A job that is to be open must not be closed by its closing date. */
const closingProblems = ({ closing_date }: ContentRow): Problem[] =>
  isOpenOn({ closing_date: `${closing_date ?? ''}`, closed_on: '' }, todayInIndia(Date.now()))
    ? []
    : [{ field: 'closing_date', code: 'passed' }]

export const requireOpenDays = (row: ContentRow) => {
  const problems = closingProblems(row)
  if (problems.length > 0) throw invalid(problems, jobLabel)
}

/**
 * The fields of a job in a body, as they are stored. Fields that it lacks keep the values of `before`; a new job is given all.
 * Throws a Refusal with everything that `import jobs` would not take.
 */
const readJob = async (
  db: Db,
  body: Body,
  { before, isToBeOpen = false }: { before?: ContentRow; isToBeOpen?: boolean },
) => {
  const { values, problems } = readValues(jobFields, (field) =>
    before && !Object.hasOwn(body, field.name) ? undefined : toCell(field, body[field.name]),
  )
  const whole = { ...before, ...values }
  const resolved = (await referenceResolver(db, jobFields))(values)
  const ofDays = isToBeOpen ? closingProblems(whole) : []
  const all = [...problems, ...checkJob(whole), ...resolved.problems, ...ofDays]
  if (all.length > 0) throw invalid(all, jobLabel)
  return resolved.values
}

/** Adds a job, as a draft or published, with the number that the body names or with the next free one. */
export const addJob = (context: OfficeContext) =>
  context.database.write(async (trx) => {
    await lockMeta(trx)
    const { state, ...body } = toBody(context.request.body)
    if (state !== 'draft' && state !== 'open') throw invalidRequest()
    const isToBeOpen = state === 'open'
    const number = body.job_id || (await nextJobNumber(trx))
    const values = await readJob(trx, { ...body, job_id: number }, { isToBeOpen })
    const id = `${values.job_id}`
    if (await findJobRow(trx, id)) throw new Refusal(409, `There is a job ${id} already.`)
    if (isToBeOpen) values.date_posted ??= todayInIndia(Date.now())
    await insertContentRows(trx, jobs.table, [{ ...values, state }])
    const what = isToBeOpen ? `Added, ${jobActions.publish.what.toLowerCase()}` : 'Added as a draft'
    await logChange(trx, context, { id, what, action: 'job_added' })
    return jobDetail(trx, id)
  })

/** Unknown if the row was changed directly in SQL. */
const changedMeanwhile = async (trx: Db, id: string) => {
  const [last] = await listJobChanges(trx, id)
  const what = last ? ` The last change known is by ${last.account}: ${last.what}.` : ''
  return new Refusal(
    409,
    `This job was changed meanwhile.${what} Load it again, and then make your changes to it.`,
  )
}

/** Saves the fields that the body has, unless the job was changed since it was read. */
export const saveJob = (context: OfficeContext, id: string) =>
  context.database.write(async (trx) => {
    await lockMeta(trx)
    const { version, ...body } = toBody(context.request.body)
    if (typeof version !== 'string') throw invalidRequest()
    const before = await requireJob(trx, id)
    if (version !== rowVersion(before)) throw await changedMeanwhile(trx, id)
    const values = await readJob(trx, body, { before })
    if (values.job_id !== undefined && values.job_id !== id)
      throw invalid([{ field: KEY, code: 'fixed' }], jobLabel)
    const changes = changesOf(values, before)
    const names = Object.keys(changes)
    if (names.length > 0) {
      await updateContentRow(trx, jobs.table, KEY, id, changes)
      await logChange(trx, context, { id, what: changedFields(names), action: 'job_changed' })
    }
    return jobDetail(trx, id)
  })

/** Deletes a job without any application, past or present. */
export const deleteJob = (context: OfficeContext, id: string) =>
  context.database.write(async (trx) => {
    await lockMeta(trx)
    await requireJob(trx, id)
    if (await wasAppliedFor(trx, id))
      throw new Refusal(409, 'This job has applications, so it is kept. Close it instead.')
    await deleteContentRow(trx, jobs.table, KEY, id)
    await logChange(trx, context, { id, what: 'Deleted', action: 'job_deleted' })
  })
