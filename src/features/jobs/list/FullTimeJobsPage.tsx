import { lazy, Suspense, type PropsWithChildren } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useGetJobsQuery, useGetLandingsQuery } from '@/api/portalApi'
import { Loading } from '@/components/Loading'
import { Page } from '@/components/Page'
import { company } from '@/domain/company'
import type { Landing, LandingGroup } from '@/domain/jobs/landings'
import { canonicalListPath, feedPath } from '@/domain/listAddress'
import { landingWords, paths, screenPath } from '@/domain/paths'
import { useAppSelector } from '@/store/hooks'
import { selectLanding, selectLandingLinks } from '@/store/landings'
import { selectOwnApi } from '@/store/site'
import { fullTimeJobsCrumb } from '../titles'
import { useShownList } from '../useJobList'
import { JobBrowser } from './JobBrowser'
import { JobListProvider } from './JobListProvider'
import { LandingLinks } from './LandingLinks'

/** For addresses that are written by hand. */
const NoLanding = lazy(() => import('./NoLanding').then((module) => ({ default: module.NoLanding })))

const aboutAll = {
  title: 'Full Time Jobs',
  description: `Full-time jobs across India from the employers of ${company.name}. Filter by experience, department and salary, and apply with your resume. No fees, no sign-in.`,
}

const landingTrail = [fullTimeJobsCrumb]

const aboutLanding = ({ title, total }: Landing) => ({
  title,
  description: `${total} ${title.replace(/^Jobs/, 'jobs')} from the employers of ${company.name}, with pay, experience and place. Apply with your resume. No fees, no sign-in.`,
  trail: landingTrail,
})

const noGroups: readonly LandingGroup[] = []

/** The landing page of an address, if it is that of one, and the pages to link. */
const useLanding = (pathname: string) => {
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
    /** Suggestions of our own server in place of a page that does not exist. */
    nearest: answer?.nearest ?? null,
    /** The address is that of a landing page which is not known: which jobs it lists is not known, either. */
    isUnknown,
    isLoading: ownApi ? isOfLanding && isFetching && !isKnown : list.isLoading,
    /** It is known that the address has no landing page. */
    isMissing: isUnknown && isKnown,
  }
}

type ListPageProps = PropsWithChildren<{ landing: Landing | undefined }>

/** Around the list: what it is about. */
const ListPage = ({ landing, children }: ListPageProps) => {
  const { search } = useLocation()
  const { all, filters } = useShownList()
  return (
    <Page
      {...(landing ? aboutLanding(landing) : aboutAll)}
      path={canonicalListPath(
        landing?.path ?? paths.fullTimeJobs,
        new URLSearchParams(search),
        landing?.total ?? all,
      )}
      feed={feedPath(filters)}
    >
      {children}
    </Page>
  )
}

/** The list of all jobs, or of those of a landing page. */
export const FullTimeJobsPage = () => {
  const { pathname, search } = useLocation()
  const { landing, groups, nearest, isUnknown, isLoading, isMissing } = useLanding(pathname)
  if (isMissing)
    return (
      <Suspense fallback={<Loading label="Loading" />}>
        <NoLanding pathname={pathname} groups={groups} nearest={nearest} />
      </Suspense>
    )
  if (landing && landing.path !== screenPath(pathname)) return <Navigate to={landing.path + search} replace />
  return (
    <JobListProvider landing={landing} skip={isUnknown} isLoading={isLoading}>
      <ListPage landing={landing}>
        <JobBrowser />
        <LandingLinks groups={groups} />
      </ListPage>
    </JobListProvider>
  )
}
