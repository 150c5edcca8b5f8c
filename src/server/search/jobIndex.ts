import {
  countedKeys,
  isCounted,
  matcherOf,
  writeFilter,
  type CountedKey,
  type FilterKey,
  type JobFilters,
} from '@/domain/jobFilter'
import { choicesOf, type JobChoices } from '@/domain/jobs/jobChoices'
import { countedValues, EVERY_PLACE } from '@/domain/jobs/jobCounts'
import type { SearchableJob } from '@/domain/jobs/searchableJob'
import { compareBy, orders } from '@/domain/jobs/sortJobs'
import { addBit, addSet, allBits, countIn, noBits, toJobSet, type Bits, type JobSet } from './bits'
import type { Pace } from './pace'

/** An open job: its id as the database has it, the number of its row in the text index, and what filters look at. */
export type IndexedJob = { id: string; row: number; industryId: string; facts: SearchableJob }

type Sets = Map<string, JobSet>

const TURN = 256

/** Gathers the positions of the jobs that have a value. */
const gather = () => {
  const positions = new Map<string, number[]>()
  return {
    add: (value: string, position: number) => {
      const found = positions.get(value)
      if (found) found.push(position)
      else positions.set(value, [position])
    },
    toSets: (size: number): Sets =>
      new Map([...positions].map(([value, found]) => [value, toJobSet(found, size)])),
  }
}

/** The positions in an order: those with one value stay as they are. */
const orderedBy = async (
  jobs: readonly IndexedJob[],
  { by, greatestFirst }: (typeof orders)[keyof typeof orders],
  pace: Pace,
) => {
  const positions = new Map<ReturnType<typeof by>, number[]>()
  for (const [position, { facts }] of jobs.entries()) {
    if (position % TURN === 0) await pace()
    const value = by(facts)
    const found = positions.get(value)
    if (found) found.push(position)
    else positions.set(value, [position])
  }
  const compare = compareBy({ greatestFirst })
  return Uint32Array.from(
    [...positions].sort(([one], [other]) => compare(one, other)).flatMap(([, found]) => found),
  )
}

/** Looked up for every job with a text: an array is several times as fast as a map. */
const positionsByRow = (jobs: readonly IndexedJob[]) => {
  let [first, last] = [Infinity, -1]
  for (const { row } of jobs) {
    first = Math.min(first, row)
    last = Math.max(last, row)
  }
  const positions = new Int32Array(Math.max(0, last - first + 1)).fill(-1)
  for (const [position, { row }] of jobs.entries()) positions[row - first] = position
  /** Undefined for a row of no open job. */
  return (row: number) => {
    const position = positions[row - first] ?? -1
    return position === -1 ? undefined : position
  }
}

/** The jobs of one moment and day, in the order of the API, with a set of them for each value of each filter. */
export type JobIndex = Awaited<ReturnType<typeof buildIndex>>

export const buildIndex = async (jobs: readonly IndexedJob[], today: string, pace: Pace) => {
  const size = jobs.length
  const valuesOf = countedValues(today)
  const byKey = new Map(countedKeys.map((key) => [key, gather()]))
  const byIndustry = gather()
  const byPlace = gather()
  const positions = positionsByRow(jobs)
  const numbers = new Map<string, number>()
  const departmentNames = new Map<string, string>()
  for (const [position, { industryId, facts }] of jobs.entries()) {
    if (position % TURN === 0) await pace()
    for (const [key, gathered] of byKey)
      for (const value of valuesOf[key](facts)) gathered.add(value, position)
    for (const place of facts.places) byPlace.add(place, position)
    byIndustry.add(industryId, position)
    numbers.set(facts.job.job_id, position)
    departmentNames.set(facts.job.department_id, facts.job.d_name)
  }
  const sets = new Map<FilterKey, Sets>()
  for (const [key, gathered] of byKey) {
    sets.set(key, gathered.toSets(size))
    await pace()
  }
  const places = byPlace.toSets(size)
  const industries = byIndustry.toSets(size)
  const ordered = new Map<string, Uint32Array>()
  for (const [sort, order] of Object.entries(orders)) ordered.set(sort, await orderedBy(jobs, order, pace))

  const everywhere = sets.get('locations')?.get(EVERY_PLACE)
  const setOf = (key: CountedKey, value: string) => sets.get(key)?.get(value)

  const addValue = (bits: Bits, key: CountedKey, value: string) => {
    const set = setOf(key, value)
    if (set) addSet(bits, set)
  }

  const matched = new Map<string, Bits>()
  /** Filters without values that can be counted have few settings. */
  const match = (key: FilterKey, filters: JobFilters) => {
    const name = JSON.stringify([key, writeFilter(key, filters)])
    const found = matched.get(name)
    if (found) return found
    const bits = noBits(size)
    const matches = matcherOf(key, filters, today)
    for (const [position, { facts }] of jobs.entries()) if (matches(facts)) addBit(bits, position)
    matched.set(name, bits)
    return bits
  }

  const choices = new Map<string | undefined, JobChoices>()
  const namesIn = (list: Bits, found: Sets | undefined) =>
    [...(found ?? [])]
      .map(([value, set]) => [value, countIn(list, set)] as const)
      .filter(([, count]) => count > 0)
  const bitsOfList = (industryId: string | undefined) => {
    if (industryId === undefined) return allBits(size)
    const bits = noBits(size)
    const set = industries.get(industryId)
    if (set) addSet(bits, set)
    return bits
  }

  return {
    today,
    size,
    jobs,
    positionOfRow: positions,
    /** By the number of the job as people write it. */
    positionOfNumber: (number: string) => numbers.get(number),
    noJobs: () => noBits(size),
    /** The jobs of a category, or all. */
    bitsOfList,
    /** What a list offers to filter by. */
    choicesOf: (industryId: string | undefined): JobChoices => {
      const known = choices.get(industryId)
      if (known) return known
      const list = bitsOfList(industryId)
      const departments = namesIn(list, sets.get('departments')).filter(([id]) => id !== '')
      const made = choicesOf({
        departments: new Map(departments.map(([id]) => [id, departmentNames.get(id) ?? ''])),
        locations: new Map(namesIn(list, places)),
        roles: new Map(namesIn(list, sets.get('roles'))),
        types: namesIn(list, sets.get('types')).map(([type]) => type),
      })
      choices.set(industryId, made)
      return made
    },
    /** The jobs that match one filter, which is no text. */
    bitsOfFilter: (key: FilterKey, filters: JobFilters): Bits => {
      if (!isCounted(key)) return match(key, filters)
      const bits = noBits(size)
      for (const value of writeFilter(key, filters)) addValue(bits, key, value)
      if (key === 'locations') addValue(bits, key, EVERY_PLACE)
      return bits
    },
    /** The jobs that name a place. */
    addPlace: (bits: Bits, place: string) => {
      const set = places.get(place)
      if (set) addSet(bits, set)
    },
    /** How many of these jobs each value leaves. */
    counterOf: (key: CountedKey, bits: Bits) => {
      const spread = key === 'locations' && everywhere ? countIn(bits, everywhere) : 0
      return (value: string) => {
        const set = setOf(key, value)
        return (set ? countIn(bits, set) : 0) + spread
      }
    },
    orderOf: (sort: JobFilters['sort']) => ordered.get(sort),
  }
}
