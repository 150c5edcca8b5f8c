import { useMemo } from 'react'
import { useGetJobsQuery } from '@/api/portalApi'
import type { Landing } from '@/domain/jobs/landings'
import { nearestLandings, type Nearest } from '@/domain/jobs/nearestLandings'
import { landingWords } from '@/domain/paths'
import { useAppSelector } from './hooks'
import { selectLanding, selectLandingIndex } from './landings'

type FoundLanding = {
  /** Undefined for the list of all jobs, and as long as the page is not known. */
  landing: Landing | undefined
  isLoading: boolean
  /** What there is instead, where it is known that an address has no landing page. */
  nearest: Nearest | undefined
}

/** The landing page of an address, if it is that of one. */
export const useLanding = (pathname: string): FoundLanding => {
  const { isLoading, data } = useGetJobsQuery()
  const landing = useAppSelector((state) => selectLanding(state, pathname))
  const index = useAppSelector(selectLandingIndex)
  const isMissing = landing === undefined && data !== undefined
  const nearest = useMemo(() => {
    const words = isMissing ? landingWords(pathname) : undefined
    return words && nearestLandings(index, words)
  }, [isMissing, pathname, index])
  return { landing, isLoading, nearest }
}
