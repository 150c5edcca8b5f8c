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

/** The counted values of a list, each with a number of its own: counting them is adding. */
export type NumberedValues = {
  /** By their numbers. */
  values: readonly { key: CountedKey; value: string }[]
  /** The numbers of each job, by its position in the list. */
  ofJobs: readonly (readonly number[])[]
}

/** Derived once for each list and day. */
export const numberValues = (jobs: readonly SearchableJob[], today: string): NumberedValues => {
  const valuesOf = countedValues(today)
  const values: { key: CountedKey; value: string }[] = []
  const numbers = new Map(countedKeys.map((key) => [key, new Map<string, number>()]))
  const numberOf = (key: CountedKey, value: string) => {
    const known = numbers.get(key)?.get(value)
    if (known !== undefined) return known
    numbers.get(key)?.set(value, values.length)
    return values.push({ key, value }) - 1
  }
  const ofJobs = jobs.map((one) =>
    countedKeys.flatMap((key) => valuesOf[key](one).map((value) => numberOf(key, value))),
  )
  return { values, ofJobs }
}

const toCounts = ({ values }: NumberedValues, totals: Uint32Array) => {
  const counts = Object.fromEntries(countedKeys.map((key) => [key, new Map<string, number>()])) as Record<
    CountedKey,
    Map<string, number>
  >
  for (const [number, { key, value }] of values.entries()) {
    const total = totals[number] ?? 0
    if (total > 0) counts[key].set(value, total)
  }
  return counts
}

/** Jobs in every place are in each place that another job names, too. */
const spreadEverywhere = (counts: Map<string, number>, places: readonly string[]) => {
  const everywhere = counts.get(EVERY_PLACE) ?? 0
  counts.delete(EVERY_PLACE)
  if (everywhere > 0) for (const place of places) counts.set(place, (counts.get(place) ?? 0) + everywhere)
}

type CountOptions = {
  today: string
  /** Every place that the list offers. */
  places: readonly string[]
  numbered?: NumberedValues
  /** Whether the job at a position matches the text, where that is already known. */
  hasText?: (position: number) => boolean
}

/**
 * Filters a list, and counts in the same pass what each value would leave beside all other filters: the job that fails one
 * filter alone counts for the values of that one.
 */
export const countJobs = (
  jobs: readonly SearchableJob[],
  filters: JobFilters,
  { today, places, numbered = numberValues(jobs, today), hasText }: CountOptions,
): CountedJobs => {
  const matcher = (key: FilterKey): ((one: SearchableJob, position: number) => boolean) =>
    key === 'text' && hasText ? (_one, position) => hasText(position) : matcherOf(key, filters, today)
  const matchers = setKeys(filters).map((key) => [key, matcher(key)] as const)
  const matching: SearchableJob[] = []
  const failedAlone = new Map(matchers.map(([key]) => [key, 0]))
  const totals = new Uint32Array(numbered.values.length)
  const count = (position: number, only?: CountedKey) => {
    for (const number of numbered.ofJobs[position] ?? [])
      if (only === undefined || numbered.values[number]?.key === only)
        totals[number] = (totals[number] ?? 0) + 1
  }

  jobs.forEach((one, position) => {
    let failed: FilterKey | undefined
    for (const [key, matches] of matchers) {
      if (matches(one, position)) continue
      if (failed !== undefined) return
      failed = key
    }
    if (failed === undefined) {
      matching.push(one)
      count(position)
    } else {
      failedAlone.set(failed, (failedAlone.get(failed) ?? 0) + 1)
      if (isCounted(failed)) count(position, failed)
    }
  })
  const counts = toCounts(numbered, totals)
  spreadEverywhere(counts.locations, places)
  const without = new Map([...failedAlone].map(([key, total]) => [key, total + matching.length]))
  return { matching, counts, without }
}
