import Chip, { type ChipProps } from '@mui/material/Chip'
import type { InboxRow } from '@/domain/submissions/inbox'
import { stateLabel, type SubmissionState } from '@/domain/submissions/states'
import { jobStateLabels, type JobState } from '@/domain/office/jobs'

export const stateColors = {
  draft: 'info',
  open: 'success',
  paused: 'warning',
  closed: 'default',
  received: 'info',
  in_review: 'warning',
  shortlisted: 'primary',
  asked: 'primary',
  sent_to_employer: 'primary',
  interview: 'primary',
  selected: 'success',
  joined: 'success',
  declined: 'error',
  withdrawn: 'default',
  in_talks: 'warning',
  won: 'success',
  lost: 'error',
  answered: 'success',
} as const satisfies Record<JobState | SubmissionState, ChipProps['color']>

/** The states of success. */
const filled: ReadonlySet<string> = new Set<SubmissionState>(['joined', 'won'])

export const StateChip = (of: { state: JobState } | Pick<InboxRow, 'kind' | 'state'>) => (
  <Chip
    variant={filled.has(of.state) ? 'filled' : 'outlined'}
    color={stateColors[of.state]}
    label={'kind' in of ? stateLabel(of.state, of.kind) : jobStateLabels[of.state]}
  />
)
