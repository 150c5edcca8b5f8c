import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Portal from '@mui/material/Portal'
import Stack from '@mui/material/Stack'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { MESSAGE_MS, NOTICE_MS, UNDO_MS } from '@/domain/site/limits'
import { noticeDismissed, selectNotices, type Notice } from '@/store/notices'
import type { NoticeSnackbarProps } from './NoticeSnackbar'

const looks = {
  warning: { severity: 'warning', role: 'alert', durationMs: NOTICE_MS },
  success: { severity: 'success', role: 'status', durationMs: NOTICE_MS },
  message: { severity: 'info', role: 'status', durationMs: MESSAGE_MS },
  undo: { severity: 'success', role: 'status', durationMs: UNDO_MS },
} as const

const placeSx = {
  position: 'fixed',
  zIndex: 'tooltip',
  gap: '8px',
  pointerEvents: 'none',
} as const
/** The height of the panel between the header and the notices, as a custom property of the page. */
export const ABOVE_NOTICES = '--above-notices'

const below = (px: number) => `calc(${px}px + var(${ABOVE_NOTICES}, 0px))`

/** Below the header, on a phone as wide as the window. */
const atTopSx = {
  top: { xs: below(65), sm: below(80), lg: below(88) },
  right: { xs: 0, sm: 16 },
  width: { xs: '100%', sm: 384 },
}
const atBottomSx = { bottom: 16, left: 16, right: 16, alignItems: 'center' }

/** Where the code of a notice cannot be loaded, it is plain text, and stays until it is closed. */
const PlainNotice = ({ role, closeText, children, onDismiss }: NoticeSnackbarProps) => (
  <Paper role={role} elevation={6} sx={{ p: 2, pointerEvents: 'auto' }}>
    {children} <Button onClick={onDismiss}>{closeText}</Button>
  </Paper>
)

/** Loads the code of a notice: called early where a press will give one. */
export const loadNotice = async (): Promise<ComponentType<NoticeSnackbarProps>> => {
  try {
    return (await import('./NoticeSnackbar')).NoticeSnackbar
  } catch {
    return PlainNotice
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
  const { t } = useLingui()
  const dispatch = useDispatch()
  const notices = useSelector(selectNotices)
  const isEmpty = notices.length === 0
  const [Snackbar, setSnackbar] = useState<ComponentType<NoticeSnackbarProps>>()
  useEffect(() => {
    if (!isEmpty) void loadNotice().then((loaded) => setSnackbar(() => loaded))
  }, [isEmpty])
  // Added to the page with its first notice: an open dialog hides only what was there before it from screen readers.
  return isEmpty || !Snackbar ? null : (
    <Portal>
      <Stack sx={[placeSx, isAtBottom ? atBottomSx : atTopSx]}>
        {notices.map((notice) => (
          <Snackbar
            key={notice.id}
            {...looks[notice.kind]}
            closeText={closeText ?? t`Close`}
            action={showAction?.(notice)}
            onDismiss={() => dispatch(noticeDismissed(notice.id))}
          >
            {notice.text}
          </Snackbar>
        ))}
      </Stack>
    </Portal>
  )
}
