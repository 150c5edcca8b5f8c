import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Note } from '@/components/Note'
import { formatDate } from '@/domain/calendar'
import { paths, withQuery } from '@/domain/paths'
import { selectAppliedOn } from '@/store/device'
import { useAppSelector } from '@/store/hooks'
import { selectReceipts } from '@/store/receipts'
import { selectOwnApi } from '@/store/site'

/** Says before an application that this device has sent one for the same job. */
export const AppliedBefore = ({ jobId }: { jobId: string }) => {
  const day = useAppSelector((state) => selectAppliedOn(state, jobId))
  const receipt = useAppSelector(selectReceipts).find((one) => one.jobId === jobId)
  const tracked = useAppSelector(selectOwnApi) && receipt
  if (day === undefined) return null
  return (
    <Box sx={{ mb: 3 }}>
      <Note
        action={
          tracked ? (
            <Button href={withQuery(paths.track, { reference: tracked.reference })}>Track it</Button>
          ) : null
        }
      >
        {[
          `You applied for this job${day && ` on ${formatDate(day)}`}.`,
          receipt && `Reference ${receipt.reference}.`,
          'You can apply again.',
        ]
          .filter(Boolean)
          .join(' ')}
      </Note>
    </Box>
  )
}
