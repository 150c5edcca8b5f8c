import Chip, { type ChipProps } from '@mui/material/Chip'
import { jobStateLabels, type JobState } from '@/domain/office/jobs'

const colors: Record<JobState, ChipProps['color']> = {
  draft: 'info',
  open: 'success',
  paused: 'warning',
  closed: 'default',
}

/** The state of a job, by word and by colour. */
export const StateChip = ({ state }: { state: JobState }) => (
  <Chip size="small" variant="outlined" color={colors[state]} label={jobStateLabels[state]} />
)
