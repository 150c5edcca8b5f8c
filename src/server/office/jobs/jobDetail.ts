import { todayInIndia } from '@/domain/calendar'
import { jobFields } from '@/domain/office/jobFields'
import { jobStateOf, type OfficeJob, type OfficeJobFields } from '@/domain/office/jobs'
import type { Db } from '../../database/schema'
import { countApplications } from '../../repositories/office/appliedJobs'
import { listJobChanges } from '../../repositories/office/jobChanges'
import { findJobRow, type JobRow } from '../../repositories/office/jobs'
import { Refusal } from '../../submissions/refusal'
import { rowVersion } from '../rowVersion'

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
