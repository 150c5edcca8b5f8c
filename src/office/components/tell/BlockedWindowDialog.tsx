import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { selectBlockedWindow, windowLinkClosed } from '../../store/blockedWindow'
import { useOfficeDispatch, useOfficeSelector } from '../../store/store'
import { OfficeDialog } from '../forms'

/** A link to WhatsApp, shown when the browser opened no window for it. */
export const BlockedWindowDialog = () => {
  const link = useOfficeSelector(selectBlockedWindow)
  const dispatch = useOfficeDispatch()
  if (link === '') return null
  const close = () => void dispatch(windowLinkClosed())
  return (
    <OfficeDialog
      title="Your browser did not open WhatsApp"
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Close</Button>
          <Button
            component="a"
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            variant="contained"
            autoFocus
            onClick={close}
          >
            Open WhatsApp
          </Button>
        </>
      }
    >
      <Typography>
        The message is recorded as told. Send it with this link, and allow windows of this page in your
        browser.
      </Typography>
    </OfficeDialog>
  )
}
