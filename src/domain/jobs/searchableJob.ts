import type { Job } from '../entities'
import { plainText } from '../plainText'
import { foldText } from '../textSearch'

/** A job with the folded texts of the nine fields that a search looks at. */
export type SearchableJob = { job: Job; texts: readonly string[] }

export const toSearchableJob = (job: Job): SearchableJob => ({
  job,
  texts: [
    job.position,
    job.company_name,
    job.location,
    job.d_name,
    plainText(job.about_company),
    plainText(job.job_description),
    job.industry_name,
    job.role_name,
    job.employment_type,
  ].map(foldText),
})
