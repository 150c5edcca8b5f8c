import type { Job } from '../content/entities'
import { plainText } from '../text/markup'
import { postedDay } from '../site/calendar'
import { foldText, hasHindi, hasWords } from '../text/compareText'
import { employmentTypesOf } from './employmentTypes'
import { placesOf } from './places'

/** A job with what filters look at, derived once. */
export type SearchableJob = ReturnType<typeof toSearchableJob>

const folded = (text = '') => (text ? foldText(text) : '')

/** The folded texts of a job in one language: three of them alone, and all searched texts, a line each. */
const searchedTexts = (
  texts: Record<'position' | 'location' | 'role', string | undefined>,
  others: readonly (string | undefined)[],
) => {
  const own = { position: folded(texts.position), location: folded(texts.location), role: folded(texts.role) }
  return { ...own, all: [...Object.values(own), ...others.map(folded)].join('\n') }
}

const inEnglish = (job: Job) =>
  searchedTexts({ position: job.position, location: job.location, role: job.role_name }, [
    job.company_name,
    job.d_name,
    job.industry_name,
    job.employment_type,
    plainText(job.about_company),
    plainText(job.job_description),
  ])

/** Null if the job has no Hindi. */
const inHindi = (job: Job) => {
  const { position_hi, location_hi, d_name_hi, industry_name_hi, role_name_hi, job_description_hi } = job
  const texts = { position: position_hi, location: location_hi, role: role_name_hi }
  const others = [d_name_hi, industry_name_hi, job_description_hi && plainText(job_description_hi)]
  return [...Object.values(texts), ...others].some(Boolean) ? searchedTexts(texts, others) : null
}

export const toSearchableJob = (job: Job) => {
  const { names, isAnywhere } = placesOf(job.location)
  let texts: ReturnType<typeof inEnglish> | undefined
  let hindi: ReturnType<typeof inHindi> | undefined
  let qualification: string | undefined
  return {
    job,
    // Long, and not needed before the first search.
    get texts() {
      return (texts ??= inEnglish(job))
    },
    /** The same in Hindi; null if there is none. */
    get hindi() {
      return (hindi = hindi === undefined ? inHindi(job) : hindi)
    },
    get qualification() {
      return (qualification ??= foldText(job.qualification))
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

/** How well a job fits a text; lower is better. */
export const RANKS = {
  /** The job is in the place that the text names. */
  inPlace: 0,
  position: 1,
  role: 2,
  /** The text occurs anywhere as whole words. */
  whole: 3,
  partOfPosition: 4,
  part: 5,
  /** The text does not occur. */
  none: 6,
} as const

/** Ranks jobs by a text: whole words before parts of words, the position before other fields. */
export const rankerOf = (text: string) => {
  const wanted = foldText(text)
  const isHindi = hasHindi(wanted)
  const { names } = placesOf(text)
  const has = (field: string) => field.includes(wanted)
  const isWhole = (field: string) => hasWords(field, wanted)
  return (one: Pick<SearchableJob, 'texts' | 'hindi' | 'places'>): number => {
    const { texts } = one
    const hindi = isHindi ? one.hindi : null
    const isAt = (field: keyof typeof texts, test: (text: string) => boolean) =>
      test(texts[field]) || (hindi !== null && test(hindi[field]))
    if (!isAt('all', has)) return RANKS.none
    if (one.places.some((place) => names.includes(place)) || isAt('location', isWhole)) return RANKS.inPlace
    if (isAt('position', isWhole)) return RANKS.position
    if (isAt('role', isWhole)) return RANKS.role
    if (isAt('all', isWhole)) return RANKS.whole
    return isAt('position', has) ? RANKS.partOfPosition : RANKS.part
  }
}
