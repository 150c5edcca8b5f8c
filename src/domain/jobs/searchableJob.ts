import type { Job } from '../entities'
import { plainText } from '../plainText'
import { postedDay } from '../calendar'
import { foldText } from '../compareText'
import { employmentTypesOf } from './employmentTypes'
import { placesOf } from './places'

/** A job with what filters look at, derived once for each list. */
export type SearchableJob = ReturnType<typeof toSearchableJob>

/** The folded texts of the nine fields that a search looks at; the short ones first, where most words are found sooner. */
const searchedTexts = (job: Job) =>
  [
    job.position,
    job.company_name,
    job.location,
    job.d_name,
    job.industry_name,
    job.role_name,
    job.employment_type,
    plainText(job.about_company),
    plainText(job.job_description),
  ].map(foldText)

export const toSearchableJob = (job: Job) => {
  const { names, isAnywhere } = placesOf(job.location)
  let texts: readonly string[] | undefined
  return {
    job,
    // Long, and not needed before the first search.
    get texts() {
      return (texts ??= searchedTexts(job))
    },
    places: names as readonly string[],
    isAnywhere,
    employmentTypes: employmentTypesOf(job.employment_type),
    /** YYYY-MM-DD; undefined if unknown. */
    postedDay: postedDay(job.date_posted),
    /** YYYY-MM-DD; undefined if the job stays open. */
    closingDay: postedDay(job.closing_date),
  }
}
