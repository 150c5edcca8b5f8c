import { createSelector, lruMemoize } from '@reduxjs/toolkit'
import { jobChoices } from '@/domain/jobs/jobChoices'
import { countJobs, numberValues } from '@/domain/jobs/jobCounts'
import { jobNumberIn } from '@/domain/jobs/jobNumber'
import { knownFilters } from '@/domain/jobs/knownFilters'
import { toSearchableJob } from '@/domain/jobs/searchableJob'
import { sortJobs } from '@/domain/jobs/sortJobs'
import { JOBS_PER_PAGE } from '@/domain/limits'
import { pageOf } from '@/domain/pagination'
import { foldText } from '@/domain/textSearch'
import { selectFilters, selectPage } from './jobFilters'
import { selectAllJobs, selectToday } from './jobLists'

/** The jobs with what filters look at, derived once for each list. */
export const selectSearchableJobs = createSelector([selectAllJobs], (jobs) => jobs.map(toSearchableJob))

export const selectLoadedChoices = createSelector([selectSearchableJobs], jobChoices)

/** The chosen filters without values that no job of the loaded list has. */
export const selectLoadedFilters = createSelector([selectLoadedChoices, selectFilters], knownFilters)

/** More letters than visitors type. A longer text was pasted, and its further letters are looked for at once. */
const TYPED_LETTERS_MAX = 32

/** The distinct texts of a list, each with a number of its own: jobs of one company or role share theirs. */
const selectNumberedTexts = createSelector([selectSearchableJobs], (jobs) => {
  const numbers = new Map<string, number>()
  const numberOf = (text: string) => {
    const number = numbers.get(text) ?? numbers.size
    numbers.set(text, number)
    return number
  }
  const ofJobs = jobs.map(({ texts }) => texts.map(numberOf))
  return { texts: [...numbers.keys()], ofJobs }
})

/**
 * Searches a list, and tells whether the job at a position has the text. Texts that have it are among those with its
 * first letters, which are known while a visitor types: a key looks through fewer texts than the key before it, and a
 * deleted letter through none.
 */
const selectSearch = createSelector([selectNumberedTexts], ({ texts, ofJobs }) => {
  const everything = texts.map((_text, number) => number)
  const narrow = lruMemoize(
    (found: readonly number[], wanted: string) => found.filter((number) => texts[number]?.includes(wanted)),
    { maxSize: 50 },
  )
  return (wanted: string) => {
    const lettersMax = Math.min(wanted.length, TYPED_LETTERS_MAX)
    let found: readonly number[] = everything
    for (let length = 1; length <= lettersMax && found.length > 0; length++)
      found = narrow(found, wanted.slice(0, length))
    const hasWanted = new Uint8Array(texts.length)
    for (const number of wanted.length > lettersMax ? narrow(found, wanted) : found) hasWanted[number] = 1
    return (position: number) => ofJobs[position]?.some((number) => hasWanted[number] === 1) ?? false
  }
})

const selectNumberedValues = createSelector([selectSearchableJobs, selectToday], numberValues)

/** The matching jobs with the counts at every value of every filter. */
export const selectLoadedCounts = createSelector(
  [
    selectSearchableJobs,
    selectLoadedChoices,
    selectSearch,
    selectNumberedValues,
    selectLoadedFilters,
    selectToday,
  ],
  (jobs, { locations }, search, numbered, filters, today) =>
    countJobs(jobs, filters, {
      today,
      places: locations.map(({ value }) => value),
      numbered,
      hasText: search(foldText(filters.text)),
    }),
)

const selectSortedJobs = createSelector([selectLoadedCounts, selectLoadedFilters], ({ matching }, { sort }) =>
  sortJobs(matching, sort).map(({ job }) => job),
)

export const selectLoadedPage = createSelector([selectSortedJobs, selectPage], (jobs, page) => ({
  ...pageOf(jobs, page, JOBS_PER_PAGE),
  total: jobs.length,
}))

export const selectLoadedNumber = createSelector([selectAllJobs, selectFilters], (jobs, { text }) => {
  const number = jobNumberIn(text)
  return number === '' ? undefined : jobs.find(({ job_id }) => job_id === number)
})
