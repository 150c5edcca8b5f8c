import Box from '@mui/material/Box'
import { experienceRange, postedDate, salaryRange } from '@/domain/display'
import type { Job } from '@/domain/entities'
import { languageOf } from '@/domain/language'

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

/** A name and its value stand side by side in columns; where the text is too large for both, one below the other. */
const rowSx = { display: 'flex', flexWrap: 'wrap', columnGap: 1.25 }

/** Every fact of a job beside its name. */
export const JobFactTable = ({ job }: { job: Job }) => (
  <Box
    component="dl"
    sx={{
      display: 'grid',
      // No wider for a value without a space.
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 1.25,
      m: 0,
      typography: 'body2',
      '& dt': { flex: '2 1 0', minWidth: '6.5em', color: 'text.secondary' },
      '& dd': { flex: '3 1 0', minWidth: 'min(8em, 100%)', m: 0 },
    }}
  >
    {factsOf(job).map(([name, value]) => (
      <Box key={name} sx={rowSx}>
        <dt>{name}</dt>
        <dd lang={languageOf(value)}>{value || MISSING}</dd>
      </Box>
    ))}
  </Box>
)
