import {
  EVERY_PLACE,
  isCounted,
  setKeys,
  writeFilter,
  type CountedKey,
  type FilterKey,
  type JobFilters,
} from './jobFilter'
import { RANKS } from './bestMatch'
import type { JobList } from './jobList'
import { memoized } from './memoized'

const noYears = { experience_from: null, experience_to: null }

/** Whether the job at a place of the list matches one filter. */
const matcherOf = (list: JobList, key: FilterKey, filters: JobFilters): ((at: number) => boolean) => {
  if (isCounted(key)) {
    const { numberOf, numbers, starts } = list.columnOf(key)
    const values = [...writeFilter(key, filters), ...(key === 'locations' ? [EVERY_PLACE] : [])]
    const wanted = new Uint8Array(numberOf.size)
    for (const value of values) wanted[numberOf.get(value) ?? -1] = 1
    return (at) => {
      for (let of = starts[at] ?? 0; of < (starts[at + 1] ?? 0); of++)
        if (wanted[numbers[of] ?? -1] === 1) return true
      return false
    }
  }
  if (key === 'text') {
    const ranks = list.ranksOf(filters.text)
    return (at) => ranks[at] !== RANKS.none
  }
  const { experience: years } = filters
  // A missing bound counts as 0 years.
  return (at) => {
    const { experience_from: from, experience_to: to } = list.jobs[at]?.job ?? noYears
    return (from ?? 0) <= years && (to ?? 0) >= years
  }
}

const SEVERAL = 255

/** Filters a list and counts what each value would leave: a job that fails one filter alone counts for its values. */
export const countJobs = (list: JobList, filters: JobFilters) => {
  const keys = setKeys(filters)
  /** 0: the job matches all filters; n: it fails the n-th alone. */
  const failed = new Uint8Array(list.jobs.length)
  for (const [index, key] of keys.entries()) {
    const matches = matcherOf(list, key, filters)
    for (let at = 0; at < failed.length; at++)
      if (failed[at] !== SEVERAL && !matches(at)) failed[at] = failed[at] === 0 ? index + 1 : SEVERAL
  }
  const placesWith = (how: number) => {
    const places: number[] = []
    for (let at = 0; at < failed.length; at++) if (failed[at] === how) places.push(at)
    return places
  }
  const matching = placesWith(0)
  const failedAlone = new Map(keys.map((key, index) => [key, placesWith(index + 1)] as const))
  const countsOf = memoized((key: CountedKey) => {
    const { numberOf, numbers, starts } = list.columnOf(key)
    const counts = new Uint32Array(numberOf.size)
    for (const places of [matching, failedAlone.get(key) ?? []])
      for (const at of places)
        for (let of = starts[at] ?? 0; of < (starts[at + 1] ?? 0); of++) {
          const number = numbers[of] ?? -1
          counts[number] = (counts[number] ?? 0) + 1
        }
    return (value: string) => counts[numberOf.get(value) ?? -1] ?? 0
  })
  return {
    /** The places of the jobs that match, in the order of the list. */
    matching,
    countOf: (key: CountedKey, value: string) =>
      countsOf(key)(value) + (key === 'locations' ? countsOf(key)(EVERY_PLACE) : 0),
    without: [...failedAlone].map(([key, places]) => [key, matching.length + places.length] as const),
  }
}
