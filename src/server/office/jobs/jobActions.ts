import { todayInIndia } from '@/domain/calendar'
import { isOpenOn } from '@/domain/jobs/closing'
import { type JobAction, jobActions } from '@/domain/office/jobs'
import type { Db } from '../../database/schema'
import { jobs } from '../../import/contentKinds'
import { type ContentRow, updateContentRow } from '../../repositories/contentRows'
import { lockMeta } from '../../repositories/meta'
import { addJobChanges, type Changer, findClosings, setJobsClosed } from '../../repositories/office/jobs'
import { Refusal, unprocessable } from '../../submissions/refusal'
import type { OfficeContext } from '../officeRoute'
import { toBody } from '../readRequest'
import { changerOf, jobDetail, logChange, requireJob, requireOpenDays, stateNow } from './saveJob'

const today = () => todayInIndia(Date.now())

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

/**
 * Closes jobs as of today, all or none, and returns the ids of those that were open. Applications for them stay, and a job
 * that was closed before keeps its day.
 */
export const closeAll = async (trx: Db, ids: readonly string[], changer: Changer) => {
  await lockMeta(trx)
  const day = today()
  const closing = (await findClosable(trx, [...new Set(ids)]))
    .filter(({ closed_on }) => isOpenOn({ closing_date: '', closed_on: closed_on ?? '' }, day))
    .map(({ id }) => id)
  if (closing.length > 0) await setJobsClosed(trx, closing, day)
  const changes = closing.map((id) => ({ id, what: jobActions.close.what }))
  await addJobChanges(trx, changes, changer)
  return closing
}

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

/** Changes the state of a job. Nothing is done where it is the wanted one already. */
export const changeState = (context: OfficeContext, id: string, action: JobAction) =>
  context.database.write(async (trx) => {
    await lockMeta(trx)
    const row = await requireJob(trx, id)
    const state = stateNow(row)
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
      await updateContentRow(trx, jobs.table, 'job_id', id, storedBy(action, row))
      await logChange(trx, context, { id, what, action: 'job_changed' })
    }
    return jobDetail(trx, id)
  })

/** As many as a table shows on a hundred pages. */
const IDS_MAX = 10_000

/** Closes all jobs of a list, or none. */
export const closeMany = (context: OfficeContext) => {
  const { ids } = toBody(context.request.body)
  const isList = Array.isArray(ids) && ids.every((id) => typeof id === 'string')
  if (!isList || ids.length === 0) throw unprocessable('Please choose the jobs.')
  if (ids.length > IDS_MAX) throw unprocessable(`Please choose at most ${IDS_MAX} jobs.`)
  return context.database.write(async (trx) => ({ changed: await close(trx, context, ids) }))
}
