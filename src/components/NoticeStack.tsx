import Alert from '@mui/material/Alert'
import Portal from '@mui/material/Portal'
import type { SnackbarCloseReason, SnackbarProps } from '@mui/material/Snackbar'
import { styled } from '@mui/material/styles'
import { useEffect, useState, type ComponentType } from 'react'
import { MESSAGE_MS, NOTICE_MS } from '@/domain/limits'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { noticeDismissed, selectNotices, type Notice } from '@/store/notices'

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
const snackbarSx = { '&&': { position: 'static', transform: 'none' }, pointerEvents: 'auto' }

/** Where the code of Snackbar cannot be loaded, a notice stays until it is closed. */
const StaticSnackbar = ({ children }: SnackbarProps) => children

export const loadSnackbar = async (): Promise<ComponentType<SnackbarProps>> => {
  try {
    return (await import('@mui/material/Snackbar')).default
  } catch {
    return StaticSnackbar
  }
}

/** Undefined until it is loaded, which the first notice does at the latest. */
const useSnackbar = (isNeeded: boolean) => {
  const [Snackbar, setSnackbar] = useState<ComponentType<SnackbarProps>>()
  useEffect(() => {
    if (isNeeded) void loadSnackbar().then((loaded) => setSnackbar(() => loaded))
  }, [isNeeded])
  return Snackbar
}

type NoticeSnackbarProps = { notice: Notice; Snackbar: ComponentType<SnackbarProps> }

const NoticeSnackbar = ({ notice: { id, kind, text }, Snackbar }: NoticeSnackbarProps) => {
  const dispatch = useAppDispatch()
  const { severity, role, durationMs } = looks[kind]
  const dismiss = () => dispatch(noticeDismissed(id))
  return (
    <Snackbar
      open
      autoHideDuration={durationMs}
      resumeHideDuration={durationMs}
      onClose={(_event, reason: SnackbarCloseReason) => reason === 'timeout' && dismiss()}
      sx={snackbarSx}
    >
      <Alert role={role} severity={severity} elevation={6} onClose={dismiss} sx={{ width: '100%' }}>
        {text}
      </Alert>
    </Snackbar>
  )
}

/** Notices at the top right, one below the other, above everything else. */
export const NoticeStack = () => {
  const notices = useAppSelector(selectNotices)
  const Snackbar = useSnackbar(notices.length > 0)
  // Added to the page with its first notice: an open dialog hides only what was there before it from screen readers.
  return notices.length === 0 || !Snackbar ? null : (
    <Portal>
      <Stack>
        {notices.map((notice) => (
          <NoticeSnackbar key={notice.id} notice={notice} Snackbar={Snackbar} />
        ))}
      </Stack>
    </Portal>
  )
}
