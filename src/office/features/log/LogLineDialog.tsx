import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { logActions, type LogRow } from '@/domain/office/log'
import { showExactMoment } from '../../components/dates'
import { OfficeDialog } from '../../components/OfficeDialog'
import { whoOf } from './who'

type LogLineDialogProps = { line: LogRow; onClose: () => void }

/** A line of the log in full: a column of the table cuts what is long. */
export const LogLineDialog = ({ line, onClose }: LogLineDialogProps) => {
  const parts = [
    ['When', showExactMoment(line.at)],
    ['Who', whoOf(line.account)],
    ['Subject', line.subject],
    ['Details', line.details],
    ['Address', line.address],
  ]
  return (
    <OfficeDialog title={logActions[line.action]} onClose={onClose}>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1, m: 0, mb: 2 }}>
        {parts.map(([name, text]) =>
          text ? (
            <Box key={name} sx={{ display: 'contents' }}>
              <Typography component="dt" color="textSecondary">
                {name}
              </Typography>
              <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {text}
              </Typography>
            </Box>
          ) : null,
        )}
      </Box>
      <Box sx={{ textAlign: 'right' }}>
        <Button variant="contained" onClick={onClose} autoFocus>
          Close
        </Button>
      </Box>
    </OfficeDialog>
  )
}
