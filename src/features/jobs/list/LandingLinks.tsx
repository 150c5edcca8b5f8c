import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { Page } from '@/components/Page'
import { PRINT } from '@/components/theme/sizes'
import type { Landing, LandingGroup } from '@/domain/jobs/landings'
import { landingGroupTitle, landingTitle } from '@/domain/jobs/landingTitles'
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

const noLanding = {}

type LandingLinksProps = { groups?: readonly LandingGroup[]; landing?: Pick<Landing, 'work' | 'place'> }

/** The landing pages that lead on from a list, or from a landing page. */
export const LandingLinks = ({ groups, landing = noLanding }: LandingLinksProps) => {
  const { t, i18n } = useLingui()
  if (!groups?.length) return null
  return (
    <Groups aria-label={t`Jobs by place and role`}>
      {groups.map(({ name, landings }) => (
        <section key={name}>
          <Typography variant="h4" component="h2">
            {landingGroupTitle(name, landing, i18n)}
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

type NoLandingProps = { groups: readonly LandingGroup[]; nearest: readonly Landing[] }

/** An address of a landing page that does not exist leads to the nearest ones. */
export const NoLanding = ({ groups, nearest }: NoLandingProps) => {
  const { t, i18n } = useLingui()
  const sentence =
    nearest.length > 0
      ? t`There is no list of jobs for these words. These are the nearest:`
      : t`We know no jobs by these words. Look through all jobs, or choose a place or a role below.`
  return (
    <Page title={t`No Such List of Jobs`} description={sentence} trail={[fullTimeJobsCrumb(i18n)]} isGone>
      <Typography color="textSecondary">{sentence}</Typography>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ flexWrap: 'wrap', alignItems: { xs: 'stretch', sm: 'center' }, gap: 1.5, mt: 3 }}
      >
        {nearest.map((one) => (
          <Button key={one.path} variant="contained" href={one.path}>
            {`${landingTitle(one, i18n)} (${one.total})`}
          </Button>
        ))}
        <Button variant="outlined" href={paths.fullTimeJobs}>
          {t`All full-time jobs`}
        </Button>
      </Stack>
      <LandingLinks groups={groups} />
    </Page>
  )
}
