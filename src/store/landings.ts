import { jobsApi } from '@/api/jobsApi'
import { screenPath } from '@/domain/paths'
import type { RootState } from './store'

/** The landing page at an address; undefined if there is none, or if it is not known yet. */
export const selectLanding = (state: RootState, pathname: string) =>
  jobsApi.endpoints.getLandings.select(screenPath(pathname))(state).data?.landing ?? undefined
