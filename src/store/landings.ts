import { createSelector } from '@reduxjs/toolkit'
import { jobsAdapter } from '@/api/adapters'
import { portalApi } from '@/api/portalApi'
import { landingIndex, landingLinks, landingOf, type Landing } from '@/domain/jobs/landings'
import { landingWords, screenPath } from '@/domain/paths'
import { selectJobList } from './jobList'
import { selectSearchableJobs } from './jobSelectors'
import { selectOwnApi } from './site'
import type { RootState } from './store'

const noJobs = jobsAdapter.getInitialState()

/** The landing pages of the loaded list of all jobs, derived once for each list. */
export const selectLandingIndex = createSelector(
  [(state: RootState) => selectSearchableJobs(state, selectJobList(state) ?? noJobs)],
  landingIndex,
)

/** The answer of our own server about the landing pages at a path. */
const landingAnswerAt = (state: RootState, pathname: string) =>
  portalApi.endpoints.getLandings.select(screenPath(pathname))(state).data

/** The landing page at an address; undefined if there is none, or if that is not known yet. */
export const selectLanding = (state: RootState, pathname: string): Landing | undefined => {
  const words = landingWords(pathname)
  if (!words) return undefined
  if (selectOwnApi(state)) return landingAnswerAt(state, pathname)?.landing ?? undefined
  return landingOf(selectLandingIndex(state), words)
}

/** The landing pages of the loaded list to link from the list of all jobs, or from a landing page. */
export const selectLandingLinks = createSelector(
  [selectLandingIndex, (_state: RootState, landing: Landing | undefined) => landing],
  landingLinks,
)
