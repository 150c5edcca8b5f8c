import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Page } from '@/components/Page'
import type { Landing, LandingGroup, Nearest } from '@/domain/jobs/landings'
import { filteredJobsPath } from '@/domain/listAddress'
import { paths } from '@/domain/paths'
import { fullTimeJobsCrumb } from '../titles'
import { LandingLinks } from './LandingLinks'

const withCount = ({ title, total }: Landing) => `${title} (${total})`

const sentenceOf = ({ few, landings }: Nearest) => {
  if (few)
    return `${few.title}: there ${few.total === 1 ? 'is one' : `are ${few.total}`} at the moment, too few for a list of their own.`
  return landings.length > 0
    ? 'We know no jobs by these words. These are the nearest:'
    : 'We know no jobs by these words. Look through all jobs, or choose a place or a role below.'
}

type NoLandingProps = {
  pathname: string
  groups: readonly LandingGroup[]
  nearest: Nearest
}

/** An address of a landing page that does not exist leads to the nearest ones. */
export const NoLanding = ({ pathname, groups, nearest }: NoLandingProps) => {
  const { few, landings } = nearest
  const sentence = sentenceOf(nearest)
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
        {few ? (
          <Button variant="contained" href={filteredJobsPath(few.filters)}>
            {withCount(few)}
          </Button>
        ) : null}
        {landings.map((landing) => (
          <Button key={landing.path} variant={few ? 'outlined' : 'contained'} href={landing.path}>
            {withCount(landing)}
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
