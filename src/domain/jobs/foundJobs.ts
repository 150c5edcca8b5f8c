import type { Job } from '../entities'
import { countedKeys, type CountedKey, type FilterKey, type JobFilters, POSTED_DAYS } from '../jobFilter'
import { JOBS_PER_PAGE, SALARY_BANDS } from '../limits'
import { pageOf } from '../pagination'
import { employmentTypesOf } from './employmentTypes'
import { type Choice, type JobChoices, named } from './jobChoices'
import { countJobs } from './jobCounts'
import { jobNumberIn } from './jobNumber'
import { canonicalPlace } from './places'
import type { SearchableJob } from './searchableJob'
import { sortJobs } from './sortJobs'

/** Returns the same array for the same values, so that components that use it do not render again. */
const known = (values: readonly string[], choices: readonly { value: string }[], meant = values) => {
  const left = meant.filter((value) => choices.some((choice) => choice.value === value))
  const isSame = left.length === values.length && left.every((value, index) => value === values[index])
  return isSame ? values : left
}

/** The filters without values that no job of the list has: an old link must not empty the list. */
export const knownFilters = (
  { departments, locations, roles, types }: JobChoices,
  filters: JobFilters,
): JobFilters => ({
  ...filters,
  departments: known(filters.departments, departments),
  locations: known(filters.locations, locations, [...new Set(filters.locations.map(canonicalPlace))]),
  roles: known(filters.roles, roles),
  types: known(filters.types, types, [...new Set(filters.types.flatMap(employmentTypesOf))]),
})

/** A value of a filter with the number of jobs that it would leave beside all other filters. */
export type CountedChoice = Choice & { count: number }

export type CountedChoices = Record<CountedKey, readonly CountedChoice[]>

/** One page of what the filters leave of a list, found by the browser or by the server. */
export type FoundJobs = {
  jobs: readonly Job[]
  page: number
  pages: number
  /** All jobs that the filters leave. */
  total: number
  /** The jobs of the list without any filter. */
  all: number
  choices: CountedChoices
  /** The jobs that there would be without one of the set filters. */
  without: readonly (readonly [FilterKey, number])[]
  /** The job whose number was typed. */
  numbered: Job | undefined
  /** Jobs close to a text that no job contains, where the server looked for them. */
  close?: readonly Job[]
}

const fixedChoices = {
  fresher: [named('1')],
  salaries: SALARY_BANDS.map(named),
  posted: POSTED_DAYS.map((days) => named(`${days}`)),
}

const countedChoices = (
  choices: JobChoices,
  countOf: (key: CountedKey, value: string) => number,
): CountedChoices => {
  const offered = { ...choices, ...fixedChoices }
  const counted = (key: CountedKey): readonly CountedChoice[] =>
    offered[key].map((choice) => ({ ...choice, count: countOf(key, choice.value) }))
  return Object.fromEntries(countedKeys.map((key) => [key, counted(key)])) as CountedChoices
}

/** Searches, counts, sorts and pages the open jobs of a list. */
export const findJobs = (
  list: readonly SearchableJob[],
  choices: JobChoices,
  chosen: JobFilters,
  page: number,
  today: string,
): FoundJobs => {
  const filters = knownFilters(choices, chosen)
  const places = choices.locations.map(({ value }) => value)
  const { matching, counts, without } = countJobs(list, filters, { today, places })
  const number = jobNumberIn(filters.text)
  const { items, ...position } = pageOf(sortJobs(matching, filters.sort), page, JOBS_PER_PAGE)
  return {
    ...position,
    jobs: items.map(({ job }) => job),
    total: matching.length,
    all: list.length,
    choices: countedChoices(choices, (key, value) => counts[key].get(value) ?? 0),
    without: [...without],
    numbered: number === '' ? undefined : list.find(({ job }) => job.job_id === number)?.job,
  }
}

/** Stands for a list that is not loaded yet. */
export const noFoundJobs: FoundJobs = {
  jobs: [],
  page: 1,
  pages: 1,
  total: 0,
  all: 0,
  choices: countedChoices({ departments: [], locations: [], roles: [], types: [] }, () => 0),
  without: [],
  numbered: undefined,
}
