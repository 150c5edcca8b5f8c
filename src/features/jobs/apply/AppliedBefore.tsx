import { Trans, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Note } from '@/components/Note'
import { Whole } from '@/components/Whole'
import { paths, withQuery } from '@/domain/paths'
import { formatDate } from '@/domain/site/calendar'
import { selectAppliedOn } from '@/store/device'
import { useAppSelector } from '@/store/hooks'
import { selectReceipts } from '@/store/receipts'
import { selectOwnApi } from '@/store/site'

/** Says that this device has applied for the job before, unless a receipt above says so. */
export const AppliedBefore = ({ jobId }: { jobId: string }) => {
  const { t } = useLingui()
  const day = useAppSelector((state) => selectAppliedOn(state, jobId))
  const receipt = useAppSelector(selectReceipts).find((one) => one.jobId === jobId)
  const tracked = useAppSelector(selectOwnApi) && receipt
  if (day === undefined || receipt?.isDismissed === false) return null
  const date = formatDate(day)
  const reference = receipt?.reference
  return (
    <Box sx={{ mb: 3 }}>
      <Note
        action={
          tracked ? (
            <Button href={withQuery(paths.track, { reference: tracked.reference })}>{t`Track it`}</Button>
          ) : null
        }
      >
        <Trans>
          You applied for this job on <Whole>{date}</Whole>.
        </Trans>{' '}
        {reference ? (
          <Trans>
            Reference <Whole>{reference}</Whole>.
          </Trans>
        ) : null}{' '}
        {t`You can apply again.`}
      </Note>
    </Box>
  )
}
