import { styled } from '@mui/material/styles'
import { formatDate } from '@/domain/calendar'
import { selectApplied, type KeptJob } from '@/store/device'
import { useAppSelector } from '@/store/hooks'

/** 'Applied 25-11-2026'. Older versions of the site kept no day. */
export const appliedText = ({ appliedOn }: KeptJob) =>
  ['Applied', formatDate(appliedOn)].filter(Boolean).join(' ')

const Mark = styled('strong')(({ theme }) => ({ color: theme.palette.success.main }))

/** Says that an application for a job was sent from this device. */
export const AppliedMark = ({ jobId }: { jobId: string }) => {
  const applied = useAppSelector((state) => selectApplied(state, jobId))
  return applied ? <Mark>{appliedText(applied)}</Mark> : null
}
