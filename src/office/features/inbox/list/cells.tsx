import DuplicateIcon from '@mui/icons-material/FileCopyOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { InboxRow } from '@/domain/office/inbox'
import { BriefMoment } from '../../../components/BriefMoment'
import { StateChip } from '../../../components/StateChip'

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }

/** The sender's name, bold until somebody has opened the submission. */
export const PersonCell = ({ row: { name, state, isDuplicate } }: { row: InboxRow }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
    <Box component="span" sx={{ ...oneLine, fontWeight: state === 'received' ? 600 : 400 }}>
      {name || 'No name'}
    </Box>
    {isDuplicate ? (
      <DuplicateIcon
        titleAccess="Possible duplicate"
        sx={{ fontSize: 15, color: 'warning.main', flexShrink: 0 }}
      />
    ) : null}
  </Box>
)

/** Person and subject in two lines. */
export const PersonLines = ({ row }: { row: InboxRow }) => (
  <Box sx={{ minWidth: 0, lineHeight: 1.5 }}>
    <PersonCell row={row} />
    <Typography variant="body2" component="div" color="textSecondary" sx={oneLine}>
      {row.about}
    </Typography>
  </Box>
)

/** Time and state in two lines. */
export const ReceivedLines = ({ row }: { row: InboxRow }) => (
  <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5, lineHeight: 1.5 }}>
    <BriefMoment at={row.receivedAt} />
    <StateChip state={row.state} />
  </Box>
)
