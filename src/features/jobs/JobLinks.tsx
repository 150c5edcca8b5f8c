import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { payIn, type PayUnit } from '@/domain/jobs/pay'
import type { LinkedJob } from '@/domain/jobs/similarJobs'
import { languageOf } from '@/domain/display'
import { jobDetailsPath } from '@/domain/paths'

const List = styled('ul')(({ theme }) => ({
  margin: theme.spacing(1, 0, 0),
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& > li': { padding: theme.spacing(1.25, 0), borderTop: `1px solid ${theme.palette.divider}` },
  '& a': { fontWeight: 'bold' },
  '& p': { ...theme.typography.body2, margin: 0, color: theme.palette.text.secondary },
}))

const Tags = styled('ul')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.75),
  margin: theme.spacing(0.75, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& li': {
    padding: theme.spacing(0.25, 1),
    borderRadius: 12,
    color: theme.palette.primary.dark,
    backgroundColor: theme.palette.primary.light,
  },
}))

type JobLinksProps<Shown extends LinkedJob> = {
  jobs: readonly Shown[]
  payUnit: PayUnit
  /** Further facts of a job, in a word or two each. */
  tagsOf?: (job: Shown) => readonly string[]
}

/** Links to jobs with place and pay. */
export const JobLinks = <Shown extends LinkedJob>({ jobs, payUnit, tagsOf }: JobLinksProps<Shown>) => (
  <List>
    {jobs.map((job) => (
      <li key={job.job_id}>
        <Link href={jobDetailsPath(job.job_id)} lang={languageOf(job.position)}>
          {job.position}
        </Link>
        <p>{[job.location, payIn(payUnit, job)].filter(Boolean).join(' · ')}</p>
        {tagsOf ? (
          <Tags>
            {tagsOf(job).map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </Tags>
        ) : null}
      </li>
    ))}
  </List>
)
