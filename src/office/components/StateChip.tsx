import Chip, { type ChipProps } from '@mui/material/Chip'
import { submissionStates, type SubmissionState } from '@/domain/office/inbox'
import { jobStateLabels, type JobState } from '@/domain/office/jobs'

type State = JobState | SubmissionState

const labels: Record<State, string> = { ...jobStateLabels, ...submissionStates }

export const stateColors = {
  draft: 'info',
  open: 'success',
  paused: 'warning',
  closed: 'default',
  received: 'primary',
  in_review: 'info',
  shortlisted: 'success',
  declined: 'default',
  withdrawn: 'default',
} as const satisfies Record<State, ChipProps['color']>

export const StateChip = ({ state }: { state: State }) => (
  <Chip size="small" variant="outlined" color={stateColors[state]} label={labels[state]} />
)
