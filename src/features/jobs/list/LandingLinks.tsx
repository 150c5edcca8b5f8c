import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { Page } from '@/components/Page'
import { PRINT } from '@/components/theme/sizes'
import type { LandingGroup } from '@/domain/jobs/landings'
import { landingGroupTitles, landingTitle } from '@/domain/jobs/landingTitles'
import { paths } from '@/domain/paths'
import { fullTimeJobsCrumb } from '../titles'

const Groups = styled('nav')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3, 4),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  marginTop: theme.spacing(6),
  paddingTop: theme.spacing(4),
  borderTop: `1px solid ${theme.palette.divider}`,
  [PRINT]: { display: 'none' },
  '& ul': {
    margin: theme.spacing(1, 0, 0),
    padding: 0,
    listStyle: 'none',
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
export const LandingLinks = ({ groups }: { groups?: readonly LandingGroup[] }) => {
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
export const NoLanding = ({ groups }: { groups: readonly LandingGroup[] }) => {
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
