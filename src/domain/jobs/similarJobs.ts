import type { Job } from '../entities'
import { postedDay } from '../calendar'
import { foldText } from '../compareText'
import { yearlyLakhs } from './pay'
import { placesOf } from './places'

/** Why a job is like another, as visitors read it. */
type Similarity = 'Same role' | 'Same place' | 'Near this pay'

/** What a link to a job shows. */
export type LinkedJob = Pick<Job, 'job_id' | 'position' | 'location' | 'ctc' | 'ctc_from' | 'ctc_to'>

export type SimilarJob = LinkedJob & { reasons: readonly Similarity[] }

const SIMILAR_MAX = 4
/** Of the better pay: a fifth less is still near it. */
const NEAR_PAY = 0.2

/** A part of the work that both jobs name. */
const isShared = (one: string, other: string) => one !== '' && foldText(one) === foldText(other)

/** How many of department and industry both jobs have. */
const sharedFields = (job: Job, other: Job) =>
  [isShared(job.d_name, other.d_name), isShared(job.industry_name, other.industry_name)].filter(Boolean)
    .length

/** The middle of a range, in lakhs a year. */
const typicalPay = (job: Job) => {
  const { from, to } = yearlyLakhs(job) ?? {}
  return from !== undefined && to !== undefined ? (from + to) / 2 : (from ?? to)
}

const isNearPay = (pay: number | undefined, other: number | undefined) =>
  pay !== undefined && other !== undefined && Math.abs(pay - other) <= NEAR_PAY * Math.max(pay, other)

type Places = ReturnType<typeof placesOf>

/** A job anywhere in India and a job in Raipur do not share a place. */
const isSamePlace = (places: Places, other: Places) =>
  (places.isAnywhere && other.isAnywhere) || places.names.some((name) => other.names.includes(name))

/** Compares jobs with one job. Many jobs share a location, which is read once. */
const comparedWith = (job: Job) => {
  const read = new Map<string, Places>()
  const placesIn = (location: string) => {
    const places = read.get(location) ?? placesOf(location)
    read.set(location, places)
    return places
  }
  const pay = typicalPay(job)
  return (other: Job): Similarity[] => {
    const reasons: Similarity[] = []
    if (isShared(job.role_name, other.role_name)) reasons.push('Same role')
    if (isSamePlace(placesIn(job.location), placesIn(other.location))) reasons.push('Same place')
    if (isNearPay(pay, typicalPay(other))) reasons.push('Near this pay')
    const isOfOtherWork =
      reasons.length === 1 && reasons[0] === 'Near this pay' && sharedFields(job, other) === 0
    return isOfOtherWork ? [] : reasons
  }
}

/** Why a job is like another; nothing where it is not. Near pay alone needs the same department or industry. */
export const similarities = (job: Job, other: Job) => comparedWith(job)(other)

const worth: Record<Similarity, number> = { 'Same role': 4, 'Same place': 2, 'Near this pay': 1 }
/** A shared department or industry. Visitors do not read it as a reason, but it ranks other trades lower. */
const WORTH_OF_FIELD = 0.75

const worthOf = (reasons: readonly Similarity[], fields: number) =>
  reasons.reduce((sum, reason) => sum + worth[reason], 0) +
  // The same role implies the same field.
  (reasons.includes('Same role') ? 0 : WORTH_OF_FIELD * fields)

const toLinkedJob = ({ job_id, position, location, ctc, ctc_from, ctc_to }: Job): LinkedJob => ({
  job_id,
  position,
  location,
  ctc,
  ctc_from,
  ctc_to,
})

/** Up to four jobs for the reader of this one: the most alike first, then the newest. */
export const similarJobs = (job: Job, jobs: readonly Job[]): SimilarJob[] => {
  const reasonsFor = comparedWith(job)
  return jobs
    .filter(({ job_id }) => job_id !== job.job_id)
    .map((other) => ({ other, reasons: reasonsFor(other) }))
    .filter(({ reasons }) => reasons.length > 0)
    .map(({ other, reasons }) => ({
      other,
      reasons,
      worth: worthOf(reasons, sharedFields(job, other)),
      day: postedDay(other.date_posted) ?? '',
    }))
    .sort((a, b) => b.worth - a.worth || Number(a.day < b.day) - Number(a.day > b.day))
    .slice(0, SIMILAR_MAX)
    .map(({ other, reasons }) => ({ ...toLinkedJob(other), reasons }))
}
