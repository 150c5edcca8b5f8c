import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { Page } from '@/components/Page'
import { PRINT } from '@/components/theme/sizes'
import { languageOf } from '@/domain/display'
import type { Landing, LandingGroup } from '@/domain/jobs/landings'
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

/** The landing pages that lead on from a list. */
export const LandingLinks = ({ groups }: { groups?: readonly LandingGroup[] }) => {
  if (!groups?.length) return null
  return (
    <Groups aria-label="Jobs by place and role">
      {groups.map(({ title, landings }) => (
        <section key={title}>
          <Typography variant="h4" component="h2" lang={languageOf(title)}>
            {title}
          </Typography>
          <ul>
            {landings.map(({ path, title: name, total }) => (
              <li key={path}>
                <Link to={path} lang={languageOf(name)}>{`${name} (${total})`}</Link>
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
  const sentence =
    nearest.length > 0
      ? 'There is no list of jobs for these words. These are the nearest:'
      : 'We know no jobs by these words. Look through all jobs, or choose a place or a role below.'
  return (
    <Page title="No Such List of Jobs" description={sentence} trail={[fullTimeJobsCrumb]} isGone>
      <Typography color="textSecondary">{sentence}</Typography>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ flexWrap: 'wrap', alignItems: { xs: 'stretch', sm: 'center' }, gap: 1.5, mt: 3 }}
      >
        {nearest.map(({ path, title, total }) => (
          <Button key={path} variant="contained" href={path}>
            {`${title} (${total})`}
          </Button>
        ))}
        <Button variant="outlined" href={paths.fullTimeJobs}>
          All full-time jobs
        </Button>
      </Stack>
      <LandingLinks groups={groups} />
    </Page>
  )
}
