import { useLingui } from '@lingui/react/macro'
import { styled } from '@mui/material/styles'
import { formatDate } from '@/domain/site/calendar'
import { selectAppliedOn } from '@/store/device'
import { useAppSelector } from '@/store/hooks'

const Mark = styled('strong')(({ theme }) => ({ color: theme.palette.success.main }))

/** 'Applied on 25-11-2026', if this device sent an application for the job. */
export const AppliedMark = ({ jobId }: { jobId: string }) => {
  const { t } = useLingui()
  const day = useAppSelector((state) => selectAppliedOn(state, jobId))
  if (day === undefined) return null
  const date = formatDate(day)
  return <Mark>{t`Applied on ${date}`}</Mark>
}
