import type { EntityState } from '@reduxjs/toolkit'
import type { Job } from '@/domain/entities'
import { countedKeys, filterKeys, type CountedKey, type FilterKey } from '@/domain/jobFilter'
import { toJobs } from './adapters'
import type { Envelope } from './envelope'
import { quantity, rowsOf, trimmed, type Row } from './wire'

/** A value of a filter with the number of jobs that it would leave beside all other filters. */
export type CountedChoice = { value: string; label: string; count: number }

/** The server's answer to a search: one page of jobs, without their long texts, and what the filters would leave. */
export type JobSearch = {
  /** The name of the category; '' for the list of all jobs. */
  name: string
  jobs: EntityState<Job, string>
  total: number
  /** The jobs of the list without any filter. */
  all: number
  choices: Record<CountedKey, readonly CountedChoice[]>
  /** The jobs that there would be without one of the set filters. */
  without: readonly (readonly [FilterKey, number])[]
  /** Jobs close to a text that no job contains. */
  close: EntityState<Job, string>
  /** The job whose number was typed. */
  numbered: EntityState<Job, string>
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
    choices: Object.fromEntries(countedKeys.map((key) => [key, toChoices(ofValues[key])])) as Record<
      CountedKey,
      readonly CountedChoice[]
    >,
    without: filterKeys.flatMap((key) => {
      const count = quantity(toRow(without)[key])
      return count === null ? [] : [[key, count] as const]
    }),
    close: toJobs({ data: close }),
    numbered: toJobs({ data: [numbered] }),
  }
}

/** A search that has no answer. */
export const noSearch = toJobSearch({ status: '1' })
