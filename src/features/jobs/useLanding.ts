import { useGetJobsQuery, useGetLandingsQuery } from '@/api/portalApi'
import type { Landing, LandingGroup, Nearest } from '@/domain/jobs/landings'
import { landingWords, screenPath } from '@/domain/paths'
import { useAppSelector } from '@/store/hooks'
import { selectLanding, selectLandingLinks } from '@/store/landings'
import { selectOwnApi } from '@/store/site'

type FoundLanding = {
  /** Undefined for the list of all jobs, and as long as the page is not known. */
  landing: Landing | undefined
  /** The landing pages to link. */
  groups: readonly LandingGroup[]
  /** What there is in place of a page that does not exist, where our own server says it. */
  nearest: Nearest | null
  /** The address is that of a landing page which is not known: which jobs it lists is not known, either. */
  isUnknown: boolean
  isLoading: boolean
  /** It is known that an address has no landing page. */
  isMissing: boolean
}

const noGroups: readonly LandingGroup[] = []

/** The landing page of an address, if it is that of one. */
export const useLanding = (pathname: string): FoundLanding => {
  const ownApi = useAppSelector(selectOwnApi)
  const list = useGetJobsQuery(undefined, { skip: ownApi })
  const { currentData: answer, isFetching } = useGetLandingsQuery(screenPath(pathname), { skip: !ownApi })
  const landing = useAppSelector((state) => selectLanding(state, pathname))
  const groups = useAppSelector((state) => (ownApi ? answer?.groups : selectLandingLinks(state, landing)))
  const isKnown = (ownApi ? answer : list.data) !== undefined
  const isOfLanding = landingWords(pathname) !== undefined
  const isUnknown = isOfLanding && landing === undefined
  return {
    landing,
    groups: groups ?? noGroups,
    nearest: answer?.nearest ?? null,
    isUnknown,
    isLoading: ownApi ? isOfLanding && isFetching && !isKnown : list.isLoading,
    isMissing: isUnknown && isKnown,
  }
}
