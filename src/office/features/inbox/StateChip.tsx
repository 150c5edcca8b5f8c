import Chip, { type ChipProps } from '@mui/material/Chip'
import { submissionStates, type SubmissionState } from '@/domain/office/inbox'

const colors: Record<SubmissionState, ChipProps['color']> = {
  received: 'primary',
  in_review: 'info',
  shortlisted: 'success',
  declined: 'default',
  withdrawn: 'default',
}

/** The state of a submission, by word and colour. */
export const StateChip = ({ state }: { state: SubmissionState }) => (
  <Chip size="small" variant="outlined" color={colors[state]} label={submissionStates[state]} />
)
