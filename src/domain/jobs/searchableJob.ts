import type { Job } from '../entities'
import { plainText } from '../plainText'
import { postedDay } from '../calendar'
import { foldText } from '../compareText'
import { employmentTypesOf } from './employmentTypes'
import { placesOf } from './places'

/** A job with what filters look at, derived once for each list. */
export type SearchableJob = {
  job: Job
  /** The folded texts of the nine fields that a search looks at; the short ones first, where most words are found sooner. */
  texts: readonly string[]
  places: readonly string[]
  isAnywhere: boolean
  employmentTypes: readonly string[]
  /** YYYY-MM-DD; undefined if unknown. */
  postedDay: string | undefined
  /** YYYY-MM-DD; undefined if the job stays open. */
  closingDay: string | undefined
}

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

export const toSearchableJob = (job: Job): SearchableJob => {
  const { names, isAnywhere } = placesOf(job.location)
  let texts: readonly string[] | undefined
  return {
    job,
    // Long, and not needed before the first search.
    get texts() {
      return (texts ??= searchedTexts(job))
    },
    places: names,
    isAnywhere,
    employmentTypes: employmentTypesOf(job.employment_type),
    postedDay: postedDay(job.date_posted),
    closingDay: postedDay(job.closing_date),
  }
}
