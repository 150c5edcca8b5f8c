import Alert, { type AlertColor, type AlertProps } from '@mui/material/Alert'
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar'

export type NoticeSnackbarProps = Pick<AlertProps, 'role' | 'action' | 'closeText' | 'children'> & {
  severity: AlertColor
  durationMs: number
  onDismiss: () => void
}

/** Placed by the stack, and not by itself. */
const snackbarSx = { '&&': { position: 'static', transform: 'none' }, pointerEvents: 'auto' }

/** A notice that goes by itself, and can be closed unless it has an action. */
export const NoticeSnackbar = ({ durationMs, onDismiss, ...alert }: NoticeSnackbarProps) => (
  <Snackbar
    open
    autoHideDuration={durationMs}
    resumeHideDuration={durationMs}
    onClose={(_event, reason: SnackbarCloseReason) => reason === 'timeout' && onDismiss()}
    sx={snackbarSx}
  >
    <Alert elevation={6} onClose={alert.action ? undefined : onDismiss} sx={{ width: '100%' }} {...alert} />
  </Snackbar>
)
