import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { RichText } from '@/components/RichText'
import { experienceRange, salaryRange } from '@/domain/display'
import type { Job } from '@/domain/entities'
import { jobNumber } from '@/domain/jobs/jobNumber'
import { walkInDates } from '@/domain/jobs/walkIn'
import { languageOf } from '@/domain/language'
import { NO_DATE, postedDate } from '@/domain/postedDate'

type Fact = readonly [name: string, value: string]

const factsOf = (job: Job): Fact[] => [
  ['Experience', experienceRange(job)],
  ['Location', job.location],
  ['CTC', salaryRange(job)],
  ['Posted', postedDate(job.date_posted)],
  ['Openings', job.no_of_posts === null ? '' : `${job.no_of_posts}`],
  ['Role', job.role_name],
  ['Industry Type', job.industry_name],
  ['Department', job.d_name],
  ['Employment Type', job.employment_type],
  ['Role Category', [job.role_name, job.d_name].filter(Boolean).join(', ')],
  ['Education', job.qualification],
]

const walkInOf = (job: Job): Fact[] =>
  (
    [
      ['Date', walkInDates(job)],
      ['Time', job.walk_in_time],
      ['Address', job.walk_in_address],
      ['Bring', job.walk_in_bring],
    ] as const
  ).filter(([, value]) => value !== '')

const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.25, typography: 'body2' }}>
    {facts.map(([name, value]) => (
      <Box key={name} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.25, minWidth: 0 }}>
        <Box component="dt" sx={{ flex: '2 1 0', minWidth: '6.5em', color: 'text.secondary' }}>
          {name}
        </Box>
        <Box
          component="dd"
          lang={languageOf(value)}
          sx={{ flex: '3 1 0', minWidth: 'min(8em, 100%)', m: 0, whiteSpace: 'pre-line' }}
        >
          {value || NO_DATE}
        </Box>
      </Box>
    ))}
  </Box>
)

const Text = ({ title, html }: { title: string; html: string }) =>
  html.trim() === '' ? null : (
    <div>
      <Typography variant="h2" component="p" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <RichText html={html} />
    </div>
  )

const Dates = ({ job }: { job: Job }) => {
  const closing = postedDate(job.closing_date)
  const confirmed = postedDate(job.confirmed_on)
  return (
    <>
      {closing === NO_DATE ? null : (
        <Typography variant="body2" sx={{ mb: 1.25, fontWeight: 'bold' }}>{`Apply by ${closing}`}</Typography>
      )}
      {confirmed === NO_DATE ? null : (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.25 }}>
          {`Confirmed open on ${confirmed}`}
        </Typography>
      )}
    </>
  )
}

/** What the page of the job tells. */
export const PagePreview = ({ job }: { job: Job }) => {
  const walkIn = walkInOf(job)
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, overflowWrap: 'anywhere' }}>
      <div>
        <Typography variant="h1" component="p" lang={languageOf(job.position)}>
          {job.position}
        </Typography>
        <Typography color="textSecondary" lang={languageOf(job.company_name)}>
          {job.company_name}
        </Typography>
      </div>
      <Card sx={{ p: 2 }}>
        <Typography variant="body2" sx={{ fontWeight: 'bold', mb: 1 }}>
          {job.job_id === '' ? 'The job number is given when the job is saved' : jobNumber(job)}
        </Typography>
        <Dates job={job} />
        <Facts facts={factsOf(job)} />
      </Card>
      {walkIn.length > 0 ? (
        <Card sx={{ p: 2 }}>
          <Typography variant="h3" component="p" sx={{ mb: 1 }}>
            Walk-in interview
          </Typography>
          <Facts facts={walkIn} />
        </Card>
      ) : null}
      <Text title="Job Description" html={job.job_description} />
      <Text title="About Company" html={job.about_company} />
    </Box>
  )
}
