import { createSelector } from '@reduxjs/toolkit'
import type { JobEntities } from '@/api/adapters'
import { portalApi } from '@/api/portalApi'
import { landingAnswer, landingsOf, type LandingAnswer } from '@/domain/jobs/landings'
import { screenPath } from '@/domain/paths'
import { selectJobList } from './jobList'
import { selectSearchableJobs, selectSearchableList } from './jobSelectors'
import { selectOwnApi } from './site'
import type { RootState } from './store'

const selectListedLandings = createSelector(
  [
    createSelector([selectSearchableJobs], landingsOf),
    selectSearchableList,
    (_state: RootState, _list: JobEntities, path: string) => path,
  ],
  landingAnswer,
)

/** The landing page at a path and its links: from our own server, or derived from the list of another API. */
export const selectLandingAnswer = (state: RootState, pathname: string): LandingAnswer | undefined => {
  const path = screenPath(pathname)
  if (selectOwnApi(state)) return portalApi.endpoints.getLandings.select(path)(state).data
  const list = selectJobList(state)
  return list && selectListedLandings(state, list, path)
}

/** The landing page at an address; undefined if there is none, or if it is not known yet. */
export const selectLanding = (state: RootState, pathname: string) =>
  selectLandingAnswer(state, pathname)?.landing ?? undefined
