import { foldText } from '../compareText'
import { toLinkedJob, type Job, type LinkedJob } from '../entities'
import { yearlyLakhs } from './pay'
import { placesOf } from './places'
import type { SearchableJob } from './searchableJob'

/** Why a job is like another, as visitors read it, with its weight. */
const worth = { 'Same role': 4, 'Same place': 2, 'Near this pay': 1 }

type Similarity = keyof typeof worth

export type SimilarJob = LinkedJob & { reasons: readonly Similarity[] }

const SIMILAR_MAX = 4
/** The share of the better pay that may be missing: a fifth less is still near it. */
const NEAR_PAY = 0.2
/** A shared department or industry. Visitors do not read it as a reason, but it ranks other trades lower. */
const WORTH_OF_FIELD = 0.75

/** The middle of a range, in lakhs a year. */
const typicalPay = (job: Job) => {
  const { from = null, to = null } = yearlyLakhs(job) ?? {}
  return from !== null && to !== null ? (from + to) / 2 : (from ?? to)
}

const isNearPay = (pay: number | null, other: number | null) =>
  pay !== null && other !== null && Math.abs(pay - other) <= NEAR_PAY * Math.max(pay, other)

/** Up to four jobs for the reader of this one: the most alike first, then the newest. */
export const similarJobs = (job: Job, others: readonly SearchableJob[]): SimilarJob[] => {
  const places = placesOf(job.location)
  const pay = typicalPay(job)
  const compared = ({ job: other, postedDay = '', ...one }: SearchableJob) => {
    const isShared = (field: 'role_name' | 'd_name' | 'industry_name') =>
      job[field] !== '' && foldText(job[field]) === foldText(other[field])
    // A job anywhere in India and a job in Raipur do not share a place.
    const isSamePlace =
      (places.isAnywhere && one.isAnywhere) || one.places.some((name) => places.names.includes(name))
    const is = {
      'Same role': isShared('role_name'),
      'Same place': isSamePlace,
      'Near this pay': isNearPay(pay, typicalPay(other)),
    }
    const reasons = (Object.keys(worth) as Similarity[]).filter((reason) => is[reason])
    const fields = (['d_name', 'industry_name'] as const).filter(isShared).length
    // Near pay alone is no likeness between other trades. The same role implies the same field.
    const isAlike = is['Same role'] || is['Same place'] || (is['Near this pay'] && fields > 0)
    const sum = reasons.reduce((total, reason) => total + worth[reason], 0)
    const rank = sum + (is['Same role'] ? 0 : WORTH_OF_FIELD * fields)
    return { other, reasons, isAlike, rank, postedDay }
  }
  return others
    .filter((one) => one.job.job_id !== job.job_id)
    .map(compared)
    .filter(({ isAlike }) => isAlike)
    .sort((a, b) => b.rank - a.rank || Number(a.postedDay < b.postedDay) - Number(a.postedDay > b.postedDay))
    .slice(0, SIMILAR_MAX)
    .map(({ other, reasons }) => ({ ...toLinkedJob(other), reasons }))
}
