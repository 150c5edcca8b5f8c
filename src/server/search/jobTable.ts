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
  type JobSort,
} from '@/domain/jobFilter'
import { vocabularyOf } from '@/domain/jobs/closeMatches'
import { jobChoices } from '@/domain/jobs/foundJobs'
import { landingsOf, type Landings } from '@/domain/jobs/landings'
import type { SearchableJob } from '@/domain/jobs/searchableJob'
import { compareBy, orders } from '@/domain/jobs/sortJobs'

/** An open job: its id as the database has it, the number of its row in the text index, and what filters look at. */
export type IndexedJob = { id: string; row: number; industryId: string; facts: SearchableJob }

/** The values of one filter, each with a number, and the numbers of each job. */
type Column = { numberOf: ReadonlyMap<string, number>; numbers: readonly (readonly number[])[] }

/** A flag for each position. */
export type Flags = Uint8Array

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
  return { numberOf, numbers: facts.map((one) => valuesOf(one).map(toNumber)) }
}

const sortPositions = (facts: readonly SearchableJob[], sort: Exclude<JobSort, ''>) => {
  const compare = compareBy(orders[sort])
  const values = facts.map(orders[sort].by)
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
    /** By the number of the row in the text index; -1 for a row of no open job. */
    positionOfRow,
    /** By the number of a job as people write it. */
    positionOfNumber: new Map(facts.map(({ job }, position) => [job.job_id, position])),
    /** The choices of a category, or of the list of all jobs. */
    choicesOf: memoized((industryId: string | undefined) =>
      jobChoices(facts.filter((_facts, at) => !industryId || jobs[at]?.industryId === industryId)),
    ),
    orderOf: memoized((sort: Exclude<JobSort, ''>) => sortPositions(facts, sort)),
    /** The jobs for so many years of experience. */
    withExperience: memoized((years: number): Flags => {
      const matches = matcherOf('experience', { ...noFilters, experience: years }, today)
      return Uint8Array.from(facts, (one) => Number(matches(one)))
    }),
    landings: memoized<void, Landings>(() => landingsOf(facts)),
    /** The words of titles, places and roles: one of them may be meant by a mistyped one. */
    vocabulary: memoized<void, ReadonlySet<string>>(() => vocabularyOf(facts)),
  }
}

export type JobTable = Awaited<ReturnType<typeof buildTable>>

type TableSearch = {
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
  const { numberOf, numbers } = columns[key]
  const wanted = new Uint8Array(numberOf.size)
  for (const value of [...writeFilter(key, filters), EVERY_PLACE]) wanted[numberOf.get(value) ?? -1] = 1
  return (position) => {
    for (const number of numbers[position] ?? []) if (wanted[number] === 1) return true
    return false
  }
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
  const positionsWhere = (how: number) => {
    const found: number[] = []
    for (let position = 0; position < failed.length; position++)
      if (failed[position] === how) found.push(position)
    return found
  }
  const all = industryId === undefined ? jobs.length : positionsWhere(0).length
  for (const [index, key] of keys.entries()) {
    const matches = matcherAt(table, key, search)
    for (let position = 0; position < failed.length; position++)
      if (failed[position] !== SEVERAL && !matches(position))
        failed[position] = failed[position] === 0 ? index + 1 : SEVERAL
  }
  const matching = positionsWhere(0)
  const failedAlone = new Map(keys.map((key, index) => [key, positionsWhere(index + 1)] as const))

  /** How many jobs each value of a filter leaves beside the other filters. */
  const counterOf = (key: CountedKey) => {
    const { numberOf, numbers } = columns[key]
    const counts = new Uint32Array(numberOf.size)
    for (const positions of [matching, failedAlone.get(key) ?? []])
      for (const position of positions)
        for (const number of numbers[position] ?? []) counts[number] = (counts[number] ?? 0) + 1
    const countOf = (value: string) => counts[numberOf.get(value) ?? -1] ?? 0
    return (value: string) => countOf(value) + (key === 'locations' ? countOf(EVERY_PLACE) : 0)
  }

  return {
    /** In the list, without any filter. */
    all,
    total: matching.length,
    /** For each set filter: how many jobs there would be without it. */
    without: Object.fromEntries(
      [...failedAlone].map(([key, positions]) => [key, matching.length + positions.length]),
    ),
    isInList,
    /** The jobs that the filters without the text leave. */
    positionsButText: () =>
      [...matching, ...(failedAlone.get('text') ?? [])].sort((one, other) => one - other),
    counterOf,
    /** Matching positions in their order: so many, after so many others. */
    positionsFrom: (start: number, count: number) => {
      if (filters.sort === '') return matching.slice(start, start + count)
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
