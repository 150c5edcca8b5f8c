import { todayInIndia } from '@/domain/site/calendar'
import { isOpenOn } from '@/domain/jobs/closing'
import type { ContentField } from '@/domain/content/fields'
import { jobFields, jobLabel } from '@/domain/content/jobFields'
import {
  type JobAction,
  jobActions,
  jobStateOf,
  type OfficeJob,
  type OfficeJobFields,
} from '@/domain/office/jobs'
import type { Problem } from '@/domain/content/problems'
import type { Db } from '../../database/schema'
import { checkJob, jobs } from '../../import/contentKinds'
import { changedFields } from '../../import/importRows'
import { readRow } from '../../import/readRow'
import {
  changesOf,
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
  countWaitingFor,
  findClosings,
  findJobRow,
  listJobChanges,
  nextJobNumber,
  setJobsClosed,
  wasAppliedFor,
} from '../../repositories/office/jobs'
import { invalid, Refusal, unprocessable } from '../../config/refusal'
import { changeRows } from '../content/changeContent'
import { rowVersion, toCell } from '../content/officeRows'
import { type OfficeContext, todayOf } from '../officeRoute'
import { type Body, invalidRequest, toBody } from '../readRequest'

const requireJob = async (db: Db, id: string) => {
  const row = await findJobRow(db, id)
  if (!row) throw new Refusal(404, 'There is no such job.')
  return row
}

export const jobDetail = async (db: Db, id: string, today: string): Promise<OfficeJob> => {
  const row = await requireJob(db, id)
  const stored: Record<string, string | number | null> = row
  return {
    job: Object.fromEntries(jobFields.map(({ name }) => [name, stored[name] ?? null])) as OfficeJobFields,
    state: jobStateOf(row, today),
    version: rowVersion(row),
    changes: await listJobChanges(db, id),
    applications: await countApplications(db, id),
    waiting: await countWaitingFor(db, [id]),
  }
}

const KEY = 'job_id'

const changerOf = ({ account, now }: OfficeContext): Changer => ({
  at: now().toISOString(),
  account: account.email,
})

type Logged = { id: string; what: string; action: 'job_added' | 'job_changed' | 'job_deleted' }

const logChange = async (trx: Db, context: OfficeContext, { id, what, action }: Logged) => {
  await addJobChanges(trx, [{ id, what }], changerOf(context))
  await context.log(trx, { action, subject: `job ${id}`, details: what })
}

/** A job that is to be open must not be closed by its closing date. */
const closingProblems = ({ closing_date }: ContentRow, today: string): Problem[] =>
  isOpenOn({ closing_date: `${closing_date ?? ''}`, closed_on: '' }, today)
    ? []
    : [{ field: 'closing_date', code: 'passed' }]

/** The fields of a job in a body, as they are stored; others keep those of `before`. Refuses what `import jobs` would. */
const readJob = (db: Db, body: Body, { before, openOn }: { before?: ContentRow; openOn?: string }) => {
  const cellOf = (field: ContentField) =>
    before && !Object.hasOwn(body, field.name) ? undefined : toCell(field, body[field.name])
  return readRow(db, jobFields, cellOf, async (values) => {
    const whole = { ...before, ...values }
    return [...checkJob(whole), ...(openOn === undefined ? [] : closingProblems(whole, openOn))]
  })
}

/** Adds a job, as a draft or published, with the number that the body names or with the next free one. */
export const addJob = (context: OfficeContext) =>
  changeRows(context, async (trx) => {
    const { state, ...body } = toBody(context.request.body)
    if (state !== 'draft' && state !== 'open') throw invalidRequest()
    const today = todayOf(context)
    const isToBeOpen = state === 'open'
    const number = body.job_id || (await nextJobNumber(trx))
    const values = await readJob(trx, { ...body, job_id: number }, isToBeOpen ? { openOn: today } : {})
    const id = `${values.job_id}`
    if (await findJobRow(trx, id)) throw new Refusal(409, `There is a job ${id} already.`)
    if (isToBeOpen) values.date_posted ??= today
    await insertContentRows(trx, jobs.table, [{ ...values, state }])
    const what = isToBeOpen ? `Added, ${jobActions.publish.what.toLowerCase()}` : 'Added as a draft'
    await logChange(trx, context, { id, what, action: 'job_added' })
    return jobDetail(trx, id, today)
  })

/** Unknown if the row was changed directly in SQL. */
const changedMeanwhile = async (trx: Db, id: string) => {
  const [last] = await listJobChanges(trx, id)
  const what = last ? ` The last change known is by ${last.account}: ${last.what}.` : ''
  return new Refusal(409, `This job was changed meanwhile.${what} Reload it, then make your changes again.`)
}

export const saveJob = (context: OfficeContext) =>
  changeRows(context, async (trx) => {
    const id = context.param('id')
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
    return jobDetail(trx, id, todayOf(context))
  })

export const deleteJob = (context: OfficeContext) =>
  changeRows(context, async (trx) => {
    const id = context.param('id')
    await requireJob(trx, id)
    if (await wasAppliedFor(trx, id))
      throw new Refusal(409, 'This job has applications, so it is kept. Close it instead.')
    await deleteContentRow(trx, jobs.table, KEY, id)
    await logChange(trx, context, { id, what: 'Deleted', action: 'job_deleted' })
  })

const NOTHING_CHANGED = 'Nothing was changed.'

/** The jobs with these ids. Throws a Refusal if there is none with one of them, or if one is a draft. */
const findClosable = async (db: Db, ids: readonly string[]) => {
  const found = await findClosings(db, ids)
  const known = new Set(found.map(({ id }) => id))
  const unknown = ids.filter((id) => !known.has(id))
  if (unknown.length > 0) throw new Refusal(404, `There is no job ${unknown.join(', ')}. ${NOTHING_CHANGED}`)
  const drafts = found.filter(({ state }) => state === 'draft').map(({ id }) => id)
  if (drafts.length > 0)
    throw new Refusal(409, `A draft cannot be closed: job ${drafts.join(', ')}. ${NOTHING_CHANGED}`)
  return found
}

/** Closes jobs as of today, all or none, and returns the ids of the ones that were open. Closed ones keep their day. */
export const closeAll = async (trx: Db, ids: readonly string[], changer: Changer) => {
  await lockMeta(trx)
  const day = todayInIndia(Date.parse(changer.at))
  const closing = (await findClosable(trx, [...new Set(ids)]))
    .filter(({ closed_on }) => isOpenOn({ closing_date: '', closed_on: closed_on ?? '' }, day))
    .map(({ id }) => id)
  if (closing.length > 0) await setJobsClosed(trx, closing, day)
  const changes = closing.map((id) => ({ id, what: jobActions.close.what }))
  await addJobChanges(trx, changes, changer)
  return closing
}

const close = async (trx: Db, context: OfficeContext, ids: readonly string[]) => {
  const closed = await closeAll(trx, ids, changerOf(context))
  for (const id of closed) await context.log(trx, { action: 'job_closed', subject: `job ${id}` })
  return closed.length
}

/** The values that an action other than closing stores. */
const storedBy = (action: Exclude<JobAction, 'close'>, row: ContentRow, today: string): ContentRow => {
  if (jobActions[action].to === 'paused') return { state: 'paused', closed_on: null }
  const problems = closingProblems(row, today)
  if (problems.length > 0) throw invalid(problems, jobLabel)
  return {
    state: 'open',
    closed_on: null,
    ...(action === 'publish' && row.date_posted === null && { date_posted: today }),
  }
}

export const changeState = (context: OfficeContext, action: JobAction) =>
  changeRows(context, async (trx) => {
    const id = context.param('id')
    const row = await requireJob(trx, id)
    const today = todayOf(context)
    const state = jobStateOf(row, today)
    const { from, to, what } = jobActions[action]
    if (action === 'close') {
      await close(trx, context, [id])
    } else if (state !== to) {
      const wanted = from.join(' or ')
      const article = /^[aeiou]/.test(wanted) ? 'an' : 'a'
      if (!from.includes(state))
        throw new Refusal(
          409,
          `This job is ${state}. Only ${article} ${wanted} job can be ${what.toLowerCase()}.`,
        )
      await updateContentRow(trx, jobs.table, 'job_id', id, storedBy(action, row, today))
      await logChange(trx, context, { id, what, action: 'job_changed' })
    }
    return jobDetail(trx, id, today)
  })

/** The rows of a hundred pages. */
const IDS_MAX = 10_000

export const closeMany = (context: OfficeContext) => {
  const { ids } = toBody(context.request.body)
  const isList = Array.isArray(ids) && ids.every((id) => typeof id === 'string')
  if (!isList || ids.length === 0) throw unprocessable('Please choose the jobs.')
  if (ids.length > IDS_MAX) throw unprocessable(`Please choose at most ${IDS_MAX} jobs.`)
  return context.database.write(async (trx) => ({
    changed: await close(trx, context, ids),
    waiting: await countWaitingFor(trx, ids),
  }))
}
