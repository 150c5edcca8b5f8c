import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, type PropsWithChildren } from 'react'

type OfficeDialogProps = PropsWithChildren<{ title: string; onClose: () => void }>

/** A dialog that is drawn while it is open: each time anew. */
export const OfficeDialog = ({ title, onClose, children }: OfficeDialogProps) => {
  const id = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      {/* Room for the outline of the first field. */}
      <DialogContent sx={{ pt: '4px !important' }}>{children}</DialogContent>
    </Dialog>
  )
}
