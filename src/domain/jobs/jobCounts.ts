import {
  countedKeys,
  isCounted,
  isForFreshers,
  matcherOf,
  POSTED_DAYS,
  setKeys,
  type CountedKey,
  type FilterKey,
  type JobFilters,
} from '../jobFilter'
import { daysBefore } from './calendar'
import { rolesOf } from './jobChoices'
import type { SearchableJob } from './searchableJob'

/** How many jobs each value of a filter would leave beside all other filters. */
export type ValueCounts = ReadonlyMap<string, number>

export type JobCounts = Record<CountedKey, ValueCounts>

export type CountedJobs = {
  matching: SearchableJob[]
  counts: JobCounts
  /** For each set filter: how many jobs there would be without it. */
  without: ReadonlyMap<FilterKey, number>
}

/** The value of a job that is in every place. */
export const EVERY_PLACE = '*'

type ValuesOf = (one: SearchableJob) => readonly string[]

/** The values under which a job is counted: those of a filter that it matches. */
export const countedValues = (today: string): Record<CountedKey, ValuesOf> => {
  const firstDays = POSTED_DAYS.map((days) => [`${days}`, daysBefore(today, days)] as const)
  return {
    fresher: (one) => (isForFreshers(one) ? ['1'] : []),
    locations: ({ isAnywhere, places }) => (isAnywhere ? [EVERY_PLACE] : places),
    roles: rolesOf,
    departments: ({ job }) => [job.department_id],
    salaries: ({ job }) => [job.ctc],
    types: ({ employmentTypes }) => employmentTypes,
    posted: ({ postedDay: day = '' }) => firstDays.filter(([, first]) => day >= first).map(([days]) => days),
  }
}

const raise = <Key>(counts: Map<Key, number>, key: Key) => void counts.set(key, (counts.get(key) ?? 0) + 1)

/** Jobs in every place are in each place that another job names, too. */
const spreadEverywhere = (counts: Map<string, number>, places: readonly string[]) => {
  const everywhere = counts.get(EVERY_PLACE) ?? 0
  counts.delete(EVERY_PLACE)
  if (everywhere > 0) for (const place of places) counts.set(place, (counts.get(place) ?? 0) + everywhere)
}

/**
 * Filters a list, and counts in the same pass what each value would leave beside all other filters: the job that fails one
 * filter alone counts for the values of that one. `places`: every place that the list offers. `hasText`: whether a job
 * matches the text, where that is already known.
 */
export const countJobs = (
  jobs: readonly SearchableJob[],
  filters: JobFilters,
  {
    today,
    places,
    hasText,
  }: { today: string; places: readonly string[]; hasText?: (one: SearchableJob) => boolean },
): CountedJobs => {
  const matchers = setKeys(filters).map(
    (key) => [key, (key === 'text' && hasText) || matcherOf(key, filters, today)] as const,
  )
  const valuesOf = countedValues(today)
  const matching: SearchableJob[] = []
  const without = new Map<FilterKey, number>()
  const counts = Object.fromEntries(countedKeys.map((key) => [key, new Map<string, number>()])) as Record<
    CountedKey,
    Map<string, number>
  >
  const count = (one: SearchableJob, key: CountedKey) => {
    for (const value of valuesOf[key](one)) raise(counts[key], value)
  }

  for (const one of jobs) {
    let failed: FilterKey | undefined
    let failures = 0
    for (const [key, matches] of matchers) {
      if (matches(one)) continue
      failed = key
      failures += 1
      if (failures > 1) break
    }
    if (failures > 1) continue
    if (failed === undefined) {
      matching.push(one)
      for (const key of countedKeys) count(one, key)
    } else {
      raise(without, failed)
      if (isCounted(failed)) count(one, failed)
    }
  }
  for (const [key] of matchers) without.set(key, (without.get(key) ?? 0) + matching.length)
  spreadEverywhere(counts.locations, places)
  return { matching, counts, without }
}
