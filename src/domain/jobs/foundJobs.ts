import { alphabetically, foldText } from '../compareText'
import type { Job } from '../entities'
import {
  countedKeys,
  countedValues,
  EVERY_PLACE,
  isCounted,
  matcherOf,
  noFilters,
  POSTED_DAYS,
  setKeys,
  sortOf,
  type CountedKey,
  type FilterKey,
  type JobFilters,
  type ListKey,
} from '../jobFilter'
import { JOBS_PER_PAGE, SALARY_BANDS } from '../limits'
import type { Option } from '../options'
import { pageOfJobs } from '../pagination'
import { byRank, rankerOf } from './bestMatch'
import { employmentTypes, employmentTypesOf } from './employmentTypes'
import { jobNumberKey, jobNumbersIn } from './typedNumbers'
import { canonicalPlace } from './places'
import type { CloseMatches } from './closeMatches'
import type { SearchableJob } from './searchableJob'
import { sortJobs } from './sortJobs'

/** The values that a list of jobs offers as filters: places and roles by their number of jobs, departments by the alphabet. */
export type JobChoices = Record<Exclude<ListKey, 'salaries'>, readonly Option[]>

const named = (name: string): Option => ({ value: name, label: name })

const increase = <Key>(counts: Map<Key, number>, key: Key) => void counts.set(key, (counts.get(key) ?? 0) + 1)

const mostFirst = (names: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const name of names) increase(counts, name)
  return [...counts]
    .sort(([one, count], [other, otherCount]) => otherCount - count || alphabetically(one, other))
    .map(([name]) => name)
}

export const jobChoices = (jobs: readonly SearchableJob[]): JobChoices => {
  const departments = new Map<string, Option>()
  const roles = new Map<string, string | undefined>()
  for (const { job } of jobs) {
    const { department_id: value, d_name: label, d_name_hi: label_hi } = job
    if (value !== '' && !departments.get(value)?.label) departments.set(value, { value, label, label_hi })
    roles.set(job.role_name, roles.get(job.role_name) ?? job.role_name_hi)
  }
  const types = new Set(jobs.flatMap((one) => one.employmentTypes))
  const typesOfList = [
    ...employmentTypes.filter((type) => types.delete(type)),
    ...[...types].sort(alphabetically),
  ]
  return {
    // Two ids are two departments, also with one name.
    departments: [...departments.values()].sort((one, other) => alphabetically(one.label, other.label)),
    locations: mostFirst(jobs.flatMap(({ places }) => places)).map(named),
    roles: mostFirst(jobs.map(({ job }) => job.role_name).filter(Boolean)).map((name) => ({
      ...named(name),
      label_hi: roles.get(name),
    })),
    types: typesOfList.map(named),
  }
}

const known = (values: readonly string[], choices: readonly Option[]) =>
  [...new Set(values)].filter((value) => choices.some((choice) => choice.value === value))

/** The filters without values that no job of the list has: an old link must not empty the list. */
export const knownFilters = (
  { departments, locations, roles, types }: JobChoices,
  filters: JobFilters,
): JobFilters => ({
  ...filters,
  departments: known(filters.departments, departments),
  locations: known(filters.locations.map(canonicalPlace), locations),
  roles: known(filters.roles, roles),
  types: known(filters.types.flatMap(employmentTypesOf), types),
})

/** A value of a filter with the number of jobs that it would leave beside all other filters. */
export type CountedChoice = Option & { count: number }

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
  /** How well the best of the jobs fits the text (see `RANKS`); -1 if there is none. */
  best: number
  /** The close matches, where the server looked for them. */
  close?: CloseMatches
}

const fixedChoices = {
  fresher: [named('1')],
  salaries: SALARY_BANDS.map(named),
  posted: POSTED_DAYS.map((days) => named(`${days}`)),
}

/** Filters a list and counts what each value would leave: a job that fails one filter alone counts for its values. */
export const countJobs = (jobs: readonly SearchableJob[], filters: JobFilters, today: string) => {
  const valuesOf = countedValues(today)
  const matchers = setKeys(filters).map((key) => ({ key, matches: matcherOf(key, filters, today) }))
  const matching: SearchableJob[] = []
  const failedAlone = new Map<FilterKey, number>()
  const counts = new Map(countedKeys.map((key) => [key, new Map<string, number>()]))
  for (const one of jobs) {
    const [failed, another] = matchers.filter(({ matches }) => !matches(one))
    if (another) continue
    if (failed) increase(failedAlone, failed.key)
    else matching.push(one)
    for (const key of failed ? [failed.key] : countedKeys)
      if (isCounted(key))
        for (const value of valuesOf[key](one)) increase(counts.get(key) ?? new Map(), value)
  }
  const countAt = (key: CountedKey, value: string) => counts.get(key)?.get(value) ?? 0
  return {
    matching,
    countOf: (key: CountedKey, value: string) =>
      countAt(key, value) + (key === 'locations' ? countAt(key, EVERY_PLACE) : 0),
    without: matchers.map(({ key }) => [key, matching.length + (failedAlone.get(key) ?? 0)] as const),
  }
}

const countedChoices = (choices: JobChoices, countOf: (key: CountedKey, value: string) => number) => {
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
  asked: number,
  today: string,
): FoundJobs => {
  const filters = knownFilters(choices, chosen)
  const { matching, countOf, without } = countJobs(list, filters, today)
  const numbers = jobNumbersIn(filters.text)
  const { page, pages, start } = pageOfJobs(matching.length, asked)
  const ranked = byRank(matching, foldText(filters.text) === '' ? () => 0 : rankerOf(filters.text))
  const sort = sortOf(filters)
  const sorted = sort === 'match' ? ranked.sorted : sortJobs(matching, sort, today)
  const shown = sorted.slice(start, start + JOBS_PER_PAGE)
  return {
    best: ranked.best,
    page,
    pages,
    jobs: shown.map(({ job }) => job),
    total: matching.length,
    all: list.length,
    choices: countedChoices(choices, countOf),
    without,
    numbered:
      numbers.length === 0 ? undefined : list.find(({ job }) => numbers.includes(jobNumberKey(job)))?.job,
  }
}

/** Stands for a list that is not loaded yet. */
export const noFoundJobs = findJobs([], jobChoices([]), noFilters, 1, '2000-01-01')
