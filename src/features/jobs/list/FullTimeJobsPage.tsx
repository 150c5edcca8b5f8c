import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo, type PropsWithChildren } from 'react'
import { useLocation } from 'react-router'
import { portalApi } from '@/api/portalApi'
import { Page } from '@/components/Page'
import { useCompany } from '@/components/SiteSettings'
import type { Landing, LandingFigures } from '@/domain/jobs/landings'
import { landingFigures, landingTitle } from '@/domain/jobs/landingTitles'
import { canonicalListPath, feedPath } from '@/domain/jobs/listAddress'
import { isLandingPath, screenPath } from '@/domain/paths'
import { useAppSelector } from '@/store/hooks'
import { selectLandingAnswer } from '@/store/landings'
import { selectOwnApi } from '@/store/site'
import { fullTimeJobsCrumb } from '../titles'
import { JobListProvider, useShownList } from '../useJobList'
import { JobBrowser } from './JobBrowser'
import { LandingLinks, NoLanding } from './LandingLinks'

const aboutAll = (ourCompany: string, i18n: I18n) => ({
  title: fullTimeJobsCrumb(i18n).label,
  description: i18n._(
    msg`Full-time jobs across India from the employers of ${ourCompany}. Filter by experience, department and salary, and apply with your resume. No fees, no sign-in.`,
  ),
})

const aboutLanding = (
  landing: Landing,
  figures: LandingFigures | undefined,
  ourCompany: string,
  i18n: I18n,
) => {
  const { total } = landing
  const title = landingTitle(landing, i18n)
  const jobs = title.replace(/^Jobs/, 'jobs')
  return {
    title,
    subtitle: figures && landingFigures(figures, i18n),
    description: i18n._(
      msg`${total} ${jobs} from the employers of ${ourCompany}, with pay, experience and place. Apply with your resume. No fees, no sign-in.`,
    ),
    trail: [fullTimeJobsCrumb(i18n)],
  }
}

/** Around the list: what it is about. */
const ListPage = ({
  landing,
  figures,
  children,
}: PropsWithChildren<{ landing?: Landing; figures?: LandingFigures }>) => {
  const { i18n } = useLingui()
  const { name } = useCompany()
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
      <Page
        {...(landing ? aboutLanding(landing, figures, name, i18n) : aboutAll(name, i18n))}
        path={path}
        feed={feed}
      >
        {children}
      </Page>
    ),
    [landing, figures, path, feed, children, name, i18n],
  )
}

/** The list of all jobs, or of those of a landing page. */
export const FullTimeJobsPage = () => {
  const { pathname } = useLocation()
  const ownApi = useAppSelector(selectOwnApi)
  const list = portalApi.useGetJobsQuery(undefined, { skip: ownApi })
  const own = portalApi.useGetLandingsQuery(screenPath(pathname), { skip: !ownApi })
  const answer = useAppSelector((state) => selectLandingAnswer(state, pathname))
  const landing = answer?.landing ?? undefined
  /** Which jobs the page of this address lists is not known. */
  const isUnknown = landing === undefined && isLandingPath(pathname)
  const isLoading = isUnknown && (list.isFetching || own.isFetching)
  if (answer && isUnknown) return <NoLanding groups={answer.groups} />
  return (
    <JobListProvider landing={landing} skip={isUnknown} isLoading={isLoading}>
      <ListPage landing={landing} figures={answer?.figures ?? undefined}>
        <JobBrowser />
        <LandingLinks groups={answer?.groups} />
      </ListPage>
    </JobListProvider>
  )
}
