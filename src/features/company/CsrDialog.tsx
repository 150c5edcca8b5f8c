import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { RichText } from '@/components/RichText'

type CsrDialogProps = { html: string; open: boolean; onClose: () => void }

/** The full description of a CSR activity (spec section 2). */
export const CsrDialog = ({ html, open, onClose }: CsrDialogProps) => {
  const titleId = useId()
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h3" component="h2">
        Description
      </DialogTitle>
      {/* A long text scrolls, also by keyboard. */}
      <DialogContent dividers role="region" aria-labelledby={titleId} tabIndex={0}>
        <RichText html={html} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  )
}
