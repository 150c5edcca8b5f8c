import { useDeferredValue, useMemo, type PropsWithChildren } from 'react'
import { Navigate, useLocation } from 'react-router'
import { portalApi } from '@/api/portalApi'
import { Page } from '@/components/Page'
import { company } from '@/domain/company'
import type { Landing } from '@/domain/jobs/landings'
import { canonicalListPath, feedPath } from '@/domain/listAddress'
import { landingWords, screenPath } from '@/domain/paths'
import { useAppSelector } from '@/store/hooks'
import { selectLandingAnswer } from '@/store/landings'
import { selectOwnApi } from '@/store/site'
import { fullTimeJobsCrumb } from '../titles'
import { JobListProvider, useShownList } from '../useJobList'
import { JobBrowser } from './JobBrowser'
import { LandingLinks, NoLanding } from './LandingLinks'

const aboutAll = {
  title: 'Full Time Jobs',
  description: `Full-time jobs across India from the employers of ${company.name}. Filter by experience, department and salary, and apply with your resume. No fees, no sign-in.`,
}

const aboutLanding = ({ title, total }: Landing, figures?: string) => ({
  title,
  subtitle: figures,
  description: `${total} ${title.replace(/^Jobs/, 'jobs')} from the employers of ${company.name}, with pay, experience and place. Apply with your resume. No fees, no sign-in.`,
  trail: [fullTimeJobsCrumb],
})

/** Around the list: what it is about. */
const ListPage = ({
  landing,
  figures,
  children,
}: PropsWithChildren<{ landing?: Landing; figures?: string }>) => {
  const { pathname, search } = useLocation()
  const { found, filters } = useShownList()
  const path = canonicalListPath(
    screenPath(pathname),
    new URLSearchParams(search),
    landing?.total ?? found.all,
  )
  const feed = useDeferredValue(feedPath(filters))
  // A typed key changes none of it at once.
  return useMemo(
    () => (
      <Page {...(landing ? aboutLanding(landing, figures) : aboutAll)} path={path} feed={feed}>
        {children}
      </Page>
    ),
    [landing, figures, path, feed, children],
  )
}

/** The list of all jobs, or of those of a landing page. */
export const FullTimeJobsPage = () => {
  const { pathname, search } = useLocation()
  const ownApi = useAppSelector(selectOwnApi)
  const list = portalApi.useGetJobsQuery(undefined, { skip: ownApi })
  const own = portalApi.useGetLandingsQuery(screenPath(pathname), { skip: !ownApi })
  const answer = useAppSelector((state) => selectLandingAnswer(state, pathname))
  const landing = answer?.landing ?? undefined
  /** Which jobs the page of this address lists is not known. */
  const isUnknown = landing === undefined && landingWords(pathname) !== undefined
  const isLoading = isUnknown && (list.isFetching || own.isFetching)
  if (answer?.nearest) return <NoLanding groups={answer.groups} nearest={answer.nearest} />
  if (landing && landing.path !== screenPath(pathname)) return <Navigate to={landing.path + search} replace />
  return (
    <JobListProvider landing={landing} skip={isUnknown} isLoading={isLoading}>
      <ListPage landing={landing} figures={answer?.figures}>
        <JobBrowser />
        <LandingLinks groups={answer?.groups} />
      </ListPage>
    </JobListProvider>
  )
}
