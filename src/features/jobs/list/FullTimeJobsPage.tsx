import { lazy, Suspense } from 'react'
import { Navigate, useLocation } from 'react-router'
import { Loading } from '@/components/Loading'
import { Page } from '@/components/Page'
import { company } from '@/domain/company'
import type { Landing } from '@/domain/jobs/landings'
import { canonicalListPath, feedPath } from '@/domain/listAddress'
import { paths, screenPath } from '@/domain/paths'
import { fullTimeJobsCrumb } from '../titles'
import { useJobList } from '../useJobList'
import { useLanding } from '../useLanding'
import { LandingContext } from '../useListAddress'
import { JobBrowser } from './JobBrowser'
import { LandingLinks } from './LandingLinks'

/** Of addresses that are written by hand. */
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

/** The list of all jobs, or of those of a landing page. */
export const FullTimeJobsPage = () => {
  const { pathname, search } = useLocation()
  const { landing, groups, nearest, isUnknown, isLoading, isMissing } = useLanding(pathname)
  const list = useJobList(undefined, { skip: isUnknown })
  if (isMissing)
    return (
      <Suspense fallback={<Loading label="Loading" />}>
        <NoLanding pathname={pathname} groups={groups} nearest={nearest} />
      </Suspense>
    )
  if (landing && landing.path !== screenPath(pathname)) return <Navigate to={landing.path + search} replace />
  return (
    <Page
      {...(landing ? aboutLanding(landing) : aboutAll)}
      path={canonicalListPath(
        landing?.path ?? paths.fullTimeJobs,
        new URLSearchParams(search),
        landing?.total ?? list.all,
      )}
      feed={feedPath(list.filters)}
    >
      <LandingContext value={landing}>
        <JobBrowser list={{ ...list, isLoading: isLoading || list.isLoading }} />
      </LandingContext>
      <LandingLinks groups={groups} />
    </Page>
  )
}
