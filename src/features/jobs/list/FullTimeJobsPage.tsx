import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router'
import { jobsApi } from '@/api/jobsApi'
import { Page } from '@/components/Page'
import { useCompany } from '@/components/SiteSettings'
import type { Landing, LandingFigures } from '@/domain/jobs/landings'
import { landingFigures, landingTitle } from '@/domain/jobs/landingTitles'
import { canonicalListPath } from '@/domain/jobs/listAddress'
import { isLandingPath, screenPath } from '@/domain/paths'
import { useAppSelector } from '@/store/hooks'
import { selectFeed, selectShownList } from '@/store/jobSelectors'
import { fullTimeJobsCrumb } from '../titles'
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

/** The list of all jobs, or of the jobs of a landing page. */
export const FullTimeJobsPage = () => {
  const { i18n } = useLingui()
  const { name } = useCompany()
  const { pathname, search } = useLocation()
  const { currentData: answer } = jobsApi.useGetLandingsQuery(screenPath(pathname))
  const all = useAppSelector((state) => selectShownList(state).found.all)
  const feed = useAppSelector(selectFeed)
  if (answer && !answer.landing && isLandingPath(pathname)) return <NoLanding groups={answer.groups} />
  const { landing, figures } = answer ?? {}
  const about = landing ? aboutLanding(landing, figures ?? undefined, name, i18n) : aboutAll(name, i18n)
  const query = new URLSearchParams(search)
  return (
    <Page {...about} path={canonicalListPath(screenPath(pathname), query, landing?.total ?? all)} feed={feed}>
      <JobBrowser />
      <LandingLinks groups={answer?.groups} />
    </Page>
  )
}
