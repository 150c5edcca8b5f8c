import Chip, { type ChipProps } from '@mui/material/Chip'
import { submissionStates, type SubmissionState } from '@/domain/office/inbox'
import { jobStateLabels, type JobState } from '@/domain/office/jobs'

type State = JobState | SubmissionState

const labels: Record<State, string> = { ...jobStateLabels, ...submissionStates }

const colors: Record<State, ChipProps['color']> = {
  draft: 'info',
  open: 'success',
  paused: 'warning',
  closed: 'default',
  received: 'primary',
  in_review: 'info',
  shortlisted: 'success',
  declined: 'default',
  withdrawn: 'default',
}

export const StateChip = ({ state }: { state: State }) => (
  <Chip size="small" variant="outlined" color={colors[state]} label={labels[state]} />
)
