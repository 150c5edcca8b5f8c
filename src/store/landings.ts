import { createSelector, lruMemoize } from '@reduxjs/toolkit'
import { portalApi } from '@/api/portalApi'
import { landingLinks, type LandingGroup } from '@/domain/jobs/landingLinks'
import { landingIndex, landingOf, type Landing } from '@/domain/jobs/landings'
import { landingWords, screenPath } from '@/domain/paths'
import { selectSearchesJobs } from './jobSearch'
import { selectSearchableJobs } from './loadedJobs'
import type { RootState } from './store'

/** The landing pages of the loaded list of all jobs, derived once for each list. */
export const selectLandingIndex = createSelector(
  [(state: RootState) => selectSearchableJobs(state)],
  landingIndex,
)

const answerAt = lruMemoize((path: string) => portalApi.endpoints.getLandings.select(path), { maxSize: 10 })

/** What our own server said of a path, where it searches the jobs. */
export const selectLandingAnswer = (state: RootState, pathname: string) =>
  answerAt(screenPath(pathname))(state).data

/** The landing page at an address; undefined if there is none, or if that is not known yet. */
export const selectLanding = (state: RootState, pathname: string): Landing | undefined => {
  const words = landingWords(pathname)
  if (!words) return undefined
  if (selectSearchesJobs(state)) return selectLandingAnswer(state, pathname)?.landing ?? undefined
  return landingOf(selectLandingIndex(state), words)
}

const selectLoadedLinks = createSelector(
  [selectLandingIndex, (_state: RootState, landing?: Landing) => landing],
  landingLinks,
)

const noGroups: readonly LandingGroup[] = []

/** The landing pages to link from the list of all jobs, or from a landing page. */
export const selectLandingLinks = (
  state: RootState,
  pathname: string,
  landing?: Landing,
): readonly LandingGroup[] =>
  selectSearchesJobs(state)
    ? (selectLandingAnswer(state, pathname)?.groups ?? noGroups)
    : selectLoadedLinks(state, landing)

/** Every landing page. */
export const selectLandings = createSelector([selectLandingIndex], ({ landings }) => [...landings.values()])
