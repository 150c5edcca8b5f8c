import { alphabetically, foldText, hasHindi } from '../text/compareText'
import { countedValues, type JobFilters, type ListKey } from './jobFilter'
import type { Option } from '../submissions/options'
import { rankerOf, RANKS } from './bestMatch'
import { employmentTypes, employmentTypesOf } from './employmentTypes'
import { memoized } from './memoized'
import { canonicalPlace } from './places'
import type { SearchableJob } from './searchableJob'
import { jobNumberKey } from './typedNumbers'
import { compareBy, orders, type FigureSort } from './sortJobs'

/** The values that a list of jobs offers as filters: places and roles by their number of jobs, departments by the alphabet. */
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

/** Values of jobs, each by its number. The numbers of a job are those from its start to that of the next job. */
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

/** Visitors type one text key by key, and set filters beside it. */
const TEXTS_KEPT = 500

/** How well each job fits a folded text. A text that goes on finds none but the jobs of the text before. */
const ranksOfTexts = (jobs: readonly SearchableJob[]) => {
  const newestFirst: { text: string; ranks: Uint8Array }[] = []
  return (text: string) => {
    const kept = newestFirst.find((one) => one.text === text)
    if (kept) return kept.ranks
    const isHindi = hasHindi(text)
    const before = newestFirst.find((one) => text.startsWith(one.text) && hasHindi(one.text) === isHindi)
    const rankOf = text === '' ? () => 0 : rankerOf(text)
    const ranks = Uint8Array.from(jobs, (one, at) =>
      before?.ranks[at] === RANKS.none ? RANKS.none : rankOf(one),
    )
    newestFirst.unshift({ text, ranks })
    newestFirst.splice(TEXTS_KEPT)
    return ranks
  }
}

const jobNumberOf = ({ job }: SearchableJob) => [jobNumberKey(job)]

/** Position and role, each also in Hindi, and qualification, one per line. */
const titlesOf = ({ texts, hindi, qualification }: SearchableJob) => [
  [texts.position, hindi?.position, texts.role, hindi?.role, qualification].join('\n'),
]

/** Open jobs in their order, with what searches derive from all of them, each once. `today`: YYYY-MM-DD in India. */
export const toJobList = (jobs: readonly SearchableJob[], today: string) => {
  const valuesOf = { ...countedValues(today), jobNumber: jobNumberOf, titles: titlesOf }
  const ranksOf = ranksOfTexts(jobs)
  return {
    jobs,
    choices: jobChoices(jobs),
    columnOf: memoized((key: keyof typeof valuesOf) => toColumn(jobs, valuesOf[key])),
    ranksOf: (text: string) => ranksOf(foldText(text)),
    /** The places of the jobs in this order: unknown figures come last, and equal ones keep the order of the list. */
    orderOf: memoized((sort: FigureSort) => {
      const values = jobs.map((one) => orders[sort].by(one, today))
      const compare = compareBy(orders[sort])
      return [...jobs.keys()].sort((one, other) => compare(values[one], values[other]))
    }),
  }
}

export type JobList = ReturnType<typeof toJobList>
