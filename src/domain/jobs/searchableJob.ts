import type { Job } from '../entities'
import { plainText } from '../plainText'
import { postedDay } from '../calendar'
import { foldText } from '../compareText'
import { employmentTypesOf } from './employmentTypes'
import { placesOf } from './places'

/** A job with what filters look at, derived once for each list. */
export type SearchableJob = ReturnType<typeof toSearchableJob>

/** The folded short fields that a search looks at, the position first. */
export const shortTexts = (job: Job, fold = foldText): readonly string[] => [
  foldText(job.position),
  ...[job.company_name, job.location, job.d_name, job.industry_name, job.role_name, job.employment_type].map(
    fold,
  ),
]

type LongTexts = Pick<Job, 'about_company' | 'job_description' | 'job_description_hi'>

/** The folded texts of the nine fields; the short ones first, where most words are found sooner. */
const searchedTexts = (job: LongTexts, short: readonly string[]): readonly string[] => [
  ...short,
  foldText(plainText(job.about_company)),
  foldText(plainText(job.job_description)),
]

const NONE: readonly string[] = []
const BLANK: readonly string[] = ['', '', '', '', '', '']

/** The short texts in Hindi, each at the place of the English one, '' where there is none; empty for a job without. */
export const shortHindi = (job: Job, fold = foldText): readonly string[] => {
  const { position_hi, location_hi, d_name_hi, industry_name_hi, role_name_hi } = job
  const texts = [position_hi, '', location_hi, d_name_hi, industry_name_hi, role_name_hi]
  return texts.some(Boolean) ? texts.map((text) => (text ? fold(text) : '')) : NONE
}

const searchedHindi = ({ job_description_hi }: LongTexts, short: readonly string[]) =>
  job_description_hi
    ? [...(short.length > 0 ? short : BLANK), foldText(plainText(job_description_hi))]
    : short

export const toSearchableJob = (job: Job) => {
  const { names, isAnywhere } = placesOf(job.location)
  let texts: readonly string[] | undefined
  let hindi: readonly string[] | undefined
  return {
    job,
    // Long, and not needed before the first search.
    get texts() {
      return (texts ??= searchedTexts(job, shortTexts(job)))
    },
    /** The same fields in Hindi. */
    get hindi() {
      return (hindi ??= searchedHindi(job, shortHindi(job)))
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

/** A job with its long texts, beside the short ones that were folded before. */
export const withLongTexts = (short: SearchableJob, long: LongTexts): SearchableJob => {
  let hindi: readonly string[] | undefined
  return {
    ...short,
    texts: searchedTexts(long, short.texts),
    get hindi() {
      return (hindi ??= searchedHindi(long, short.hindi))
    },
  }
}
