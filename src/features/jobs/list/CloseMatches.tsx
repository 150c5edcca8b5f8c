import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { PayUnit } from '@/domain/jobs/pay'
import { selectCloseMatches } from '@/store/closeMatchSelectors'
import { useAppSelector } from '@/store/hooks'
import { JobLinks } from '../JobLinks'

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
      <JobLinks jobs={jobs} payUnit={payUnit} />
    </section>
  )
}
