import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { payIn, type PayUnit } from '@/domain/jobs/pay'
import { languageOf } from '@/domain/language'
import { jobDetailsPath } from '@/domain/paths'
import { selectCloseMatches } from '@/store/closeMatchSelectors'
import { useAppSelector } from '@/store/hooks'

const List = styled('ul')(({ theme }) => ({
  margin: theme.spacing(1, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& li': { padding: theme.spacing(1.25, 0), borderTop: `1px solid ${theme.palette.divider}` },
  '& a': { fontWeight: 'bold' },
  '& p': { ...theme.typography.body2, margin: 0, color: theme.palette.text.secondary },
}))

type CloseMatchesProps = { industryId?: string; payUnit: PayUnit }

/** Jobs that do not contain the typed text, but are close to it. */
export const CloseMatches = ({ industryId, payUnit }: CloseMatchesProps) => {
  const jobs = useAppSelector((state) => selectCloseMatches(state, industryId))
  const headingId = useId()
  if (jobs.length === 0) return null
  return (
    <section aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3" component="h2">
        Close to what you typed
      </Typography>
      <List>
        {jobs.map((job) => (
          <li key={job.job_id}>
            <Link href={jobDetailsPath(job.job_id)} lang={languageOf(job.position)}>
              {job.position}
            </Link>
            <p>{[job.location, payIn(payUnit, job)].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </List>
    </section>
  )
}
