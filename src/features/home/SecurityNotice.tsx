import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect, useId, useRef, useState } from 'react'
import { SECURITY_NOTICE_WIDTH_PX } from '@/domain/limits'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { securityNoticeShown, selectIsNoticeShown } from '@/store/securityNotice'
import { SecurityNoticeText } from './SecurityNoticeText'
import { inEnglish, inHindi } from './securityNoticeTexts'

/** Opens by itself when Home is seen for the first time since the page was loaded (spec section 4). */
export const SecurityNotice = ({ onFocusLost }: { onFocusLost: () => void }) => {
  const dispatch = useAppDispatch()
  const isShown = useAppSelector(selectIsNoticeShown)
  const [isOpen, setOpen] = useState(!isShown)
  const titleId = useId()
  const dialog = useRef<HTMLDivElement>(null)
  const close = () => setOpen(false)

  useEffect(() => {
    dispatch(securityNoticeShown())
  }, [dispatch])

  // What was focused before gets the focus back; on a page that was just loaded nothing was.
  const keepFocus = () => {
    const { activeElement, body } = document
    if (activeElement === body || dialog.current?.contains(activeElement)) onFocusLost()
  }

  return (
    <Dialog
      ref={dialog}
      open={isOpen}
      onClose={close}
      aria-labelledby={titleId}
      slotProps={{
        paper: { sx: { maxWidth: SECURITY_NOTICE_WIDTH_PX, maxHeight: 'calc(100% - 32px)' } },
        transition: { onExited: keepFocus },
      }}
    >
      <DialogTitle id={titleId} variant="h3" component="h2">
        IMPORTANT SECURITY NOTICE
      </DialogTitle>
      <DialogContent dividers tabIndex={0} sx={{ '&:focus-visible': { outlineOffset: -3 } }}>
        <SecurityNoticeText text={inEnglish} />
        <SecurityNoticeText text={inHindi} />
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 1.5 }}>
        <Button onClick={close}>Close</Button>
        <Button variant="contained" onClick={close}>
          Ok
        </Button>
      </DialogActions>
    </Dialog>
  )
}
