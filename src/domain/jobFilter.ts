import type { Job } from './entities'
import { EXPERIENCE_SLIDER_MAX, EXPERIENCE_SLIDER_MIN, SALARY_BANDS } from './limits'
import { plainText } from './plainText'
import { makeTextSearch, searchTextOf } from './textSearch'

/** What the visitor chose; an empty text, 0 years and empty lists are no filter. */
export type JobFilters = {
  text: string
  /** Years; 0 is no filter. */
  experience: number
  /** Department ids. */
  departments: readonly string[]
  /** Salary bands in Lakhs. */
  salaries: readonly string[]
}

export const noFilters: JobFilters = { text: '', experience: 0, departments: [], salaries: [] }

/** A job with its texts made ready for searching, once for each job and never for each keystroke. */
export type SearchableJob = Job & { searchText: string }

/** The nine fields that a search looks at (spec section 5), each as a reader sees it. */
const searchedFields = (job: Job, textOf: (html: string) => string) => [
  job.position,
  job.company_name,
  job.location,
  job.d_name,
  textOf(job.about_company),
  plainText(job.job_description),
  job.industry_name,
  job.role_name,
  job.employment_type,
]

export const toSearchable = (job: Job): SearchableJob => ({
  ...job,
  searchText: searchTextOf(searchedFields(job, plainText)),
})

/** `toSearchable` for a list, in which a company says the same of itself with each of its jobs. */
export const makeToSearchable = () => {
  const known = new Map<string, string>()
  const textOf = (html: string) => {
    const text = known.get(html) ?? plainText(html)
    known.set(html, text)
    return text
  }
  return (job: Job): SearchableJob => ({ ...job, searchText: searchTextOf(searchedFields(job, textOf)) })
}

type FilterRow<Value> = {
  /** Its name in the address. */
  parameter: string
  isSet: (value: Value) => boolean
  /** Prepares the chosen value once, and answers with the jobs that it lets through, in their order. */
  narrow: (jobs: readonly SearchableJob[], value: Value) => readonly SearchableJob[]
  write: (value: Value) => readonly string[]
  /** From the address; what means nothing is ignored. */
  read: (written: readonly string[]) => Value
}

type FilterTable = { [Key in keyof JobFilters]: FilterRow<JobFilters[Key]> }

const findText = makeTextSearch(({ searchText }: SearchableJob) => searchText)

const unique = (values: readonly string[]) => [...new Set(values.filter(Boolean))]

/** The filters of spec section 5. A further filter is one more row here and one more control. */
const filterTable: FilterTable = {
  text: {
    parameter: 'q',
    isSet: (text) => text.trim() !== '',
    narrow: findText,
    write: (text) => [text],
    read: ([text = '']) => text,
  },
  experience: {
    parameter: 'experience',
    isSet: (years) => years > 0,
    // A missing bound counts as 0 years.
    narrow: (jobs, years) =>
      jobs.filter((job) => (job.experience_from ?? 0) <= years && (job.experience_to ?? 0) >= years),
    write: (years) => [`${years}`],
    read: ([written = '']) => {
      const years = /^\d+$/.test(written) ? Number(written) : 0
      return years >= EXPERIENCE_SLIDER_MIN && years <= EXPERIENCE_SLIDER_MAX ? years : 0
    },
  },
  departments: {
    parameter: 'department',
    isSet: (ids) => ids.length > 0,
    narrow: (jobs, ids) => {
      const wanted = new Set(ids)
      return jobs.filter((job) => wanted.has(job.department_id))
    },
    write: (ids) => ids,
    read: unique,
  },
  salaries: {
    parameter: 'salary',
    isSet: (bands) => bands.length > 0,
    narrow: (jobs, bands) => {
      const wanted = new Set(bands)
      return jobs.filter((job) => wanted.has(job.ctc))
    },
    write: (bands) => bands,
    read: (written) => SALARY_BANDS.filter((band) => written.includes(band)),
  },
}

const filterKeys = Object.keys(filterTable) as (keyof JobFilters)[]

const isSet = <Key extends keyof JobFilters>(key: Key, filters: JobFilters) => {
  const row: FilterRow<JobFilters[Key]> = filterTable[key]
  return row.isSet(filters[key])
}

const narrow = <Key extends keyof JobFilters>(
  jobs: readonly SearchableJob[],
  key: Key,
  filters: JobFilters,
) => {
  const row: FilterRow<JobFilters[Key]> = filterTable[key]
  return row.isSet(filters[key]) ? row.narrow(jobs, filters[key]) : jobs
}

/** The names of the filters in the address, which the fields of a form that is sent without script bear too. */
export const filterParameters = {
  text: filterTable.text.parameter,
  experience: filterTable.experience.parameter,
  departments: filterTable.departments.parameter,
  salaries: filterTable.salaries.parameter,
}

/** How many of the filters are set. */
export const countSetFilters = (filters: JobFilters) => filterKeys.filter((key) => isSet(key, filters)).length

/** The jobs that every set filter lets through, in their order; the list itself where none is set. */
export const filterJobs = (jobs: readonly SearchableJob[], filters: JobFilters): readonly SearchableJob[] =>
  filterKeys.reduce((left, key) => narrow(left, key, filters), jobs)

const readFilter = <Key extends keyof JobFilters>(key: Key, query: URLSearchParams) => {
  const row: FilterRow<JobFilters[Key]> = filterTable[key]
  return row.read(query.getAll(row.parameter))
}

const PAGE = 'page'

/** Filters and page as an address holds them. */
export const readFilters = (query: URLSearchParams): { filters: JobFilters; page: number } => {
  const page = query.get(PAGE) ?? ''
  return {
    filters: {
      text: readFilter('text', query),
      experience: readFilter('experience', query),
      departments: readFilter('departments', query),
      salaries: readFilter('salaries', query),
    },
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

const writeFilter = <Key extends keyof JobFilters>(key: Key, filters: JobFilters, query: URLSearchParams) => {
  const row: FilterRow<JobFilters[Key]> = filterTable[key]
  query.delete(row.parameter)
  if (row.isSet(filters[key])) row.write(filters[key]).forEach((value) => query.append(row.parameter, value))
}

/** The query of an address with these filters and page in it; its other parameters stay. */
export const writeFilters = (query: URLSearchParams, filters: JobFilters, page: number) => {
  const written = new URLSearchParams(query)
  filterKeys.forEach((key) => writeFilter(key, filters, written))
  written.delete(PAGE)
  if (page > 1) written.set(PAGE, `${page}`)
  return written
}
