import Button, { type ButtonProps } from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState, type PropsWithChildren, type ReactNode } from 'react'
import { useNotify } from './Notices'
import { OfficeForm, type OfficeFormProps } from './OfficeForm'

type OfficeDialogProps = PropsWithChildren<{
  title: string
  /** By the Escape key or a click beside it; without one only its own buttons close it. */
  onClose?: () => void
  /** Buttons that stay in sight while a long content scrolls. */
  actions?: ReactNode
}>

/** An open dialog. Render it only while it is open, so that its state starts fresh each time. */
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

type DialogButtonProps = ButtonProps & { renderDialog: (onClose: () => void) => ReactNode }

/** A button that opens a dialog. */
export const DialogButton = ({ renderDialog, ...button }: DialogButtonProps) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => setIsOpen(true)} />
      {isOpen ? renderDialog(() => setIsOpen(false)) : null}
    </>
  )
}

type FormDialogProps<Values> = Omit<OfficeFormProps<Values>, 'isWide'> & {
  title: string
  /** The notice when it is done. */
  done?: (values: Values) => string
  onClose: () => void
  /** Whether `onSubmit` closes it itself, or shows something else in its place. */
  stays?: boolean
  /** Stands below the form. */
  after?: ReactNode
}

/** A dialog with one form: it sends, reports that it is done and closes, or says why not. */
export const FormDialog = <Values extends object>({
  title,
  done,
  onClose,
  stays = false,
  after,
  actions,
  onSubmit,
  ...form
}: FormDialogProps<Values>) => {
  const notify = useNotify()
  const submit = async (values: Values) => {
    const outcome = await onSubmit(values)
    if (typeof outcome === 'string' || outcome?.error) return outcome
    if (done) notify.success(done(values))
    if (!stays) onClose()
    return undefined
  }
  return (
    <OfficeDialog title={title} onClose={onClose}>
      <OfficeForm
        {...form}
        onSubmit={submit}
        actions={actions ?? <Button onClick={onClose}>Cancel</Button>}
      />
      {after}
    </OfficeDialog>
  )
}

type ConfirmDialogProps = PropsWithChildren<
  Pick<FormDialogProps<object>, 'title' | 'isDangerous' | 'onClose' | 'stays'> & {
    confirmLabel: string
    cancelLabel?: string
    onConfirm: FormDialogProps<object>['onSubmit']
  }
>

const nothing = {}

/** Asks before something that cannot be taken back. */
export const ConfirmDialog = ({
  confirmLabel,
  cancelLabel = 'Cancel',
  onConfirm,
  ...dialog
}: ConfirmDialogProps) => (
  <FormDialog
    {...dialog}
    submitLabel={confirmLabel}
    initialValues={nothing}
    onSubmit={onConfirm}
    actions={
      <Button onClick={dialog.onClose} autoFocus>
        {cancelLabel}
      </Button>
    }
  />
)
