import { todayInIndia } from '@/domain/calendar'
import { isOpenOn } from '@/domain/jobs/closing'
import { jobActions } from '@/domain/office/jobs'
import type { Db } from '../../database/schema'
import { lockMeta } from '../../repositories/fill'
import { addJobChanges, type Changer } from '../../repositories/office/jobChanges'
import { findPositions, setJobsClosed, type JobPosition } from '../../repositories/retention'
import { Refusal } from '../../submissions/refusal'

const NOTHING_CHANGED = 'Nothing was changed.'

/** Jobs for each statement, which takes a limited number of values. */
const BATCH = 500

const findJobs = async (db: Db, ids: readonly string[]) => {
  const jobs: JobPosition[] = []
  for (let start = 0; start < ids.length; start += BATCH)
    jobs.push(...(await findPositions(db, ids.slice(start, start + BATCH))))
  return jobs
}

/** The jobs with these ids. Throws a Refusal if there is none with one of them, or if one is a draft. */
export const findClosable = async (db: Db, ids: readonly string[]) => {
  const distinct = [...new Set(ids)]
  const jobs = await findJobs(db, distinct)
  const known = new Set(jobs.map(({ id }) => id))
  const unknown = distinct.filter((id) => !known.has(id))
  if (unknown.length > 0) throw new Refusal(404, `There is no job ${unknown.join(', ')}. ${NOTHING_CHANGED}`)
  const drafts = jobs.filter(({ state }) => state === 'draft').map(({ id }) => id)
  if (drafts.length > 0)
    throw new Refusal(409, `A draft cannot be closed: job ${drafts.join(', ')}. ${NOTHING_CHANGED}`)
  return jobs
}

/**
 * Closes jobs as of today, all or none. Applications for them stay, and a job that was closed before keeps its day. Returns
 * all of them, and the ids of those that this closed.
 */
export const closeAll = async (trx: Db, ids: readonly string[], changer: Changer) => {
  await lockMeta(trx)
  const jobs = await findClosable(trx, ids)
  const today = todayInIndia(Date.now())
  const closing = jobs
    .filter(({ closed_on }) => isOpenOn({ closing_date: '', closed_on: closed_on ?? '' }, today))
    .map(({ id }) => id)
  for (let start = 0; start < closing.length; start += BATCH)
    await setJobsClosed(trx, closing.slice(start, start + BATCH), today)
  await addJobChanges(
    trx,
    closing.map((id) => ({ id, what: jobActions.close.what })),
    changer,
  )
  return { jobs, closed: closing }
}
