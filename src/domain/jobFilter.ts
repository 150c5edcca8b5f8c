import { daysBefore } from './calendar'
import type { SearchableJob } from './jobs/searchableJob'
import { EXPERIENCE_SLIDER_MAX, EXPERIENCE_SLIDER_MIN, SALARY_BANDS } from './limits'
import { foldText, someContain } from './compareText'

/** How a list can be sorted; '' is the order of the API. */
const JOB_SORTS = ['newest', 'salary', 'experience', 'closing'] as const

export type JobSort = '' | (typeof JOB_SORTS)[number]

/** Windows of the filter by the day of posting. */
export const POSTED_DAYS = [1, 3, 7, 30] as const

/** The visitor's choices; an empty text, 0, false and empty lists are no filter. */
export type JobFilters = {
  text: string
  /** Years. */
  experience: number
  /** Only jobs that begin at 0 years. */
  fresher: boolean
  /** English names of places. */
  locations: readonly string[]
  /** Names of roles. */
  roles: readonly string[]
  /** Department ids. */
  departments: readonly string[]
  /** Salary bands in Lakhs. */
  salaries: readonly string[]
  types: readonly string[]
  /** Posted within so many days. */
  posted: number
  /** Not a filter: the order of what they leave. */
  sort: JobSort
}

export const noFilters: JobFilters = {
  text: '',
  experience: 0,
  fresher: false,
  locations: [],
  roles: [],
  departments: [],
  salaries: [],
  types: [],
  posted: 0,
  sort: '',
}

type Matches = (one: SearchableJob) => boolean

type Filter<Value> = {
  /** Its name in the address. */
  parameter: string
  /** Whether a job matches this value. */
  matches: (value: Value, today: string) => Matches
  /** To the address; a value that is no filter is not written. */
  write: (value: Value) => readonly string[]
  /** From the address; a meaningless value is ignored. */
  read: (written: readonly string[]) => Value
}

const isIn = (values: readonly string[]) => (value: string) => values.includes(value)

/** More values than any list offers. */
const VALUES_MAX = 200

const readList = (written: readonly string[]) =>
  [...new Set(written.map((value) => value.trim()).filter(Boolean))].slice(0, VALUES_MAX)

/** Every filter. A further filter is one more row here and one more control. */
const filterTable: { [Key in keyof JobFilters]: Filter<JobFilters[Key]> } = {
  text: {
    parameter: 'q',
    matches: (text) => {
      const wanted = foldText(text)
      return ({ texts }) => someContain(texts, wanted)
    },
    write: (text) => (text.trim() === '' ? [] : [text]),
    read: ([text = '']) => text,
  },
  experience: {
    parameter: 'experience',
    // A missing bound counts as 0 years.
    matches: (years) => (one) =>
      (one.job.experience_from ?? 0) <= years && (one.job.experience_to ?? 0) >= years,
    write: (years) => (years > 0 ? [`${years}`] : []),
    read: ([written = '']) => {
      const years = /^\d+$/.test(written) ? Number(written) : 0
      return years >= EXPERIENCE_SLIDER_MIN && years <= EXPERIENCE_SLIDER_MAX ? years : 0
    },
  },
  fresher: {
    parameter: 'fresher',
    matches: () => isForFreshers,
    write: (isSet) => (isSet ? ['1'] : []),
    read: ([written]) => written === '1',
  },
  locations: {
    parameter: 'location',
    matches: (names) => (one) => one.isAnywhere || one.places.some(isIn(names)),
    write: (names) => names,
    read: readList,
  },
  roles: {
    parameter: 'role',
    matches: (names) => (one) => names.includes(one.job.role_name),
    write: (names) => names,
    read: readList,
  },
  departments: {
    parameter: 'department',
    matches: (ids) => (one) => ids.includes(one.job.department_id),
    write: (ids) => ids,
    read: readList,
  },
  salaries: {
    parameter: 'salary',
    matches: (bands) => (one) => bands.includes(one.job.ctc),
    write: (bands) => bands,
    read: (written) => SALARY_BANDS.filter(isIn(written)),
  },
  types: {
    parameter: 'type',
    matches: (types) => (one) => one.employmentTypes.some(isIn(types)),
    write: (types) => types,
    read: readList,
  },
  posted: {
    parameter: 'posted',
    matches: (days, today) => {
      const first = daysBefore(today, days)
      // A day in the future is a mistake of the one who posted the job, which is new all the same.
      return ({ postedDay }) => postedDay !== undefined && postedDay >= first
    },
    write: (days) => (days > 0 ? [`${days}`] : []),
    read: ([written]) => POSTED_DAYS.find((days) => `${days}` === written) ?? 0,
  },
  sort: {
    parameter: 'sort',
    matches: () => () => true,
    write: (sort) => (sort === '' ? [] : [sort]),
    read: ([written]) => JOB_SORTS.find((sort) => sort === written) ?? '',
  },
}

const choiceKeys = Object.keys(filterTable) as (keyof JobFilters)[]

export type FilterKey = Exclude<keyof JobFilters, 'sort'>

export const filterKeys = choiceKeys.filter((key): key is FilterKey => key !== 'sort')

/** The filters whose values are counted. */
export type CountedKey = Exclude<FilterKey, 'text' | 'experience'>

export const isCounted = (key: FilterKey): key is CountedKey => key !== 'text' && key !== 'experience'

export const countedKeys = filterKeys.filter(isCounted)

/** A missing bound counts as 0 years. */
export function isForFreshers({ job }: SearchableJob) {
  return (job.experience_from ?? 0) === 0
}

/** The names of the filters in the address, and of their fields in a form that is sent without script. */
export const filterParameters = Object.fromEntries(
  choiceKeys.map((key) => [key, filterTable[key].parameter]),
) as Record<keyof JobFilters, string>

/** The values of one filter as the address has them. */
export const writeFilter = <Key extends keyof JobFilters>(key: Key, filters: JobFilters) =>
  (filterTable[key] as Filter<JobFilters[Key]>).write(filters[key])

const readFilter = <Key extends keyof JobFilters>(key: Key, query: URLSearchParams): Partial<JobFilters> => ({
  [key]: (filterTable[key] as Filter<JobFilters[Key]>).read(query.getAll(filterTable[key].parameter)),
})

/** Whether a job matches one of the filters. */
export const matcherOf = <Key extends keyof JobFilters>(key: Key, filters: JobFilters, today: string) =>
  (filterTable[key] as Filter<JobFilters[Key]>).matches(filters[key], today)

/** The filters that are set. */
export const setKeys = (filters: JobFilters) =>
  filterKeys.filter((key) => writeFilter(key, filters).length > 0)

export const countSetFilters = (filters: JobFilters) => setKeys(filters).length

/** The jobs that match every set filter, in their order. `today`: YYYY-MM-DD in India. */
export const filterJobs = (
  jobs: readonly SearchableJob[],
  filters: JobFilters,
  today: string,
): SearchableJob[] => {
  const matchers = setKeys(filters).map((key) => matcherOf(key, filters, today))
  return jobs.filter((one) => matchers.every((matches) => matches(one)))
}

const PAGE = 'page'

export const readFilters = (query: URLSearchParams): { filters: JobFilters; page: number } => {
  const page = query.get(PAGE) ?? ''
  return {
    filters: Object.assign({}, noFilters, ...choiceKeys.map((key) => readFilter(key, query))) as JobFilters,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** A query with these filters and this page; its other parameters stay. */
export const writeFilters = (query: URLSearchParams, filters: JobFilters, page: number) => {
  const written = new URLSearchParams(query)
  for (const key of choiceKeys) {
    const { parameter } = filterTable[key]
    written.delete(parameter)
    for (const value of writeFilter(key, filters)) written.append(parameter, value)
  }
  written.delete(PAGE)
  if (page > 1) written.set(PAGE, `${page}`)
  return written
}
