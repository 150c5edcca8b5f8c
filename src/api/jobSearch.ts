import { countedKeys, filterKeys, type FilterKey } from '@/domain/jobFilter'
import type { CountedChoice, CountedChoices, FoundJobs } from '@/domain/jobs/foundJobs'
import { JOBS_PER_PAGE } from '@/domain/limits'
import { pageNumber } from '@/domain/pagination'
import { jobsAdapter, toJobs, type JobEntities } from './adapters'
import type { Envelope } from './envelope'
import { quantity, rowsOf, trimmed, type Row } from './wire'

/** The server's answer to a search: one page of jobs, without their long texts, and what the filters would leave. */
export type JobSearch = {
  /** The name of the category; '' for the list of all jobs. */
  name: string
  jobs: JobEntities
  total: number
  /** The jobs of the list without any filter. */
  all: number
  choices: CountedChoices
  /** The jobs that there would be without one of the set filters. */
  without: readonly (readonly [FilterKey, number])[]
  /** Jobs close to a text that no job contains. */
  close: JobEntities
  /** The job whose number was typed. */
  numbered: JobEntities
}

const toRow = (value: unknown) => (typeof value === 'object' && value !== null ? (value as Row) : {})

const toChoices = (counts: unknown): readonly CountedChoice[] =>
  // A filter with one value is a number.
  typeof counts === 'number'
    ? [{ value: '1', label: '1', count: counts }]
    : rowsOf(counts).map(({ value, label, count }) => ({
        value: trimmed(value),
        label: trimmed(label) || trimmed(value),
        count: quantity(count) ?? 0,
      }))

export const toJobSearch = ({ data, name }: Envelope): JobSearch => {
  const { jobs, total, counts, close, numbered } = toRow(data)
  const { all, without, ...ofValues } = toRow(counts)
  return {
    name: trimmed(name),
    jobs: toJobs({ data: jobs }),
    total: quantity(total) ?? 0,
    all: quantity(all) ?? 0,
    choices: Object.fromEntries(countedKeys.map((key) => [key, toChoices(ofValues[key])])) as CountedChoices,
    without: filterKeys.flatMap((key) => {
      const count = quantity(toRow(without)[key])
      return count === null ? [] : [[key, count] as const]
    }),
    close: toJobs({ data: close }),
    numbered: toJobs({ data: [numbered] }),
  }
}

const { selectAll } = jobsAdapter.getSelectors()

/** The answer to a search of this page, in the shape that the browser finds jobs in. */
export const toFoundJobs = (
  { jobs, total, all, choices, without, numbered, close }: JobSearch,
  page: number,
): FoundJobs => ({
  ...pageNumber(total, page, JOBS_PER_PAGE),
  jobs: selectAll(jobs),
  total,
  all,
  choices,
  without,
  numbered: selectAll(numbered)[0],
  close: selectAll(close),
})
