import Alert from '@mui/material/Alert'
import Portal from '@mui/material/Portal'
import type { SnackbarCloseReason } from '@mui/material/Snackbar'
import { styled } from '@mui/material/styles'
import { MESSAGE_MS, NOTICE_MS } from '@/domain/limits'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { noticeDismissed, selectNotices, type Notice } from '@/store/notices'
import { Snackbar } from './Snackbar'

const looks = {
  warning: { severity: 'warning', role: 'alert', durationMs: NOTICE_MS },
  success: { severity: 'success', role: 'status', durationMs: NOTICE_MS },
  message: { severity: 'info', role: 'status', durationMs: MESSAGE_MS },
} as const

const Stack = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  top: 16,
  right: 16,
  left: 16,
  pointerEvents: 'none',
  [theme.breakpoints.up('sm')]: { left: 'auto', width: 384 },
}))

/** Placed by the stack, and not by itself. */
const StackedSnackbar = styled(Snackbar)({
  '&&': { position: 'static', transform: 'none' },
  pointerEvents: 'auto',
})

const NoticeSnackbar = ({ notice: { id, kind, text } }: { notice: Notice }) => {
  const dispatch = useAppDispatch()
  const { severity, role, durationMs } = looks[kind]
  const dismiss = () => dispatch(noticeDismissed(id))
  return (
    <StackedSnackbar
      open
      autoHideDuration={durationMs}
      resumeHideDuration={durationMs}
      onClose={(_event, reason: SnackbarCloseReason) => reason === 'timeout' && dismiss()}
    >
      <Alert role={role} severity={severity} elevation={6} onClose={dismiss} sx={{ width: '100%' }}>
        {text}
      </Alert>
    </StackedSnackbar>
  )
}

/** Notices at the top right, one below the other, above everything else. */
export const NoticeStack = () => {
  const notices = useAppSelector(selectNotices)
  // Added to the page with its first notice: an open dialog hides only what was there before it from screen readers.
  return notices.length === 0 ? null : (
    <Portal>
      <Stack>
        {notices.map((notice) => (
          <NoticeSnackbar key={notice.id} notice={notice} />
        ))}
      </Stack>
    </Portal>
  )
}
