import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, type PropsWithChildren, type ReactNode } from 'react'

type OfficeDialogProps = PropsWithChildren<{
  title: string
  /** By the Escape key or a click beside it; without one only its own buttons close it. */
  onClose?: () => void
  /** Buttons that stay in sight while a long content scrolls. */
  actions?: ReactNode
}>

/** A dialog that is drawn while it is open: each time anew. */
export const OfficeDialog = ({ title, onClose, actions, children }: OfficeDialogProps) => {
  const id = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      {/* Room for the outline of the first field. */}
      <DialogContent sx={{ pt: '4px !important' }}>{children}</DialogContent>
      {actions ? <DialogActions>{actions}</DialogActions> : null}
    </Dialog>
  )
}
