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
import { daysBefore } from '../calendar'
import { rolesOf } from './jobChoices'
import type { SearchableJob } from './searchableJob'

/** How many jobs each value of a filter would leave beside all other filters. */
type ValueCounts = ReadonlyMap<string, number>

type JobCounts = Record<CountedKey, ValueCounts>

type CountedJobs = {
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

const noCounts = () =>
  Object.fromEntries(countedKeys.map((key) => [key, new Map()])) as Record<CountedKey, Map<string, number>>

const add = (counts: Map<string, number>, value: string, count = 1) =>
  void counts.set(value, (counts.get(value) ?? 0) + count)

/** Jobs in every place are in each place that another job names, too. */
const spreadEverywhere = (counts: Map<string, number>, places: readonly string[]) => {
  const everywhere = counts.get(EVERY_PLACE) ?? 0
  counts.delete(EVERY_PLACE)
  if (everywhere > 0) for (const place of places) add(counts, place, everywhere)
}

/** `places`: every place that the list offers. */
type CountOptions = { today: string; places: readonly string[] }

/**
 * Filters a list, and counts in the same pass what each value would leave beside all other filters: the job that fails one
 * filter alone counts for the values of that one.
 */
export const countJobs = (
  jobs: readonly SearchableJob[],
  filters: JobFilters,
  { today, places }: CountOptions,
): CountedJobs => {
  const valuesOf = countedValues(today)
  const matchers = setKeys(filters).map((key) => ({ key, matches: matcherOf(key, filters, today) }))
  const matching: SearchableJob[] = []
  const failedAlone = new Map(matchers.map(({ key }) => [key, 0]))
  const counts = noCounts()
  const count = (one: SearchableJob, key: CountedKey) =>
    valuesOf[key](one).forEach((value) => add(counts[key], value))

  for (const one of jobs) {
    const [failed, another] = matchers.filter(({ matches }) => !matches(one))
    if (another) continue
    if (!failed) {
      matching.push(one)
      countedKeys.forEach((key) => count(one, key))
    } else {
      failedAlone.set(failed.key, (failedAlone.get(failed.key) ?? 0) + 1)
      if (isCounted(failed.key)) count(one, failed.key)
    }
  }
  spreadEverywhere(counts.locations, places)
  const without = new Map([...failedAlone].map(([key, total]) => [key, total + matching.length]))
  return { matching, counts, without }
}
