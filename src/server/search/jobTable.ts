import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
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
} from '@/domain/jobFilter'
import { jobChoices } from '@/domain/jobs/foundJobs'
import { jobNumberKey } from '@/domain/jobs/typedNumbers'
import { landingsOf, type Landings } from '@/domain/jobs/landings'
import type { SearchableJob } from '@/domain/jobs/searchableJob'
import { compareBy, orders } from '@/domain/jobs/sortJobs'
import { SEARCHED_FROM_JOBS } from '@/domain/limits'

/** An open job: its id as the database has it, the number of its row in the text index, and what filters look at. */
export type IndexedJob = { id: string; row: number; industryId: string; facts: SearchableJob }

/** The values of one filter, each with a number. The numbers of a job stand from its start to that of the next job. */
type Column = { numberOf: ReadonlyMap<string, number>; numbers: Uint32Array; starts: Uint32Array }

/** A flag for each position. */
export type Flags = Uint8Array

const flagsOf = (positions: Uint32Array, length: number): Flags => {
  const flags = new Uint8Array(length)
  for (const position of positions) flags[position] = 1
  return flags
}

export const positionsIn = (flags: Flags, wanted = 1) => {
  const found: number[] = []
  for (let position = 0; position < flags.length; position++)
    if (flags[position] === wanted) found.push(position)
  return found
}

const toColumn = (
  facts: readonly SearchableJob[],
  valuesOf: (one: SearchableJob) => readonly string[],
): Column => {
  const numberOf = new Map<string, number>()
  const toNumber = (value: string) => {
    const number = numberOf.get(value) ?? numberOf.size
    numberOf.set(value, number)
    return number
  }
  const numbers: number[] = []
  const starts = new Uint32Array(facts.length + 1)
  for (const [position, one] of facts.entries()) {
    for (const value of valuesOf(one)) numbers.push(toNumber(value))
    starts[position + 1] = numbers.length
  }
  return { numberOf, numbers: Uint32Array.from(numbers), starts }
}

/** Whether the job at a position has one of these values of a filter. */
export const matcherOfValues = ({ numberOf, numbers, starts }: Column, values: readonly string[]) => {
  const wanted = new Uint8Array(numberOf.size)
  for (const value of values) wanted[numberOf.get(value) ?? -1] = 1
  return (position: number) => {
    const end = starts[position + 1] ?? 0
    for (let at = starts[position] ?? 0; at < end; at++) if (wanted[numbers[at] ?? -1] === 1) return true
    return false
  }
}

type FigureSort = keyof typeof orders

const sortPositions = (facts: readonly SearchableJob[], sort: FigureSort, today: string) => {
  const compare = compareBy(orders[sort])
  const values = facts.map((one) => orders[sort].by(one, today))
  return Uint32Array.from(facts.keys()).sort((one, other) => compare(values[one], values[other]))
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

/** The open jobs of one moment and day, in the order of the API. A position is a place in this order. */
export const buildTable = async (jobs: readonly IndexedJob[], today: string) => {
  const facts = jobs.map((job) => job.facts)
  const columns = {} as Record<CountedKey, Column>
  for (const key of countedKeys) {
    columns[key] = toColumn(facts, countedValues(today)[key])
    await yieldToEventLoop()
  }
  const lastRow = jobs.reduce((last, { row }) => Math.max(last, row), 0)
  // Looked up for every row that has a text: an array is several times as fast as a map.
  const positionOfRow = new Int32Array(lastRow + 1).fill(-1)
  for (const [position, { row }] of jobs.entries()) positionOfRow[row] = position
  return {
    jobs,
    facts,
    columns,
    /** Few enough jobs for the browser to search them, too. All are read, and kept, so that both find the same. */
    isSmall: jobs.length < SEARCHED_FROM_JOBS,
    /** The jobs of a small list with all their texts, once they are read, by their positions. */
    whole: new Map<number, SearchableJob>(),
    /** By the number of the row in the text index; -1 for a row of no open job. */
    positionOfRow,
    /** By the number of a job as people write it. */
    positionOfNumber: new Map(facts.map(({ job }, position) => [jobNumberKey(job), position])),
    /** The choices of a category, or of the list of all jobs. */
    choicesOf: memoized((industryId: string | undefined) =>
      jobChoices(facts.filter((_facts, at) => !industryId || jobs[at]?.industryId === industryId)),
    ),
    orderOf: memoized((sort: FigureSort) => sortPositions(facts, sort, today)),
    /** The jobs for so many years of experience. */
    withExperience: memoized((years: number): Flags => {
      const matches = matcherOf('experience', { ...noFilters, experience: years }, today)
      return Uint8Array.from(facts, (one) => Number(matches(one)))
    }),
    landings: memoized<void, Landings>(() => landingsOf(facts)),
  }
}

export type JobTable = Awaited<ReturnType<typeof buildTable>>

type TableSearch = {
  filters: JobFilters
  industryId: string | undefined
  /** The positions of the jobs with the text of the filters. */
  withText: Uint32Array
}

/** Whether the job at a position matches one filter. */
const matcherAt = (
  { facts, columns, withExperience }: JobTable,
  key: FilterKey,
  { filters, withText }: TableSearch,
): ((position: number) => boolean) => {
  if (!isCounted(key)) {
    const flags = key === 'text' ? flagsOf(withText, facts.length) : withExperience(filters.experience)
    return (position) => flags[position] === 1
  }
  return matcherOfValues(columns[key], [...writeFilter(key, filters), EVERY_PLACE])
}

const SEVERAL = 255

/** Filters the table. A job that fails one filter alone counts for the values of that filter. */
export const filterTable = (table: JobTable, search: TableSearch) => {
  const { jobs, columns } = table
  const { filters, industryId } = search
  const keys = setKeys(filters)
  const isInList = (position: number) => industryId === undefined || jobs[position]?.industryId === industryId
  /** 0: the job matches all filters; n: it fails the n-th alone; or it fails several, or is not in the list. */
  const failed = new Uint8Array(jobs.length)
  if (industryId !== undefined)
    for (let position = 0; position < failed.length; position++)
      if (!isInList(position)) failed[position] = SEVERAL
  const all = industryId === undefined ? jobs.length : positionsIn(failed, 0).length
  for (const [index, key] of keys.entries()) {
    const matches = matcherAt(table, key, search)
    for (let position = 0; position < failed.length; position++)
      if (failed[position] !== SEVERAL && !matches(position))
        failed[position] = failed[position] === 0 ? index + 1 : SEVERAL
  }
  const matching = positionsIn(failed, 0)
  const failedAlone = new Map(keys.map((key, index) => [key, positionsIn(failed, index + 1)] as const))

  /** How many jobs each value of a filter leaves beside the other filters. */
  const counterOf = (key: CountedKey) => {
    const { numberOf, numbers, starts } = columns[key]
    const counts = new Uint32Array(numberOf.size)
    for (const positions of [matching, failedAlone.get(key) ?? []])
      for (const position of positions) {
        const end = starts[position + 1] ?? 0
        for (let at = starts[position] ?? 0; at < end; at++) {
          const number = numbers[at] ?? -1
          counts[number] = (counts[number] ?? 0) + 1
        }
      }
    const countOf = (value: string) => counts[numberOf.get(value) ?? -1] ?? 0
    return (value: string) => countOf(value) + (key === 'locations' ? countOf(EVERY_PLACE) : 0)
  }

  return {
    industryId,
    /** In the list, without any filter. */
    all,
    total: matching.length,
    /** The positions of the jobs that match, in the order of the API. */
    matching,
    /** For each set filter: how many jobs there would be without it. */
    without: Object.fromEntries(
      [...failedAlone].map(([key, positions]) => [key, matching.length + positions.length]),
    ),
    isInList,
    /** The jobs that fail the text alone, and on request those that match it, too. */
    besideText: (isWithText: boolean): Flags => {
      const text = keys.indexOf('text') + 1
      return failed.map((how) => Number((text > 0 && how === text) || (isWithText && how === 0)))
    },
    counterOf,
    /** Matching positions in their order: so many, after so many others. */
    positionsFrom: (start: number, count: number) => {
      if (filters.sort === '' || filters.sort === 'match') return matching.slice(start, start + count)
      const found: number[] = []
      let passed = 0
      for (const position of table.orderOf(filters.sort)) {
        if (found.length === count) break
        if (failed[position] === 0 && ++passed > start) found.push(position)
      }
      return found
    },
  }
}

export type FilteredTable = ReturnType<typeof filterTable>
