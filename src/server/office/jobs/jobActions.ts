import { batchesOf } from '@/domain/batches'
import { todayInIndia } from '@/domain/calendar'
import { isOpenOn } from '@/domain/jobs/closing'
import { type JobAction, jobActions, type JobState } from '@/domain/office/jobs'
import type { Db } from '../../database/schema'
import { jobs } from '../../import/contentKinds'
import { type ContentRow, updateContentRow } from '../../repositories/contentRows'
import { lockMeta } from '../../repositories/meta'
import {
  addJobChanges,
  type Changer,
  findPositions,
  type JobPosition,
  setJobsClosed,
} from '../../repositories/office/jobs'
import { Refusal, unprocessable } from '../../submissions/refusal'
import type { OfficeContext } from '../officeRoute'
import { toBody } from '../readRequest'
import { jobDetail, requireJob, stateNow } from './saveJob'
import { requireOpenDays } from './readJob'

const today = () => todayInIndia(Date.now())

const NOTHING_CHANGED = 'Nothing was changed.'

/** Jobs for each statement, which takes a limited number of values. */
const BATCH = 500

/** The jobs with these ids. Throws a Refusal if there is none with one of them, or if one is a draft. */
const findClosable = async (db: Db, ids: readonly string[]) => {
  const distinct = [...new Set(ids)]
  const found: JobPosition[] = []
  for (const some of batchesOf(distinct, BATCH)) found.push(...(await findPositions(db, some)))
  const known = new Set(found.map(({ id }) => id))
  const unknown = distinct.filter((id) => !known.has(id))
  if (unknown.length > 0) throw new Refusal(404, `There is no job ${unknown.join(', ')}. ${NOTHING_CHANGED}`)
  const drafts = found.filter(({ state }) => state === 'draft').map(({ id }) => id)
  if (drafts.length > 0)
    throw new Refusal(409, `A draft cannot be closed: job ${drafts.join(', ')}. ${NOTHING_CHANGED}`)
  return found
}

/**
 * Closes jobs as of today, all or none, and returns the ids of those that were open. Applications for them stay, and a job
 * that was closed before keeps its day.
 */
export const closeAll = async (trx: Db, ids: readonly string[], changer: Changer) => {
  await lockMeta(trx)
  const day = today()
  const closing = (await findClosable(trx, ids))
    .filter(({ closed_on }) => isOpenOn({ closing_date: '', closed_on: closed_on ?? '' }, day))
    .map(({ id }) => id)
  for (const some of batchesOf(closing, BATCH)) await setJobsClosed(trx, some, day)
  const changes = closing.map((id) => ({ id, what: jobActions.close.what }))
  await addJobChanges(trx, changes, changer)
  return closing
}

const changerOf = ({ account, now }: OfficeContext): Changer => ({
  at: now().toISOString(),
  account: account.email,
})

/** Closes jobs and logs it; returns how many were not closed before. */
const close = async (trx: Db, context: OfficeContext, ids: readonly string[]) => {
  const closed = await closeAll(trx, ids, changerOf(context))
  for (const id of closed) await context.log(trx, { action: 'job_closed', subject: `job ${id}` })
  return closed.length
}

/** The values that an action other than closing stores. */
const storedBy = (action: Exclude<JobAction, 'close'>, row: ContentRow): ContentRow => {
  if (jobActions[action].to === 'paused') return { state: 'paused', closed_on: null }
  requireOpenDays(row)
  return {
    state: 'open',
    closed_on: null,
    ...(action === 'publish' && row.date_posted === null && { date_posted: today() }),
  }
}

const wrongState = (action: JobAction, state: JobState) => {
  const { from, what } = jobActions[action]
  const wanted = from.join(' or ')
  const article = /^[aeiou]/.test(wanted) ? 'an' : 'a'
  return new Refusal(409, `This job is ${state}. Only ${article} ${wanted} job can be ${what.toLowerCase()}.`)
}

/** Changes the state of a job. Nothing is done where it is the wanted one already. */
export const changeState = (context: OfficeContext, id: string, action: JobAction) =>
  context.database.write(async (trx) => {
    await lockMeta(trx)
    const row = await requireJob(trx, id)
    const state = stateNow(row)
    const { from, to, what } = jobActions[action]
    if (state === to && action !== 'close') return jobDetail(trx, id)
    if (action === 'close') {
      await close(trx, context, [id])
      return jobDetail(trx, id)
    }
    if (!from.includes(state)) throw wrongState(action, state)
    await updateContentRow(trx, jobs.table, 'job_id', id, storedBy(action, row))
    await addJobChanges(trx, [{ id, what }], changerOf(context))
    await context.log(trx, { action: 'job_changed', subject: `job ${id}`, details: what })
    return jobDetail(trx, id)
  })

/** As many as a table shows on a hundred pages. */
const IDS_MAX = 10_000

const idsIn = (body: unknown) => {
  const { ids } = toBody(body)
  const isList = Array.isArray(ids) && ids.every((id) => typeof id === 'string')
  if (!isList || ids.length === 0) throw unprocessable('Please choose the jobs.')
  if (ids.length > IDS_MAX) throw unprocessable(`Please choose at most ${IDS_MAX} jobs.`)
  return ids
}

/** Closes all jobs of a list, or none. */
export const closeMany = (context: OfficeContext) =>
  context.database.write(async (trx) => ({
    changed: await close(trx, context, idsIn(context.request.body)),
  }))
