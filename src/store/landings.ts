import { createSelector } from '@reduxjs/toolkit'
import { landingLinks, type LandingGroup } from '@/domain/jobs/landingLinks'
import { landingIndex, landingOf, type Landing } from '@/domain/jobs/landings'
import { landingWords } from '@/domain/paths'
import { selectSearchableJobs } from './loadedJobs'
import type { RootState } from './store'

/** The landing pages of the list of all jobs, derived once for each list. */
export const selectLandingIndex = createSelector(
  [(state: RootState) => selectSearchableJobs(state)],
  landingIndex,
)

/** The landing page at an address; undefined if there is none, or if the list is not loaded. */
export const selectLanding = (state: RootState, pathname: string): Landing | undefined => {
  const words = landingWords(pathname)
  return words && landingOf(selectLandingIndex(state), words)
}

/** The landing pages to link from the list of all jobs, or from a landing page. */
export const selectLandingLinks: (state: RootState, landing?: Landing) => readonly LandingGroup[] =
  createSelector([selectLandingIndex, (_state: RootState, landing?: Landing) => landing], landingLinks)

/** Every landing page. */
export const selectLandings = createSelector([selectLandingIndex], ({ landings }) => [...landings.values()])
