import { salaryRange } from '../display'
import type { Job } from '../entities'

/** What a device keeps of a job: enough to tell it when it is closed. */
export type KeptJob = {
  job_id: string
  position: string
  company_name: string
  location: string
  pay: string
}

export const toKeptJob = (job: Job): KeptJob => ({
  job_id: job.job_id,
  position: job.position,
  company_name: job.company_name,
  location: job.location,
  pay: salaryRange(job),
})
