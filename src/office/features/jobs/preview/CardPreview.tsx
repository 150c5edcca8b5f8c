import GroupsIcon from '@mui/icons-material/GroupsOutlined'
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined'
import PlaceIcon from '@mui/icons-material/PlaceOutlined'
import WorkIcon from '@mui/icons-material/WorkOutlineOutlined'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { cutText, experienceRange, openings, salaryRange } from '@/domain/display'
import type { Job } from '@/domain/entities'
import { languageOf } from '@/domain/language'
import { JOB_TEXT_CHARACTERS } from '@/domain/limits'
import { NO_DATE, postedDate } from '@/domain/postedDate'

const factsOf = (job: Job) => [
  { name: 'Experience', value: experienceRange(job), icon: WorkIcon },
  { name: 'Salary', value: salaryRange(job), icon: PaymentsIcon },
  { name: 'Location', value: job.location || 'Location not specified', icon: PlaceIcon },
  { name: 'Openings', value: openings(job.no_of_posts), icon: GroupsIcon },
]

/** The job as a card of a list. */
export const CardPreview = ({ job }: { job: Job }) => {
  const closing = postedDate(job.closing_date)
  return (
    <Card sx={{ p: 2, overflowWrap: 'anywhere' }}>
      <Typography variant="h3" component="p" lang={languageOf(job.position)}>
        {job.position}
      </Typography>
      <Typography variant="body2" color="textSecondary" lang={languageOf(job.company_name)}>
        {job.company_name}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5, my: 1.5 }}>
        {factsOf(job).map(({ name, value, icon: Icon }) => (
          <Box key={name} sx={{ display: 'flex', gap: 0.75, minWidth: 0 }}>
            <Icon titleAccess={name} color="primary" sx={{ fontSize: '1.0625rem', mt: '3px' }} />
            <Typography variant="body2" lang={languageOf(value)}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography
        variant="body2"
        color="textSecondary"
        lang={languageOf(job.short_job_description)}
        sx={{ mb: 1.5 }}
      >
        {cutText(job.short_job_description, JOB_TEXT_CHARACTERS)}
      </Typography>
      <Typography
        variant="caption"
        component="p"
        color="textSecondary"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, borderTop: 1, borderColor: 'divider', pt: 1 }}
      >
        <span>{`Posted: ${postedDate(job.date_posted)}`}</span>
        {closing === NO_DATE ? null : <span>{`Apply by ${closing}`}</span>}
      </Typography>
    </Card>
  )
}
