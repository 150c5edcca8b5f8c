import { todayInIndia } from '@/domain/jobs/calendar'
import { jobStateOf, type OfficeJob, type OfficeJobFields } from '@/domain/office/jobs'
import { hashOf } from '../../content/encoded'
import type { Db } from '../../database/schema'
import { countApplications } from '../../repositories/office/appliedJobs'
import { listJobChanges } from '../../repositories/office/jobChanges'
import { findJobRow, type JobRow } from '../../repositories/office/jobs'
import { Refusal } from '../../submissions/refusal'
import { columns } from './readJob'

/** Another one whenever anything of the job was changed, by whomever: the office, a command or SQL. */
export const versionOf = (row: JobRow) =>
  hashOf(JSON.stringify(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1))))

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
    job: Object.fromEntries(columns.map(({ name }) => [name, stored[name] ?? null])) as OfficeJobFields,
    state: stateNow(row),
    version: versionOf(row),
    changes: await listJobChanges(db, id),
    applications: await countApplications(db, id),
  }
}
