import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { daysBefore } from '../site/calendar'
import { EXPERIENCE_YEARS, SALARY_BANDS, JOBS_PER_PAGE } from '../site/limits'
import { foldText } from '../text/compareText'
import { cutText } from '../text/display'
import type { SearchableJob } from './searchableJob'

/** How a list can be sorted. '' is the best match for a text; without a text, the order of the API. */
const JOB_SORTS = ['', 'match', 'newest', 'salary', 'experience', 'closing'] as const

export type JobSort = (typeof JOB_SORTS)[number]

/** Windows of the filter by the day of posting; 0 is no filter. */
export const POSTED_DAYS = [1, 3, 7, 30] as const

/** The visitor's choices; an empty text, 0, false and empty lists are no filter. */
export type JobFilters = {
  text: string
  experience: number
  /** Only jobs that begin at 0 years. */
  fresher: boolean
  /** English names of places. */
  locations: readonly string[]
  roles: readonly string[]
  /** Department ids. */
  departments: readonly string[]
  salaries: readonly string[]
  types: readonly string[]
  /** Posted within so many days. */
  posted: number
  /** Not a filter: the order of what they leave. */
  sort: JobSort
}

type Filter<Value> = {
  /** Its name in the address and in a form that is sent without script. */
  parameter: string
  name: MessageDescriptor
  /** To the address; a value that is no filter is not written. */
  write: (value: Value) => readonly string[]
  /** From the address; a meaningless value is ignored. */
  read: (written: readonly string[]) => Value
  /** A written value as a visitor reads it, unless it is readable as written. */
  labelOf?: (written: string, i18n: I18n) => string
}

/** One of some values; `none` is not written, and is read from everything else. */
const oneOf = <Value extends string | number>(values: readonly Value[], none: Value) => ({
  write: (value: Value) => (value === none ? [] : [`${value}`]),
  read: ([written]: readonly string[]) => values.find((value) => `${value}` === written) ?? none,
})

const VALUES_MAX = 200

const anyOf = {
  write: (values: readonly string[]) => values,
  read: (written: readonly string[]): readonly string[] =>
    [...new Set(written.map((value) => value.trim()).filter(Boolean))].slice(0, VALUES_MAX),
}

const TEXT_CHARACTERS = 40

export const postedLabel = (days: number, i18n: I18n) =>
  days === 1 ? i18n._(msg`Since yesterday`) : i18n._(msg`Last ${days} days`)

export const yearsLabel = (years: number, i18n: I18n) => i18n._(msg`${years} Yrs`)

/** Every filter, and the order. A further filter is one more row here, one in `countedValues`, and one more control. */
export const filterTable: { [Key in keyof JobFilters]: Filter<JobFilters[Key]> } = {
  text: {
    parameter: 'q',
    name: msg`search text`,
    write: (text) => (foldText(text) === '' ? [] : [text]),
    read: ([text = '']) => text,
    labelOf: (text) => `“${cutText(text.trim(), TEXT_CHARACTERS)}”`,
  },
  experience: {
    parameter: 'experience',
    name: msg`Experience`,
    ...oneOf<number>(EXPERIENCE_YEARS, 0),
    labelOf: (years, i18n) => yearsLabel(Number(years), i18n),
  },
  fresher: {
    parameter: 'fresher',
    name: msg`Fresher`,
    write: (isSet) => (isSet ? ['1'] : []),
    read: ([written]) => written === '1',
    labelOf: (_isSet, i18n) => i18n._(msg`Fresher`),
  },
  locations: { parameter: 'location', name: msg`Location`, ...anyOf },
  roles: { parameter: 'role', name: msg`Role`, ...anyOf },
  departments: { parameter: 'department', name: msg`Department`, ...anyOf },
  salaries: {
    parameter: 'salary',
    name: msg`Salary`,
    write: anyOf.write,
    read: (written) => SALARY_BANDS.filter((band) => written.includes(band)),
    labelOf: (lakhs, i18n) => i18n._(msg`${lakhs} Lakhs`),
  },
  types: { parameter: 'type', name: msg`Employment type`, ...anyOf },
  posted: {
    parameter: 'posted',
    name: msg`Posted`,
    ...oneOf<number>(POSTED_DAYS, 0),
    labelOf: (days, i18n) => postedLabel(Number(days), i18n),
  },
  sort: { parameter: 'sort', name: msg`Sort by`, ...oneOf(JOB_SORTS, '') },
}

const tableKeys = Object.keys(filterTable) as (keyof JobFilters)[]

const readTable = (writtenAs: (parameter: string) => readonly string[]) =>
  Object.fromEntries(
    tableKeys.map((key) => [key, filterTable[key].read(writtenAs(filterTable[key].parameter))]),
  ) as JobFilters

export const noFilters = readTable(() => [])

export type FilterKey = Exclude<keyof JobFilters, 'sort'>

const filterKeys = tableKeys.filter((key): key is FilterKey => key !== 'sort')

export type CountedKey = Exclude<FilterKey, 'text' | 'experience'>

export const isCounted = (key: FilterKey): key is CountedKey => key !== 'text' && key !== 'experience'

export const countedKeys = filterKeys.filter(isCounted)

/** The filters of which several values can be ticked. */
export type ListKey = Exclude<CountedKey, 'fresher' | 'posted'>

/** The value of a job that is in every place. */
export const EVERY_PLACE = '*'

/** The values of a job for each filter: it matches those filters that have one of them. */
export const countedValues = (
  today: string,
): Record<CountedKey, (one: SearchableJob) => readonly string[]> => {
  const firstDays = POSTED_DAYS.map((days) => [`${days}`, daysBefore(today, days)] as const)
  return {
    fresher: ({ job }) => (job.experience_from === 0 ? ['1'] : []),
    locations: ({ isAnywhere, places }) => (isAnywhere ? [EVERY_PLACE] : places),
    roles: ({ job }) => (job.role_name === '' ? [] : [job.role_name]),
    departments: ({ job }) => [job.department_id],
    salaries: ({ job }) => [job.ctc],
    types: ({ employmentTypes }) => employmentTypes,
    // A day in the future is a typing mistake; the job is new all the same.
    posted: ({ postedDay = '' }) => firstDays.filter(([, first]) => postedDay >= first).map(([days]) => days),
  }
}

/** The order of the list: without a text nothing can match better. */
export const sortOf = ({ text, sort }: JobFilters): JobSort => {
  if (sort !== '' && sort !== 'match') return sort
  return foldText(text) === '' ? '' : 'match'
}

/** The values of one filter as they are written in the address. */
export const writeFilter = <Key extends keyof JobFilters>(key: Key, filters: JobFilters) =>
  (filterTable[key] as Filter<JobFilters[Key]>).write(filters[key])

export const setKeys = (filters: JobFilters) =>
  filterKeys.filter((key) => writeFilter(key, filters).length > 0)

export const countSetFilters = (filters: JobFilters) => setKeys(filters).length

export const withoutFilter = (filters: JobFilters, key: FilterKey): JobFilters => ({
  ...filters,
  [key]: noFilters[key],
})

/** Each value that is set, and the filters without it. */
export const setValues = (filters: JobFilters) =>
  setKeys(filters).flatMap((filter) =>
    writeFilter(filter, filters).map((value) => {
      const chosen = filters[filter]
      return {
        key: `${filter} ${value}`,
        filter,
        value,
        without:
          typeof chosen === 'object'
            ? { ...filters, [filter]: chosen.filter((other) => other !== value) }
            : withoutFilter(filters, filter),
      }
    }),
  )

const PAGE = 'page'

export const readFilters = (query: URLSearchParams): { filters: JobFilters; page: number } => {
  const page = query.get(PAGE) ?? ''
  return {
    filters: readTable((parameter) => query.getAll(parameter)),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** A query with these filters and this page; its other parameters stay. */
export const writeFilters = (query: URLSearchParams, filters: JobFilters, page: number) => {
  const written = new URLSearchParams(query)
  for (const key of tableKeys) {
    const { parameter } = filterTable[key]
    written.delete(parameter)
    for (const value of writeFilter(key, filters)) written.append(parameter, value)
  }
  written.delete(PAGE)
  if (page > 1) written.set(PAGE, `${page}`)
  return written
}

/** The pages of a list of jobs; a page beyond the existing ones is the nearest one. `start`: its first job. */
export const pageOfJobs = (total: number, asked: number) => {
  const pages = Math.max(1, Math.ceil(total / JOBS_PER_PAGE))
  const page = Math.min(Math.max(1, asked), pages)
  return { page, pages, start: (page - 1) * JOBS_PER_PAGE }
}
