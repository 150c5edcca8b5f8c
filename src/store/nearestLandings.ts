import { createSelector } from '@reduxjs/toolkit'
import { nearestLandings, type Nearest } from '@/domain/jobs/nearestLandings'
import { landingWords } from '@/domain/paths'
import { selectSearchesJobs } from './jobSearch'
import { selectLandingAnswer, selectLandingIndex } from './landings'
import type { RootState } from './store'

const noPages: Nearest = { landings: [] }

const selectLoadedNearest = createSelector(
  [selectLandingIndex, (_state: RootState, pathname: string) => pathname],
  (index, pathname) => nearestLandings(index, landingWords(pathname) ?? {}),
)

/** What there is in place of a landing page that does not exist. Apart from the others: it is seldom needed. */
export const selectNearestLandings = (state: RootState, pathname: string): Nearest =>
  selectSearchesJobs(state)
    ? (selectLandingAnswer(state, pathname)?.nearest ?? noPages)
    : selectLoadedNearest(state, pathname)
