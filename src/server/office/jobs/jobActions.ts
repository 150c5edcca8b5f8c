import { todayInIndia } from '@/domain/calendar'
import { jobActions, type JobAction, type JobState } from '@/domain/office/jobs'
import type { Db } from '../../database/schema'
import { jobs } from '../../import/contentKinds'
import { updateContentRow, type ContentRow } from '../../repositories/contentRows'
import { lockMeta } from '../../repositories/fill'
import { addJobChanges, type Changer } from '../../repositories/office/jobChanges'
import { Refusal, unprocessable } from '../../submissions/refusal'
import type { OfficeContext } from '../officeRoute'
import { toBody } from '../readBody'
import { closeAll } from './closeJobs'
import { jobDetail, requireJob, stateNow } from './jobDetail'
import { requireOpenDays } from './readJob'

const changerOf = ({ account, now }: OfficeContext): Changer => ({
  at: now().toISOString(),
  account: account.email,
})

/** Closes jobs and logs it; returns how many were not closed before. */
const close = async (trx: Db, context: OfficeContext, ids: readonly string[]) => {
  const { closed } = await closeAll(trx, ids, changerOf(context))
  for (const id of closed) await context.log(trx, { action: 'job_closed', subject: `job ${id}` })
  return closed.length
}

const today = () => todayInIndia(Date.now())

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
