import type { Option } from '../submissions/options'
import { alphabetically, foldText, hasHindi, withPlainDigits } from '../text/compareText'
import { employmentTypes, employmentTypesOf } from './employmentTypes'
import {
  countedValues,
  type JobFilters,
  type ListKey,
  type JobSort,
  EVERY_PLACE,
  isCounted,
  setKeys,
  writeFilter,
  type CountedKey,
  type FilterKey,
} from './jobFilter'
import { memoized } from './memoized'
import { payOrder } from './pay'
import { canonicalPlace } from './places'
import { rankerOf, RANKS, type SearchableJob } from './searchableJob'

const WORDS_BEFORE =
  /^(?:jobs?|vacancy|post|ref(?:erence)?|जॉब|नौकरी|पद)?\s*(?:no|number|id|code|नंबर|नम्बर|नं|संख्या)?\s*[.:#-]*\s*/
const WORDS_BEHIND = /(?:\s+(?:no\.?|number|job|apply|नंबर|नम्बर|जॉब|नौकरी))+$/

/** The job numbers that a text may mean: '1012', '#1012', 'job no. 1012', '१०१२'. There may be no such job. */
export const jobNumbersIn = (text: string): readonly string[] => {
  const whole = foldText(withPlainDigits(text))
  return whole === '' ? [] : [whole, whole.replace(WORDS_BEFORE, '').replace(WORDS_BEHIND, '')]
}

type Order = {
  /** The value to compare; undefined if unknown. `today`: YYYY-MM-DD in India. */
  by: (one: SearchableJob, today: string) => string | number | undefined
  greatestFirst: boolean
}

/** The orders by a figure. */
type FigureSort = Exclude<JobSort, '' | 'match'>

const orders: Record<FigureSort, Order> = {
  // A day in the future is a mistake, and must not lead the list.
  newest: {
    by: ({ postedDay }, today) => (postedDay && postedDay <= today ? postedDay : undefined),
    greatestFirst: true,
  },
  salary: { by: ({ job }) => payOrder(job), greatestFirst: true },
  experience: { by: ({ job }) => job.experience_from ?? undefined, greatestFirst: false },
  closing: { by: ({ closingDay }) => closingDay, greatestFirst: false },
}

/** The values that a list offers as filters: places and roles by their number of jobs, departments by the alphabet. */
export type JobChoices = Record<Exclude<ListKey, 'salaries'>, readonly Option[]>

export const named = (name: string): Option => ({ value: name, label: name })

const byFrequency = (names: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .sort(([one, count], [other, otherCount]) => otherCount - count || alphabetically(one, other))
    .map(([name]) => name)
}

const jobChoices = (jobs: readonly SearchableJob[]): JobChoices => {
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
    locations: byFrequency(jobs.flatMap(({ places }) => places)).map(named),
    roles: byFrequency(jobs.map(({ job }) => job.role_name).filter(Boolean)).map((name) => ({
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

/** Values of jobs as numbers. The numbers of a job begin at its start and end at the start of the next job. */
const toColumn = (jobs: readonly SearchableJob[], valuesOf: (one: SearchableJob) => readonly string[]) => {
  const numberOf = new Map<string, number>()
  const numbers: number[] = []
  const starts = new Uint32Array(jobs.length + 1)
  for (const [at, one] of jobs.entries()) {
    for (const value of valuesOf(one)) {
      const number = numberOf.get(value) ?? numberOf.size
      numberOf.set(value, number)
      numbers.push(number)
    }
    starts[at + 1] = numbers.length
  }
  return { numberOf, numbers: Uint32Array.from(numbers), starts }
}

/** Visitors type a text key by key, and go back to texts from before. */
const TEXTS_KEPT = 500

/** How well each job fits a folded text. A longer text is looked for only in the jobs that contain its beginning. */
const ranksOfTexts = (jobs: readonly SearchableJob[]) => {
  const newestFirst: { text: string; ranks: Uint8Array }[] = []
  return (text: string) => {
    const kept = newestFirst.find((one) => one.text === text)
    if (kept) return kept.ranks
    const isHindi = hasHindi(text)
    const [before] = newestFirst
      .filter((one) => text.startsWith(one.text) && hasHindi(one.text) === isHindi)
      .sort((one, other) => other.text.length - one.text.length)
    const rankOf = text === '' ? () => 0 : rankerOf(text)
    const ranks = Uint8Array.from(jobs, (one, at) =>
      before?.ranks[at] === RANKS.none ? RANKS.none : rankOf(one),
    )
    newestFirst.unshift({ text, ranks })
    newestFirst.splice(TEXTS_KEPT)
    return ranks
  }
}

/** Position, role and qualification, a line each, with what they are in Hindi. A job that begins at 0 years is one for freshers. */
const titlesOf = ({ job, texts, hindi, qualification }: SearchableJob) => [
  [
    `${texts.position}, ${hindi?.position ?? ''}`,
    `${texts.role}, ${hindi?.role ?? ''}`,
    job.experience_from === 0 ? `${qualification}, fresher` : qualification,
  ].join('\n'),
]

/** Open jobs in their order, with everything that searches derive from them once. `today`: YYYY-MM-DD in India. */
export const toJobList = (jobs: readonly SearchableJob[], today: string) => {
  const valuesOf = {
    ...countedValues(today),
    jobNumber: ({ job }: SearchableJob) => [foldText(job.job_id)],
    titles: titlesOf,
  }
  const ranksOf = ranksOfTexts(jobs)
  return {
    jobs,
    choices: jobChoices(jobs),
    columnOf: memoized((key: keyof typeof valuesOf) => toColumn(jobs, valuesOf[key])),
    ranksOf: (text: string) => ranksOf(foldText(text)),
    /** The places of the jobs in this order. Unknown figures come last, and equal ones keep the order of the list. */
    orderOf: memoized((sort: FigureSort) => {
      const { by, greatestFirst } = orders[sort]
      const values = jobs.map((one) => by(one, today))
      return [...jobs.keys()].sort((at, otherAt) => {
        const [value, other] = [values[at], values[otherAt]]
        if (value === other) return 0
        if (value === undefined || other === undefined) return value === undefined ? 1 : -1
        return value < other === greatestFirst ? 1 : -1
      })
    }),
  }
}

export type JobList = ReturnType<typeof toJobList>

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
    matching,
    countOf: (key: CountedKey, value: string) =>
      countsOf(key)(value) + (key === 'locations' ? countsOf(key)(EVERY_PLACE) : 0),
    without: [...failedAlone].map(([key, places]) => [key, matching.length + places.length] as const),
  }
}
