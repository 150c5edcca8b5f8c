import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Page } from '@/components/Page'
import type { Landing, LandingGroup } from '@/domain/jobs/landings'
import { paths } from '@/domain/paths'
import { fullTimeJobsCrumb } from '../titles'
import { LandingLinks } from './LandingLinks'

type NoLandingProps = {
  pathname: string
  groups: readonly LandingGroup[]
  nearest: readonly Landing[]
}

/** An address of a landing page that does not exist leads to the nearest ones. */
export const NoLanding = ({ pathname, groups, nearest }: NoLandingProps) => {
  const sentence =
    nearest.length > 0
      ? 'There is no list of jobs for these words. These are the nearest:'
      : 'We know no jobs by these words. Look through all jobs, or choose a place or a role below.'
  return (
    <Page
      title="No Such List of Jobs"
      description={sentence}
      path={pathname}
      trail={[fullTimeJobsCrumb]}
      isGone
    >
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
