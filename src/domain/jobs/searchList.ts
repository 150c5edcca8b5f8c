import { foldText } from '../text/compareText'
import { findJobs } from './foundJobs'
import type { JobFilters } from './jobFilter'
import { knownFilters, type JobList } from './jobList'
import { nearJobs, nearScope, type NearIndex } from './nearMatches'

/** One page of a list, with near matches on the first page of a text. `known`: the filters that the list has values for. */
export const searchList = (
  list: JobList,
  readNearIndex: () => NearIndex,
  filters: JobFilters,
  page: number,
) => {
  const known = knownFilters(list.choices, filters)
  const found = findJobs(list, known, page)
  const isAsked = found.page === 1 && foldText(known.text) !== ''
  const close = isAsked ? nearJobs(readNearIndex(), known, nearScope(found)) : undefined
  return { found, known, close }
}
