import { styled } from '@mui/material/styles'
import { experienceRange, openings, salaryRange, languageOf } from '@/domain/display'
import type { Job } from '@/domain/entities'
import { CardIcon } from './CardIcon'

const FactList = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', gap: 6, minWidth: 0, overflowWrap: 'anywhere' },
  '& [data-icon]': { marginTop: 3, fontSize: '1.0625rem', color: theme.palette.primary.main },
}))

/** The facts that decide at a glance whether a job is worth reading. */
export const JobFacts = ({ job, pay = salaryRange(job) }: { job: Job; pay?: string }) => (
  <FactList>
    <li>
      <CardIcon name="Experience" label="Experience" />
      {experienceRange(job)}
    </li>
    <li>
      <CardIcon name="Salary" label="Salary" />
      {/* An element of its own, so that it changes on a translated page too. */}
      <span>{pay}</span>
    </li>
    <li>
      <CardIcon name="Location" label="Location" />
      <span lang={languageOf(job.location)}>{job.location || 'Location not specified'}</span>
    </li>
    <li>
      <CardIcon name="Openings" label="Openings" />
      {openings(job.no_of_posts)}
    </li>
  </FactList>
)
