import Alert from '@mui/material/Alert'
import Portal from '@mui/material/Portal'
import type { SnackbarProps } from '@mui/material/Snackbar'
import { styled } from '@mui/material/styles'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { MESSAGE_MS, NOTICE_MS, UNDO_MS } from '@/domain/limits'
import { noticeDismissed, selectNotices, type Notice } from '@/store/notices'

const looks = {
  warning: { severity: 'warning', role: 'alert', durationMs: NOTICE_MS },
  success: { severity: 'success', role: 'status', durationMs: NOTICE_MS },
  message: { severity: 'info', role: 'status', durationMs: MESSAGE_MS },
  undo: { severity: 'success', role: 'status', durationMs: UNDO_MS },
} as const

const Place = styled('div', { shouldForwardProp: (prop) => prop !== 'isAtBottom' })<{ isAtBottom: boolean }>(
  ({ theme, isAtBottom }) => ({
    display: 'flex',
    flexDirection: 'column',
    gap: 8,
    position: 'fixed',
    zIndex: theme.zIndex.tooltip,
    right: 16,
    left: 16,
    pointerEvents: 'none',
    ...(isAtBottom
      ? { bottom: 16, alignItems: 'center' }
      : { top: 16, [theme.breakpoints.up('sm')]: { left: 'auto', width: 384 } }),
  }),
)

/** Where the code of Snackbar cannot be loaded, a notice stays until it is closed. */
const StaticSnackbar = ({ children }: SnackbarProps) => children

export const loadSnackbar = async (): Promise<ComponentType<SnackbarProps>> => {
  try {
    return (await import('@mui/material/Snackbar')).default
  } catch {
    return StaticSnackbar
  }
}

type NoticeStackProps = {
  isAtBottom?: boolean
  /** The label of the button that closes a notice. */
  closeText?: string
  /** Replaces the close button of a notice, for example by 'Undo'. */
  showAction?: (notice: Notice) => ReactNode
}

/** Notices one below the other, above everything else: at the top right, or at the bottom. */
export const NoticeStack = ({ isAtBottom = false, closeText, showAction }: NoticeStackProps) => {
  const notices = useSelector(selectNotices)
  const dispatch = useDispatch()
  const isEmpty = notices.length === 0
  const [Snackbar, setSnackbar] = useState<ComponentType<SnackbarProps>>()
  useEffect(() => {
    if (!isEmpty) void loadSnackbar().then((loaded) => setSnackbar(() => loaded))
  }, [isEmpty])
  // Added to the page with its first notice: an open dialog hides only what was there before it from screen readers.
  if (isEmpty || !Snackbar) return null
  const showNotice = (notice: Notice) => {
    const { severity, role, durationMs } = looks[notice.kind]
    const action = showAction?.(notice)
    const dismiss = () => void dispatch(noticeDismissed(notice.id))
    return (
      <Snackbar
        key={notice.id}
        open
        autoHideDuration={durationMs}
        resumeHideDuration={durationMs}
        onClose={(_event, reason) => reason === 'timeout' && dismiss()}
        // Placed by the stack, and not by itself.
        sx={{ '&&': { position: 'static', transform: 'none' }, pointerEvents: 'auto' }}
      >
        <Alert
          role={role}
          severity={severity}
          elevation={6}
          onClose={action ? undefined : dismiss}
          closeText={closeText}
          action={action}
          sx={{ width: '100%' }}
        >
          {notice.text}
        </Alert>
      </Snackbar>
    )
  }
  return (
    <Portal>
      <Place isAtBottom={isAtBottom}>{notices.map(showNotice)}</Place>
    </Portal>
  )
}
