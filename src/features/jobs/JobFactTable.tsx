import Box from '@mui/material/Box'
import { experienceRange, postedDate, salaryRange } from '@/domain/display'
import type { Job } from '@/domain/entities'

const MISSING = '---'

/** The wire has no role category of its own: it is the role within its department. */
const roleCategory = (job: Job) => [job.role_name, job.d_name].filter(Boolean).join(', ')

const factsOf = (job: Job): [name: string, value: string][] => [
  ['Experience', experienceRange(job)],
  ['Location', job.location],
  ['CTC', salaryRange(job)],
  ['Posted', postedDate(job.date_posted)],
  ['Openings', job.no_of_posts === null ? '' : `${job.no_of_posts}`],
  ['Role', job.role_name],
  ['Industry Type', job.industry_name],
  ['Department', job.d_name],
  ['Employment Type', job.employment_type],
  ['Role Category', roleCategory(job)],
  ['Education', job.qualification],
]

/** Every fact of a job beside its name. */
export const JobFactTable = ({ job }: { job: Job }) => (
  <Box
    component="dl"
    sx={{
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      gap: 1.25,
      m: 0,
      typography: 'body2',
      '& dt': { color: 'text.secondary' },
      '& dd': { m: 0 },
    }}
  >
    {factsOf(job).flatMap(([name, value]) => [
      <dt key={name}>{name}</dt>,
      <dd key={`${name} value`}>{value || MISSING}</dd>,
    ])}
  </Box>
)
