import Box from '@mui/material/Box'
import Portal from '@mui/material/Portal'
import { useEffect, useState } from 'react'
import { MESSAGE_MS, NOTICE_MS } from '@/domain/limits'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { noticeDismissed, selectNotices, type Notice } from '@/store/notices'
import { Icon } from './Icon'
import { WARNING_ICON } from './sheetCss'

const STAYS_MS = { warning: NOTICE_MS, success: NOTICE_MS, message: MESSAGE_MS }

const MARKS = {
  warning: {
    path: WARNING_ICON,
    color: 'warning',
  },
  success: {
    path: 'M22 5.18 10.59 16.6l-4.24-4.24 1.41-1.41 2.83 2.83 10-10zm-2.21 5.04c.13.57.21 1.17.21 1.78 0 4.42-3.58 8-8 8s-8-3.58-8-8 3.58-8 8-8c1.58 0 3.04.46 4.28 1.25l1.44-1.44C16.1 2.67 14.13 2 12 2 6.48 2 2 6.48 2 12s4.48 10 10 10 10-4.48 10-10c0-1.19-.22-2.33-.6-3.39z',
    color: 'success',
  },
  message: {
    path: 'M11 7h2v2h-2zm0 4h2v6h-2zm1-9C6.48 2 2 6.48 2 12s4.48 10 10 10 10-4.48 10-10S17.52 2 12 2m0 18c-4.41 0-8-3.59-8-8s3.59-8 8-8 8 3.59 8 8-3.59 8-8 8',
    color: 'info',
  },
}

const CLOSE =
  'M19 6.41 17.59 5 12 10.59 6.41 5 5 6.41 10.59 12 5 17.59 6.41 19 12 13.41 17.59 19 19 17.59 13.41 12z'

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
  const { path, color } = MARKS[notice.kind]

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
      <Box component="span" sx={{ display: 'flex', color: `${color}.main`, '& .icon': { fontSize: 22 } }}>
        <Icon path={path} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, py: 1, typography: 'body2' }}>{notice.text}</Box>
      <Box
        component="button"
        type="button"
        className="icon-button"
        aria-label="Close"
        onClick={() => dispatch(noticeDismissed(notice.id))}
        sx={{ '&&': { mr: -1.5 }, '& .icon': { fontSize: 20 } }}
      >
        <Icon path={CLOSE} />
      </Box>
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
      <Box
        ref={keepHeard}
        // There before any notice is: what is put into it is read out.
        aria-live="polite"
        sx={{
          display: 'flex',
          flexDirection: 'column',
          gap: 1,
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
      </Box>
    </Portal>
  )
}
