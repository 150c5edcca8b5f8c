import { createSelector } from '@reduxjs/toolkit'
import type { JobEntities } from '@/api/adapters'
import { portalApi } from '@/api/portalApi'
import { landingAnswer, landingsOf, type LandingAnswer } from '@/domain/jobs/landings'
import { screenPath } from '@/domain/paths'
import { selectJobList } from './jobList'
import { selectSearchableJobs } from './jobSelectors'
import { selectOwnApi } from './site'
import type { RootState } from './store'

const selectListedLandings = createSelector(
  [
    createSelector([selectSearchableJobs], landingsOf),
    selectSearchableJobs,
    (_state: RootState, _list: JobEntities, path: string) => path,
  ],
  landingAnswer,
)

/** The landing pages at a path: our own server tells them, of another API they follow from the loaded list. */
export const selectLandingAnswer = (state: RootState, pathname: string): LandingAnswer | undefined => {
  const path = screenPath(pathname)
  if (selectOwnApi(state)) return portalApi.endpoints.getLandings.select(path)(state).data
  const list = selectJobList(state)
  return list && selectListedLandings(state, list, path)
}

/** The landing page at an address; undefined if there is none, or if that is not known yet. */
export const selectLanding = (state: RootState, pathname: string) =>
  selectLandingAnswer(state, pathname)?.landing ?? undefined
