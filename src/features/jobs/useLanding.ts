import { useGetJobsQuery, useGetLandingsQuery } from '@/api/portalApi'
import type { Landing } from '@/domain/jobs/landings'
import { landingWords, screenPath } from '@/domain/paths'
import { useAppSelector } from '@/store/hooks'
import { selectSearchesJobs } from '@/store/jobSearch'
import { selectLanding } from '@/store/landings'

type FoundLanding = {
  /** Undefined for the list of all jobs, and as long as the page is not known. */
  landing: Landing | undefined
  /** The address is that of a landing page which is not known: which jobs it lists is not known, either. */
  isUnknown: boolean
  isLoading: boolean
  /** It is known that an address has no landing page. */
  isMissing: boolean
}

/** The landing page of an address, if it is that of one. */
export const useLanding = (pathname: string): FoundLanding => {
  const searchesJobs = useAppSelector(selectSearchesJobs)
  const list = useGetJobsQuery(undefined, { skip: searchesJobs })
  const answer = useGetLandingsQuery(screenPath(pathname), { skip: !searchesJobs })
  const landing = useAppSelector((state) => selectLanding(state, pathname))
  const isOfLanding = landingWords(pathname) !== undefined
  const isKnown = (searchesJobs ? answer.currentData : list.data) !== undefined
  const isUnknown = isOfLanding && landing === undefined
  return {
    landing,
    isUnknown,
    isLoading: searchesJobs ? isOfLanding && answer.isFetching && !isKnown : list.isLoading,
    isMissing: isUnknown && isKnown,
  }
}
