import { todayInIndia } from '@/domain/calendar'
import { changedFields, jobFields, jobLabel } from '@/domain/office/jobFields'
import { jobActions, jobStateOf, type OfficeJob, type OfficeJobFields } from '@/domain/office/jobs'
import type { Db } from '../../database/schema'
import { jobs } from '../../import/contentKinds'
import {
  type ContentRow,
  deleteContentRow,
  insertContentRows,
  updateContentRow,
} from '../../repositories/contentRows'
import { lockMeta } from '../../repositories/meta'
import {
  addJobChanges,
  countApplications,
  findJobRow,
  type JobRow,
  listJobChanges,
  nextJobNumber,
  wasAppliedFor,
} from '../../repositories/office/jobs'
import { invalid } from '../../staff/invalid'
import { Refusal } from '../../submissions/refusal'
import { rowVersion } from '../content/officeRows'
import type { OfficeContext } from '../officeRoute'
import { type Body, invalidRequest, toBody } from '../readRequest'
import { readJob } from './readJob'

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

const subjectOf = (id: string) => `job ${id}`

/** Adds a line to the history of a job and to the log. */
const logChange = async (
  trx: Db,
  { account, now, log }: OfficeContext,
  { id, what, action }: { id: string; what: string; action: 'job_added' | 'job_changed' | 'job_deleted' },
) => {
  await addJobChanges(trx, [{ id, what }], { at: now().toISOString(), account: account.email })
  await log(trx, { action, subject: subjectOf(id), details: what })
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** A published job without a date is of today. */
const withDate = (values: ContentRow): ContentRow =>
  values.date_posted === null ? { ...values, date_posted: todayInIndia(Date.now()) } : values

/** The job with the number that the body names, or with the next free one. */
const newJob = async (trx: Db, body: Body, isToBeOpen: boolean) => {
  const number = isEmpty(body.job_id) ? await nextJobNumber(trx) : body.job_id
  const values = await readJob(trx, { ...body, job_id: number }, { isToBeOpen })
  if (await findJobRow(trx, `${values.job_id}`))
    throw new Refusal(409, `There is a job ${values.job_id} already.`)
  return values
}

/** Adds a job, as a draft or published. */
export const addJob = (context: OfficeContext) =>
  context.database.write(async (trx) => {
    await lockMeta(trx)
    const { state, ...body } = toBody(context.request.body)
    if (state !== 'draft' && state !== 'open') throw invalidRequest()
    const values = await newJob(trx, body, state === 'open')
    const row = state === 'open' ? withDate(values) : values
    await insertContentRows(trx, jobs.table, [{ ...row, state }])
    const id = `${row.job_id}`
    const what = state === 'open' ? `Added, ${jobActions.publish.what.toLowerCase()}` : 'Added as a draft'
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
    const stored: ContentRow = before
    const values = await readJob(trx, body, { before: stored })
    if (values.job_id !== undefined && values.job_id !== id)
      throw invalid([{ field: KEY, code: 'fixed' }], jobLabel)
    const changes = Object.fromEntries(
      Object.entries(values).filter(([name, value]) => stored[name] !== value),
    )
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
