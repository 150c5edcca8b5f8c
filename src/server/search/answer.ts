import { POSTED_DAYS, setKeys, type CountedKey, type FilterKey, type JobFilters } from '@/domain/jobFilter'
import { jobNumberIn } from '@/domain/jobs/jobNumber'
import { knownFilters } from '@/domain/jobs/knownFilters'
import { JOBS_PER_PAGE, SALARY_BANDS } from '@/domain/limits'
import { pageNumber } from '@/domain/pagination'
import { foldText } from '@/domain/textSearch'
import { countBits, hasBit, intersect, positionsIn, type Bits } from './bits'
import type { JobIndex } from './jobIndex'
import type { BitsOfText } from './textSets'

/** More places or roles than anybody looks through. */
const NAMES_MAX = 500

export type Searching = { index: JobIndex; bitsOfText: BitsOfText }

/** The filters of a list without values that no job of it has, and its jobs that match each set one. */
export const matchFilters = async (
  { index, bitsOfText }: Searching,
  filters: JobFilters,
  industryId: string | undefined,
) => {
  const list = index.bitsOfList(industryId)
  const choices = index.choicesOf(industryId)
  const known = knownFilters(choices, filters)
  const masks = new Map<FilterKey, Bits>()
  for (const key of setKeys(known))
    masks.set(key, key === 'text' ? await bitsOfText(foldText(known.text)) : index.bitsOfFilter(key, known))
  /** The jobs that every filter but this one leaves. */
  const beside = (key?: FilterKey) =>
    intersect(
      list,
      [...masks].filter(([other]) => other !== key).map(([, mask]) => mask),
    )
  return { list, choices, known, masks, beside, matching: beside() }
}

export type Matched = Awaited<ReturnType<typeof matchFilters>>

function* inOrder(index: JobIndex, matching: Bits, sort: JobFilters['sort']) {
  for (const position of index.orderOf(sort) ?? positionsIn(matching))
    if (hasBit(matching, position)) yield position
}

/** The positions of some matching jobs in the order of the list: so many after so many others. */
export const positionsFrom = (
  index: JobIndex,
  { matching, known }: Matched,
  start: number,
  count: number,
) => {
  const found: number[] = []
  let passed = 0
  for (const position of inOrder(index, matching, known.sort)) {
    passed += 1
    if (passed > start) found.push(position)
    if (found.length === count) break
  }
  return found
}

/** The positions on one page of so many jobs. */
export const positionsOfPage = (index: JobIndex, matched: Matched, page: number, total: number) => {
  const { page: current } = pageNumber(total, page, JOBS_PER_PAGE)
  return positionsFrom(index, matched, (current - 1) * JOBS_PER_PAGE, JOBS_PER_PAGE)
}

const names = (of: readonly { value: string }[]) => of.map(({ value }) => value)

/** What each value would leave beside all other filters. */
export const countsOf = (index: JobIndex, { list, choices, known, masks, beside, matching }: Matched) => {
  const counterOf = (key: CountedKey) => index.counterOf(key, masks.has(key) ? beside(key) : matching)
  const counted = (key: CountedKey, values: readonly string[]) => {
    const count = counterOf(key)
    return values.map((value) => ({ value, count: count(value) }))
  }
  const count = counterOf('departments')
  const firstOf = (key: 'locations' | 'roles') =>
    names(choices[key]).filter((name, rank) => rank < NAMES_MAX || known[key].includes(name))
  return {
    all: countBits(list),
    fresher: counterOf('fresher')('1'),
    departments: choices.departments.map((choice) => ({ ...choice, count: count(choice.value) })),
    locations: counted('locations', firstOf('locations')),
    roles: counted('roles', firstOf('roles')),
    types: counted('types', names(choices.types)),
    salaries: counted('salaries', SALARY_BANDS),
    posted: counted(
      'posted',
      POSTED_DAYS.map((days) => `${days}`),
    ),
    without: Object.fromEntries([...masks.keys()].map((key) => [key, countBits(beside(key))])),
  }
}

/** The position of the job of a list whose number a text is. */
export const numberedIn = (index: JobIndex, { list, known }: Matched) => {
  const number = jobNumberIn(known.text)
  const position = number === '' ? undefined : index.positionOfNumber(number)
  return position !== undefined && hasBit(list, position) ? position : undefined
}
