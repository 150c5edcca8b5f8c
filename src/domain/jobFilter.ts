import type { Job } from './entities'
import type { SearchableJob } from './jobs/searchableJob'
import { EXPERIENCE_SLIDER_MAX, EXPERIENCE_SLIDER_MIN, SALARY_BANDS } from './limits'
import { foldText, someContain } from './textSearch'

/** The visitor's choices; an empty text, 0 years and empty lists are no filter. */
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

type Filter<Value> = {
  /** Its name in the address. */
  parameter: string
  /** Whether a job matches this value. */
  matches: (value: Value) => (job: SearchableJob) => boolean
  /** To the address; a value that is no filter is not written. */
  write: (value: Value) => readonly string[]
  /** From the address; a meaningless value is ignored. */
  read: (written: readonly string[]) => Value
}

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
  departments: {
    parameter: 'department',
    matches: (ids) => (one) => ids.includes(one.job.department_id),
    write: (ids) => ids,
    read: (written) => [...new Set(written.filter(Boolean))],
  },
  salaries: {
    parameter: 'salary',
    matches: (bands) => (one) => bands.includes(one.job.ctc),
    write: (bands) => bands,
    read: (written) => SALARY_BANDS.filter((band) => written.includes(band)),
  },
}

const filterKeys = Object.keys(filterTable) as (keyof JobFilters)[]

/** The names of the filters in the address, and of their fields in a form that is sent without script. */
export const filterParameters = {
  text: filterTable.text.parameter,
  experience: filterTable.experience.parameter,
  departments: filterTable.departments.parameter,
  salaries: filterTable.salaries.parameter,
}

const writeFilter = <Key extends keyof JobFilters>(key: Key, filters: JobFilters) =>
  (filterTable[key] as Filter<JobFilters[Key]>).write(filters[key])

const matcherOf = <Key extends keyof JobFilters>(key: Key, filters: JobFilters) =>
  (filterTable[key] as Filter<JobFilters[Key]>).matches(filters[key])

const setKeys = (filters: JobFilters) => filterKeys.filter((key) => writeFilter(key, filters).length > 0)

export const countSetFilters = (filters: JobFilters) => setKeys(filters).length

/** The jobs that match every set filter, in their order. */
export const filterJobs = (jobs: readonly SearchableJob[], filters: JobFilters): Job[] => {
  const matchers = setKeys(filters).map((key) => matcherOf(key, filters))
  return jobs.filter((job) => matchers.every((matches) => matches(job))).map(({ job }) => job)
}

const PAGE = 'page'

export const readFilters = (query: URLSearchParams): { filters: JobFilters; page: number } => {
  const written = (key: keyof JobFilters) => query.getAll(filterTable[key].parameter)
  const page = query.get(PAGE) ?? ''
  return {
    filters: {
      text: filterTable.text.read(written('text')),
      experience: filterTable.experience.read(written('experience')),
      departments: filterTable.departments.read(written('departments')),
      salaries: filterTable.salaries.read(written('salaries')),
    },
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** A query with these filters and this page; its other parameters stay. */
export const writeFilters = (query: URLSearchParams, filters: JobFilters, page: number) => {
  const written = new URLSearchParams(query)
  for (const key of filterKeys) {
    const { parameter } = filterTable[key]
    written.delete(parameter)
    for (const value of writeFilter(key, filters)) written.append(parameter, value)
  }
  written.delete(PAGE)
  if (page > 1) written.set(PAGE, `${page}`)
  return written
}
