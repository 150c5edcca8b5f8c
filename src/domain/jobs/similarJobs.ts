import { foldText } from '../text/compareText'
import { toLinkedJob, type Job, type LinkedJob } from '../content/entities'
import { memoized } from './memoized'
import { yearlyLakhs } from './pay'
import { placesOf } from './places'
import type { SearchableJob } from './searchableJob'

/** Why a job is like another, with its weight. */
const worth = { role: 4, industry: 1.5, place: 2, pay: 1 }

export type Similarity = keyof typeof worth

export type SimilarJob = LinkedJob & { reasons: readonly Similarity[] }

const SIMILAR_MAX = 4
/** A fifth less than the better pay is still near it. */
const NEAR_PAY = 0.2
/** A role of the same name is other work in another industry: a team leader of a call centre and of a kitchen. */
const WORTH_OF_ROLE_ELSEWHERE = 2
const WORTH_OF_DEPARTMENT = 2

/** Both ends of the pay in lakhs a year, if known. */
const payRange = (job: Job) => {
  const { from = null, to = null } = yearlyLakhs(job) ?? {}
  const lower = from ?? to
  const upper = to ?? from
  return lower === null || upper === null ? undefined : { lower, upper, typical: (lower + upper) / 2 }
}

type PayRange = ReturnType<typeof payRange>

/** From half the lower to double the upper figure, or unknown. */
const isWithinReach = (pay: PayRange, other: PayRange) =>
  !pay || !other || (other.upper >= pay.lower / 2 && other.lower <= pay.upper * 2)

const isNearPay = (pay: PayRange, other: PayRange) =>
  pay !== undefined &&
  other !== undefined &&
  Math.abs(pay.typical - other.typical) <= NEAR_PAY * Math.max(pay.typical, other.typical)

/**
 * Up to four jobs of the same industry or role, in the same department or place, for the reader of this one: the most alike
 * first, then the newest.
 */
export const similarJobs = (job: Job, others: readonly SearchableJob[]): SimilarJob[] => {
  const places = placesOf(job.location)
  const pay = payRange(job)
  /** Many jobs share a name. */
  const fold = memoized(foldText)
  const isShared = (other: Job, field: 'role_name' | 'd_name' | 'industry_name') =>
    job[field] !== '' && fold(job[field]) === fold(other[field])
  const compared = (one: SearchableJob) => {
    const { job: other, postedDay = '' } = one
    // A job anywhere in India and a job in Raipur do not share a place.
    const isSamePlace =
      (places.isAnywhere && one.isAnywhere) || one.places.some((name) => places.names.includes(name))
    const isSameRole = isShared(other, 'role_name')
    const isSameIndustry = isShared(other, 'industry_name')
    const isSameDepartment = isShared(other, 'd_name')
    const otherPay = payRange(other)
    const is = {
      role: isSameRole,
      industry: isSameIndustry,
      place: isSamePlace,
      pay: isNearPay(pay, otherPay),
    }
    const found = (Object.keys(worth) as Similarity[]).filter((reason) => is[reason])
    const rank =
      found.reduce((total, reason) => total + worth[reason], isSameDepartment ? WORTH_OF_DEPARTMENT : 0) -
      (isSameRole && !isSameIndustry ? worth.role - WORTH_OF_ROLE_ELSEWHERE : 0)
    return {
      other,
      rank,
      postedDay,
      // 'Executive' is many kinds of work: far away it is another job, unless the department is the same, too.
      isAlike: (isSameDepartment || isSamePlace) && isWithinReach(pay, otherPay),
      // A role says more than its industry.
      reasons: found.filter((reason) => reason !== 'industry' || !isSameRole),
    }
  }
  return others
    .filter(
      ({ job: other }) =>
        other.job_id !== job.job_id && (isShared(other, 'role_name') || isShared(other, 'industry_name')),
    )
    .map(compared)
    .filter(({ isAlike }) => isAlike)
    .sort((a, b) => b.rank - a.rank || Number(a.postedDay < b.postedDay) - Number(a.postedDay > b.postedDay))
    .slice(0, SIMILAR_MAX)
    .map(({ other, reasons }) => ({ ...toLinkedJob(other), reasons }))
}
