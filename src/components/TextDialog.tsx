import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { RichText } from './RichText'

type TextDialogProps = { title: string; html: string; open: boolean; onClose: () => void }

/** A text of the staff, whole. A long one scrolls, also by keyboard. */
export const TextDialog = ({ title, html, open, onClose }: TextDialogProps) => {
  const { t } = useLingui()
  const titleId = useId()
  return (
    <Dialog open={open} onClose={onClose} fullWidth aria-labelledby={titleId}>
      <DialogTitle variant="h3">{title}</DialogTitle>
      <DialogContent dividers role="region" aria-labelledby={titleId} tabIndex={0}>
        <RichText html={html} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t`Close`}</Button>
      </DialogActions>
    </Dialog>
  )
}
