import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { PlacementDetails } from '@/domain/submissions/inbox'
import { hasLeftEarly, periodOf } from '@/domain/submissions/placements'

type PeriodProps = { stay: Pick<PlacementDetails, 'joinedOn' | 'leftOn'>; leavingDays: number }

/** Shows until when leaving counts as early, or that the person left early. */
export const Period = ({ stay, leavingDays }: PeriodProps) => {
  const text = periodOf(stay, leavingDays)
  if (hasLeftEarly(stay, leavingDays))
    return <Chip size="small" variant="outlined" color="error" label={text} />
  return (
    <Typography component="span" variant="body2" color="textSecondary">
      {text}
    </Typography>
  )
}
