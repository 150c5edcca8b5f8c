import Alert from '@mui/material/Alert'
import Button, { type ButtonProps } from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { FormikProvider, useFormik } from 'formik'
import { useId, useRef, useState, type PropsWithChildren, type ReactNode } from 'react'
import { fieldErrors, focusFirstError, messageOf, type RequestError } from '../api/officeError'
import { useNotify } from './Notices'

/** The answer of a request, or why there is none; nothing on success. */
type Outcome = { error?: RequestError } | string | undefined

const failureOf = (outcome: Outcome) =>
  typeof outcome === 'string' ? outcome : outcome?.error && messageOf(outcome.error)

type OfficeFormProps<Values> = {
  initialValues: Values
  submitLabel: string
  onSubmit: (values: Values) => Promise<Outcome>
  /** Field labels, if the server's problems need them. */
  labelOf?: (field: string) => string
  /** Buttons before the submit button. */
  actions?: ReactNode
  isWide?: boolean
  /** The buttons stay in view while long fields scroll. */
  isSticky?: boolean
  /** Whether it cannot be undone. */
  isDangerous?: boolean
  children?: ReactNode
}

const stickySx = {
  position: 'sticky',
  // Over the padding of the dialog.
  bottom: '-20px',
  mb: '-20px !important',
  pt: 1,
  pb: '20px',
  zIndex: 1,
  bgcolor: 'background.paper',
} as const

/** A form of the office: its fields, the reason of a refusal next to its field or above the buttons, and a submit button. */
export const OfficeForm = <Values extends object>({
  initialValues,
  submitLabel,
  onSubmit,
  labelOf,
  actions,
  isWide = false,
  isSticky = false,
  isDangerous = false,
  children,
}: OfficeFormProps<Values>) => {
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<string>()
  const formik = useFormik({
    initialValues,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (values, { setFieldError }) => {
      setProblem(undefined)
      const outcome = await onSubmit(values)
      const errors = typeof outcome === 'string' ? {} : fieldErrors(outcome?.error, values, labelOf)
      for (const [name, sentence] of Object.entries(errors)) setFieldError(name, sentence)
      if (Object.keys(errors).length === 0) setProblem(failureOf(outcome))
      focusFirstError(form.current, errors)
    },
  })
  const { handleSubmit, isSubmitting } = formik
  return (
    <FormikProvider value={formik}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => (isSubmitting ? event.preventDefault() : handleSubmit(event))}
      >
        <Stack spacing={2}>
          {children}
          {problem ? <Alert severity="error">{problem}</Alert> : null}
          <Stack
            direction="row"
            sx={[{ flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }, isSticky && stickySx]}
          >
            {actions}
            <Button
              type="submit"
              variant="contained"
              color={isDangerous ? 'error' : 'primary'}
              fullWidth={isWide}
              loading={isSubmitting}
            >
              {submitLabel}
            </Button>
          </Stack>
        </Stack>
      </form>
    </FormikProvider>
  )
}

type OfficeDialogProps = PropsWithChildren<{
  title: string
  /** By Escape or a click outside. Without it, only the dialog's own buttons close it. */
  onClose?: () => void
  /** Buttons that stay in view while the content scrolls. */
  actions?: ReactNode
}>

/** An open dialog. Render it only while open, so that its state starts fresh. */
export const OfficeDialog = ({ title, onClose, actions, children }: OfficeDialogProps) => {
  const id = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      {/* Room for the first field's outline. */}
      <DialogContent sx={{ pt: '4px !important', scrollPaddingBottom: '72px' }}>{children}</DialogContent>
      {actions ? <DialogActions>{actions}</DialogActions> : null}
    </Dialog>
  )
}

type DialogButtonProps = ButtonProps & { renderDialog: (onClose: () => void) => ReactNode }

export const DialogButton = ({ renderDialog, ...button }: DialogButtonProps) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => setIsOpen(true)} />
      {isOpen ? renderDialog(() => setIsOpen(false)) : null}
    </>
  )
}

export type FormDialogProps<Values> = OfficeFormProps<Values> & {
  title: string
  done?: (values: Values) => string
  onClose: () => void
  /** `onSubmit` closes it itself, or shows something else. */
  stays?: boolean
  after?: ReactNode
}

/** A dialog with one form: it submits, confirms and closes, or says why not. */
export const FormDialog = <Values extends object>({
  title,
  done,
  onClose,
  stays = false,
  after,
  onSubmit,
  ...form
}: FormDialogProps<Values>) => {
  const notify = useNotify()
  const submit = async (values: Values) => {
    const outcome = await onSubmit(values)
    if (!failureOf(outcome)) {
      if (done) notify.success(done(values))
      if (!stays) onClose()
    }
    return outcome
  }
  return (
    <OfficeDialog title={title} onClose={onClose}>
      <OfficeForm
        isSticky={!after}
        actions={<Button onClick={onClose}>Cancel</Button>}
        {...form}
        onSubmit={submit}
      />
      {after}
    </OfficeDialog>
  )
}

type WithButton<Dialog> = Omit<Dialog, 'onClose'> & { button: ButtonProps }

export const FormButton = <Values extends object>({
  button,
  ...dialog
}: WithButton<FormDialogProps<Values>>) => (
  <DialogButton {...button} renderDialog={(onClose) => <FormDialog {...dialog} onClose={onClose} />} />
)

type ConfirmDialogProps = Omit<FormDialogProps<object>, 'initialValues' | 'actions'> & {
  cancelLabel?: string
}

/** Asks before something that cannot be undone. */
export const ConfirmDialog = ({ cancelLabel = 'Cancel', ...dialog }: ConfirmDialogProps) => (
  <FormDialog
    {...dialog}
    initialValues={{}}
    actions={
      <Button onClick={dialog.onClose} autoFocus>
        {cancelLabel}
      </Button>
    }
  />
)

export const ConfirmButton = ({ button, ...dialog }: WithButton<ConfirmDialogProps>) => (
  <DialogButton {...button} renderDialog={(onClose) => <ConfirmDialog {...dialog} onClose={onClose} />} />
)
