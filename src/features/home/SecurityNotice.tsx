import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
} from 'react'
import { SECURITY_NOTICE_WIDTH_PX } from '@/domain/limits'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { securityNoticeShown, selectIsNoticeShown } from '@/store/securityNotice'
import { SecurityNoticeText } from './SecurityNoticeText'
import { inEnglish, inHindi } from './securityNoticeTexts'

const SHADE = 'rgb(0 0 0 / 50%)'

const NOTICE_HEIGHT = 'min(100% - 32px, 680px)'

const noticeSx = {
  position: 'fixed',
  inset: 0,
  zIndex: 'modal',
  display: 'flex',
  flexDirection: 'column',
  width: 'calc(100% - 32px)',
  // Of one height, whatever font its texts come to be drawn in.
  height: NOTICE_HEIGHT,
  m: 'auto',
  p: 0,
  border: 0,
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
  outline: 'none',
  '&::backdrop': { bgcolor: SHADE },
  '&:not(:modal)': { boxShadow: `0 0 0 100vmax ${SHADE}` },
  '&:not([open])': { display: 'none' },
  // Of a window that is hardly higher than a title and buttons the whole notice is scrolled.
  '@media (max-height: 420px)': { display: 'block', overflowY: 'auto' },
} as const

const textSx = {
  flex: '1 1 auto',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  px: 3,
  py: 2,
  borderTop: 1,
  borderBottom: 1,
  borderColor: 'divider',
  '&:focus-visible': { outlineOffset: -3 },
} as const

/**
 * Opens by itself when Home is seen for the first time since the page was loaded (spec section 4). It stands in the
 * page from the first paint, and its buttons dismiss it even before any script has come.
 */
export const SecurityNotice = ({ onFocusLost }: { onFocusLost: () => void }) => {
  const dispatch = useAppDispatch()
  const isShown = useAppSelector(selectIsNoticeShown)
  const [isOpen, setOpen] = useState(!isShown)
  const isDismissed = useRef(false)
  const titleId = useId()
  const notice = useRef<HTMLDialogElement>(null)

  const dismiss = () => {
    isDismissed.current = true
    setOpen(false)
  }

  useLayoutEffect(() => {
    const { current } = notice
    if (!current) return undefined
    if (!current.open) {
      // The visitor was faster than the script.
      setOpen(false)
      return undefined
    }
    // Open it stands from the start; as a modal it also keeps the focus, and the page behind it out of reach. Which
    // is work for the whole page, in a task of its own.
    const timer = setTimeout(() => {
      // Dismissed meanwhile.
      if (!current.isConnected || !current.open) return
      if (typeof current.showModal === 'function') {
        current.close()
        current.showModal()
      }
      current.focus()
    })
    return () => clearTimeout(timer)
  }, [])

  // Told when Home is left: at once it would draw the notice anew while the page is still being taken over.
  useEffect(
    () => () => {
      dispatch(securityNoticeShown())
    },
    [dispatch],
  )

  // What was focused before gets the focus back; on a page that was just loaded nothing was.
  useEffect(() => {
    if (!isOpen && isDismissed.current && document.activeElement === document.body) onFocusLost()
  }, [isOpen, onFocusLost])

  if (!isOpen) return null
  return (
    <Box
      ref={notice}
      component="dialog"
      open
      tabIndex={-1}
      aria-labelledby={titleId}
      // Turning it into a modal closes it for a moment.
      onClose={() => notice.current?.open || dismiss()}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && dismiss()}
      // Only what lies around the notice is the dialog itself.
      onClick={({ target }: MouseEvent) => target === notice.current && dismiss()}
      sx={noticeSx}
      style={{ maxWidth: SECURITY_NOTICE_WIDTH_PX }}
    >
      <Typography id={titleId} variant="h3" component="h2" sx={{ px: 3, py: 2 }}>
        IMPORTANT SECURITY NOTICE
      </Typography>
      <Box tabIndex={0} sx={textSx}>
        <SecurityNoticeText text={inEnglish} />
        <SecurityNoticeText text={inHindi} />
      </Box>
      <Box
        component="form"
        method="dialog"
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault()
          dismiss()
        }}
        sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, px: 3, py: 1.5 }}
      >
        <button type="submit" className="button">
          Close
        </button>
        <button type="submit" className="button button-contained">
          Ok
        </button>
      </Box>
    </Box>
  )
}
