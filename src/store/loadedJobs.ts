import { createSelector, lruMemoize } from '@reduxjs/toolkit'
import { jobChoices } from '@/domain/jobs/jobChoices'
import { countJobs, numberValues } from '@/domain/jobs/jobCounts'
import { jobNumberIn } from '@/domain/jobs/jobNumber'
import { knownFilters } from '@/domain/jobs/knownFilters'
import { toSearchableJob } from '@/domain/jobs/searchableJob'
import { sortJobs } from '@/domain/jobs/sortJobs'
import { JOBS_PER_PAGE } from '@/domain/limits'
import { pageOf } from '@/domain/pagination'
import { foldText, someContain } from '@/domain/textSearch'
import { selectFilters, selectPage } from './jobFilters'
import { selectAllJobs, selectToday } from './jobLists'

/** The jobs with what filters look at, derived once for each list. */
export const selectSearchableJobs = createSelector([selectAllJobs], (jobs) => jobs.map(toSearchableJob))

export const selectLoadedChoices = createSelector([selectSearchableJobs], jobChoices)

/** The chosen filters without values that no job of the loaded list has. */
export const selectLoadedFilters = createSelector([selectLoadedChoices, selectFilters], knownFilters)

/** More letters than visitors type. A longer text was pasted, and its further letters are looked for at once. */
const TYPED_LETTERS_MAX = 32

/**
 * Searches a list, and tells whether the job at a position has the text. The jobs with a text are among those with its first letters, which are known while a visitor types:
 * a key looks through fewer jobs than the key before it, and a deleted letter through none.
 */
const selectSearch = createSelector([selectSearchableJobs], (jobs) => {
  const everywhere = jobs.map((_job, position) => position)
  const narrow = lruMemoize(
    (found: readonly number[], text: string) =>
      found.filter((position) => someContain(jobs[position]?.texts ?? [], text)),
    { maxSize: 50 },
  )
  return (text: string) => {
    const lettersMax = Math.min(text.length, TYPED_LETTERS_MAX)
    let found: readonly number[] = everywhere
    for (let length = 1; length <= lettersMax && found.length > 0; length++)
      found = narrow(found, text.slice(0, length))
    const hasText = new Uint8Array(jobs.length)
    for (const position of text.length > lettersMax ? narrow(found, text) : found) hasText[position] = 1
    return (position: number) => hasText[position] === 1
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
