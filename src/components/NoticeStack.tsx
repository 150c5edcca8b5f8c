import CloseIcon from '@mui/icons-material/Close'
import InfoIcon from '@mui/icons-material/InfoOutlined'
import WarningIcon from '@mui/icons-material/ReportProblemOutlined'
import SuccessIcon from '@mui/icons-material/TaskAlt'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Portal from '@mui/material/Portal'
import Stack from '@mui/material/Stack'
import { useEffect, useState } from 'react'
import { MESSAGE_MS, NOTICE_MS } from '@/domain/limits'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { noticeDismissed, selectNotices, type Notice } from '@/store/notices'

const STAYS_MS = { warning: NOTICE_MS, success: NOTICE_MS, message: MESSAGE_MS }

const MARKS = {
  warning: { Icon: WarningIcon, color: 'warning' },
  success: { Icon: SuccessIcon, color: 'success' },
  message: { Icon: InfoIcon, color: 'info' },
} as const

const noticeSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  py: 0.75,
  px: 2,
  border: '1px solid',
  borderRadius: 1,
  bgcolor: 'background.paper',
  boxShadow: 6,
  pointerEvents: 'auto',
}

const NoticeCard = ({ notice }: { notice: Notice }) => {
  const dispatch = useAppDispatch()
  const [held, setHeld] = useState(false)
  const { Icon, color } = MARKS[notice.kind]

  // A visitor who points at a notice or stands in it is still reading.
  useEffect(() => {
    if (held) return undefined
    const timer = setTimeout(() => dispatch(noticeDismissed(notice.id)), STAYS_MS[notice.kind])
    return () => clearTimeout(timer)
  }, [dispatch, held, notice])

  return (
    <Box
      role={notice.kind === 'warning' ? 'alert' : 'status'}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      sx={{ ...noticeSx, borderColor: `${color}.light` }}
    >
      <Icon sx={{ fontSize: 22, color: `${color}.main` }} />
      <Box sx={{ flex: 1, minWidth: 0, py: 1, typography: 'body2' }}>{notice.text}</Box>
      <IconButton
        size="small"
        aria-label="Close"
        onClick={() => dispatch(noticeDismissed(notice.id))}
        sx={{ mr: -1.5 }}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  )
}

/** A dialog hides everything beside it from screen readers; what it is told about itself must be heard. */
export const keepHeard = (element: HTMLElement | null) => {
  if (!element) return undefined
  const unhide = () => element.removeAttribute('aria-hidden')
  const observer = new MutationObserver(() => element.hasAttribute('aria-hidden') && unhide())
  observer.observe(element, { attributeFilter: ['aria-hidden'] })
  unhide()
  return () => observer.disconnect()
}

/** Notices at the top right, one below the other, above everything else (spec section 8). */
export const NoticeStack = () => {
  const notices = useAppSelector(selectNotices)
  return (
    <Portal>
      <Stack
        ref={keepHeard}
        // There before any notice is: what is put into it is read out.
        aria-live="polite"
        spacing={1}
        sx={{
          position: 'fixed',
          zIndex: 'tooltip',
          top: 16,
          right: 16,
          left: { xs: 16, sm: 'auto' },
          width: { sm: 384 },
          pointerEvents: 'none',
        }}
      >
        {notices.map((notice) => (
          <NoticeCard key={notice.id} notice={notice} />
        ))}
      </Stack>
    </Portal>
  )
}
