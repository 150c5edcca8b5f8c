import type { Job } from '../content/entities'
import { JOBS_PER_PAGE, SALARY_BANDS } from '../site/limits'
import type { Option } from '../submissions/options'
import {
  countedKeys,
  noFilters,
  pageOfJobs,
  POSTED_DAYS,
  sortOf,
  type CountedKey,
  type FilterKey,
  type JobFilters,
} from './jobFilter'
import {
  countJobs,
  jobNumbersIn,
  knownFilters,
  named,
  toJobList,
  type JobChoices,
  type JobList,
} from './jobList'
import type { NearMatches } from './nearMatches'
import { RANKS } from './searchableJob'

/** A value of a filter, with the number of jobs that it and the other filters would leave. */
export type CountedChoice = Option & { count: number }

export type CountedChoices = Record<CountedKey, readonly CountedChoice[]>

/** One page of what the filters leave of a list, found by the browser or by the server. */
export type FoundJobs = {
  jobs: readonly Job[]
  page: number
  pages: number
  /** All jobs that the filters leave. */
  total: number
  /** The number of jobs without any filter. */
  all: number
  choices: CountedChoices
  /** The number of jobs without one of the set filters. */
  without: readonly (readonly [FilterKey, number])[]
  /** The job whose number was typed. */
  numbered: Job | undefined
  /** The rank of the job that fits the text best (see `RANKS`); -1 if no job fits. */
  best: number
  /** The close matches, where the server looked for them. */
  close?: NearMatches
}

const fixedChoices = {
  fresher: [named('1')],
  salaries: SALARY_BANDS.map(named),
  posted: POSTED_DAYS.map((days) => named(`${days}`)),
}

const countedChoices = (choices: JobChoices, countOf: (key: CountedKey, value: string) => number) => {
  const offered = { ...choices, ...fixedChoices }
  const counted = (key: CountedKey): readonly CountedChoice[] =>
    offered[key].map((choice) => ({ ...choice, count: countOf(key, choice.value) }))
  return Object.fromEntries(countedKeys.map((key) => [key, counted(key)])) as CountedChoices
}

/** Sorts places of a list as the filters ask. */
const inOrder = (list: JobList, places: readonly number[], filters: JobFilters) => {
  const sort = sortOf(filters)
  if (sort === '') return places
  if (sort !== 'match') {
    const isIn = new Set(places)
    return list.orderOf(sort).filter((at) => isIn.has(at))
  }
  const ranks = list.ranksOf(filters.text)
  return Object.values(RANKS).flatMap((rank) => places.filter((at) => ranks[at] === rank))
}

const jobsAt = ({ jobs }: JobList, places: readonly number[]) => places.flatMap((at) => jobs[at]?.job ?? [])

export const firstJobs = (list: JobList, filters: JobFilters, count: number) =>
  jobsAt(list, inOrder(list, countJobs(list, filters).matching, filters).slice(0, count))

/** The job whose number a text is. */
const numberedIn = (list: JobList, text: string) => {
  const typed = jobNumbersIn(text)
  if (typed.length === 0) return undefined
  const { numberOf, numbers } = list.columnOf('jobNumber')
  const wanted = new Set(typed.map((number) => numberOf.get(number)))
  return list.jobs[numbers.findIndex((number) => wanted.has(number))]?.job
}

export const findJobs = (list: JobList, chosen: JobFilters, asked: number): FoundJobs => {
  const filters = knownFilters(list.choices, chosen)
  const { matching, countOf, without } = countJobs(list, filters)
  const { page, pages, start } = pageOfJobs(matching.length, asked)
  const ranks = list.ranksOf(filters.text)
  return {
    best: matching.reduce(
      (best, at) => Math.min(best, ranks[at] ?? best),
      matching.length > 0 ? RANKS.none : -1,
    ),
    page,
    pages,
    jobs: jobsAt(list, inOrder(list, matching, filters).slice(start, start + JOBS_PER_PAGE)),
    total: matching.length,
    all: list.jobs.length,
    choices: countedChoices(list.choices, countOf),
    without,
    numbered: numberedIn(list, filters.text),
  }
}

/** Stands for a list that is not loaded yet. */
export const noFoundJobs = findJobs(toJobList([], '2000-01-01'), noFilters, 1)
