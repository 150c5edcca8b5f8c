import {
  countedKeys,
  countedValues,
  EVERY_PLACE,
  isCounted,
  matcherOf,
  noFilters,
  setKeys,
  writeFilter,
  type CountedKey,
  type FilterKey,
  type JobFilters,
  type JobSort,
} from '@/domain/jobFilter'
import { jobChoices, type JobChoices } from '@/domain/jobs/foundJobs'
import type { SearchableJob } from '@/domain/jobs/searchableJob'
import { compareBy, orders } from '@/domain/jobs/sortJobs'
import { yieldToEventLoop } from './yieldToEventLoop'

/** An open job: its id as the database has it, the number of its row in the text index, and what filters look at. */
export type IndexedJob = { id: string; row: number; industryId: string; facts: SearchableJob }

/** The values of one filter, each with a number; those of a job are `numbers` from its start to the next one. */
type Column = { numberOf: ReadonlyMap<string, number>; starts: Uint32Array; numbers: Uint32Array }

/** The open jobs of one moment and day, in the order of the API. A position is a place in this order. */
export type JobTable = {
  jobs: readonly IndexedJob[]
  columns: ReadonlyMap<CountedKey, Column>
  /** By the number of the row in the text index; -1 for a row of no open job. */
  positionOfRow: Int32Array
  /** By the number of a job as people write it. */
  positionOfNumber: ReadonlyMap<string, number>
  /** What a category, or the list of all jobs, offers to filter by. */
  choicesOf: (industryId: string | undefined) => JobChoices
  orderOf: (sort: JobSort) => Iterable<number>
  /** The jobs for so many years of experience. */
  withExperience: (years: number) => Flags
}

/** A flag for each position. */
export type Flags = Uint8Array

const toColumn = (
  jobs: readonly IndexedJob[],
  valuesOf: (one: SearchableJob) => readonly string[],
): Column => {
  const numberOf = new Map<string, number>()
  const starts = new Uint32Array(jobs.length + 1)
  const numbers: number[] = []
  for (const [position, { facts }] of jobs.entries()) {
    for (const value of valuesOf(facts)) {
      const number = numberOf.get(value) ?? numberOf.size
      numberOf.set(value, number)
      numbers.push(number)
    }
    starts[position + 1] = numbers.length
  }
  return { numberOf, starts, numbers: Uint32Array.from(numbers) }
}

const NO_COLUMN = toColumn([], () => [])

const sortPositions = (jobs: readonly IndexedJob[], sort: Exclude<JobSort, ''>) => {
  const compare = compareBy(orders[sort])
  const values = jobs.map(({ facts }) => orders[sort].by(facts))
  return Uint32Array.from(jobs.keys()).sort((one, other) => compare(values[one], values[other]))
}

/** Calls `make` once for each key. */
const memoized = <Key, Value>(make: (key: Key) => Value) => {
  const made = new Map<Key, Value>()
  return (key: Key): Value => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}

export const buildTable = async (jobs: readonly IndexedJob[], today: string): Promise<JobTable> => {
  const columns = new Map<CountedKey, Column>()
  for (const key of countedKeys) {
    columns.set(key, toColumn(jobs, countedValues(today)[key]))
    await yieldToEventLoop()
  }
  const lastRow = jobs.reduce((last, { row }) => Math.max(last, row), 0)
  // Looked up for every row that has a text: an array is several times as fast as a map.
  const positionOfRow = new Int32Array(lastRow + 1).fill(-1)
  for (const [position, { row }] of jobs.entries()) positionOfRow[row] = position
  const factsOf = (industryId?: string) =>
    jobs.filter((job) => industryId === undefined || job.industryId === industryId).map(({ facts }) => facts)
  return {
    jobs,
    columns,
    positionOfRow,
    positionOfNumber: new Map(jobs.map(({ facts }, position) => [facts.job.job_id, position])),
    choicesOf: memoized((industryId) => jobChoices(factsOf(industryId))),
    orderOf: memoized((sort) => (sort === '' ? [...jobs.keys()] : sortPositions(jobs, sort))),
    withExperience: memoized((years) => {
      const matches = matcherOf('experience', { ...noFilters, experience: years }, today)
      return Uint8Array.from(jobs, ({ facts }) => Number(matches(facts)))
    }),
  }
}

export type TableSearch = {
  filters: JobFilters
  industryId: string | undefined
  /** The jobs with the text of the filters. */
  withText: Flags
}

/** Whether the job at a position matches one filter. */
const matcherAt = (
  { columns, withExperience }: JobTable,
  key: FilterKey,
  { filters, withText }: TableSearch,
): ((position: number) => boolean) => {
  if (!isCounted(key)) {
    const flags = key === 'text' ? withText : withExperience(filters.experience)
    return (position) => flags[position] === 1
  }
  const { numberOf, starts, numbers } = columns.get(key) ?? NO_COLUMN
  const isWanted = new Uint8Array(numberOf.size)
  for (const value of [...writeFilter(key, filters), EVERY_PLACE]) isWanted[numberOf.get(value) ?? -1] = 1
  return (position) => {
    const end = starts[position + 1] ?? 0
    for (let at = starts[position] ?? 0; at < end; at++) if (isWanted[numbers[at] ?? 0] === 1) return true
    return false
  }
}

const SEVERAL = 255

/**
 * Filters the table, and tells what each filter does alone: a job that fails one filter counts for the values of that one.
 */
export const filterTable = (table: JobTable, search: TableSearch) => {
  const { jobs, columns } = table
  const keys = setKeys(search.filters)
  /** 0: the job matches all filters; n: it fails the n-th alone; or it fails several, or is not in the list. */
  const failed = new Uint8Array(jobs.length)
  const { industryId } = search
  if (industryId !== undefined)
    for (const [position, job] of jobs.entries())
      if (job.industryId !== industryId) failed[position] = SEVERAL
  const all = failed.reduce((count, one) => count + (one === 0 ? 1 : 0), 0)
  for (const [index, key] of keys.entries()) {
    const matches = matcherAt(table, key, search)
    for (let position = 0; position < failed.length; position++)
      if (failed[position] !== SEVERAL && !matches(position))
        failed[position] = failed[position] === 0 ? index + 1 : SEVERAL
  }
  const totals = new Uint32Array(SEVERAL + 1)
  for (const one of failed) totals[one] = (totals[one] ?? 0) + 1
  const total = totals[0] ?? 0

  /** How many jobs each value of a filter leaves beside the other filters. */
  const counterOf = (key: CountedKey) => {
    const { numberOf, starts, numbers } = columns.get(key) ?? NO_COLUMN
    const alone = keys.indexOf(key) + 1
    const counts = new Uint32Array(numberOf.size)
    for (let position = 0; position < failed.length; position++) {
      if (failed[position] !== 0 && failed[position] !== alone) continue
      const end = starts[position + 1] ?? 0
      for (let at = starts[position] ?? 0; at < end; at++) {
        const number = numbers[at] ?? 0
        counts[number] = (counts[number] ?? 0) + 1
      }
    }
    const countOf = (value: string) => counts[numberOf.get(value) ?? -1] ?? 0
    return (value: string) => countOf(value) + (key === 'locations' ? countOf(EVERY_PLACE) : 0)
  }

  /** Matching positions in their order: so many, after so many others. */
  const positionsFrom = (start: number, count: number) => {
    const found: number[] = []
    let passed = 0
    for (const position of table.orderOf(search.filters.sort)) {
      if (failed[position] !== 0) continue
      passed += 1
      if (passed > start) found.push(position)
      if (found.length === count) break
    }
    return found
  }

  return {
    /** In the list, without any filter. */
    all,
    total,
    /** For each set filter: how many jobs there would be without it. */
    without: Object.fromEntries(keys.map((key, index) => [key, total + (totals[index + 1] ?? 0)])),
    isInList: (position: number) => industryId === undefined || jobs[position]?.industryId === industryId,
    /** The jobs that the filters without the text leave. */
    positionsButText: () => {
      const alone = keys.indexOf('text') + 1
      const left: number[] = []
      for (const [position, one] of failed.entries()) if (one === 0 || one === alone) left.push(position)
      return left
    },
    counterOf,
    positionsFrom,
  }
}

export type FilteredTable = ReturnType<typeof filterTable>
