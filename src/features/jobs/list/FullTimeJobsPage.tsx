import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Link, useLocation } from 'react-router'
import { jobsApi } from '@/api/jobsApi'
import { Page } from '@/components/Page'
import { useCompany } from '@/components/SiteSettings'
import { PRINT } from '@/components/theme/sizes'
import type { Landing, LandingFigures, LandingGroup } from '@/domain/jobs/landings'
import { landingFigures, landingTitle, landingGroupTitles } from '@/domain/jobs/landingTitles'
import { canonicalListPath } from '@/domain/jobs/listAddress'
import { isLandingPath, screenPath, paths } from '@/domain/paths'
import { useAppSelector } from '@/store/hooks'
import { selectFeed, selectShownList } from '@/store/jobSelectors'
import { fullTimeJobsCrumb } from '../titles'
import { JobBrowser } from './JobBrowser'

const Groups = styled('nav')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3, 4),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  marginTop: theme.spacing(6),
  paddingTop: theme.spacing(4),
  borderTop: `1px solid ${theme.palette.divider}`,
  [PRINT]: { display: 'none' },
  '& ul': {
    marginTop: theme.spacing(1),
    [theme.breakpoints.down('sm')]: {
      ...theme.typography.body2,
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: theme.spacing(1.5),
    },
  },
  '& a': {
    display: 'inline-block',
    padding: theme.spacing(0.75, 0),
    color: theme.palette.text.secondary,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&:hover': { color: theme.palette.primary.main, textDecoration: 'underline' },
  },
}))

/** Links from a list to landing pages. */
const LandingLinks = ({ groups }: { groups?: readonly LandingGroup[] }) => {
  const { t, i18n } = useLingui()
  if (!groups?.length) return null
  return (
    <Groups aria-label={t`Jobs by place and role`}>
      {groups.map(({ name, landings }) => (
        <section key={name}>
          <Typography variant="h4" component="h2">
            {i18n._(landingGroupTitles[name])}
          </Typography>
          <ul>
            {landings.map((one) => (
              <li key={one.path}>
                <Link to={one.path}>{`${landingTitle(one, i18n)} (${one.total})`}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Groups>
  )
}

/** Says that there is no landing page at an address, and leads to others. */
const NoLanding = ({ groups }: { groups: readonly LandingGroup[] }) => {
  const { t, i18n } = useLingui()
  const sentence = t`We know no jobs by these words. Look through all jobs, or choose a place or a role below.`
  return (
    <Page title={t`No Such List of Jobs`} description={sentence} trail={[fullTimeJobsCrumb(i18n)]} isGone>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {sentence}
      </Typography>
      <Button variant="outlined" href={paths.fullTimeJobs}>
        {t`All full-time jobs`}
      </Button>
      <LandingLinks groups={groups} />
    </Page>
  )
}

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
