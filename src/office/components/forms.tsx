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

/** The answer of a request, or the sentence that says why there is none; nothing where all is well. */
type Outcome = { error?: RequestError } | string | undefined

const failureOf = (outcome: Outcome) =>
  typeof outcome === 'string' ? outcome : outcome?.error && messageOf(outcome.error)

type OfficeFormProps<Values> = {
  initialValues: Values
  submitLabel: string
  onSubmit: (values: Values) => Promise<Outcome>
  /** The labels of the fields, where the problems of the server need them. */
  labelOf?: (field: string) => string
  /** Buttons before the one that sends. */
  actions?: ReactNode
  isWide?: boolean
  /** Whether what it does cannot be taken back. */
  isDangerous?: boolean
  children?: ReactNode
}

/** A form of the office: its fields, the sentence of a refusal, beside a field if it is about that, and the button that sends. */
export const OfficeForm = <Values extends object>({
  initialValues,
  submitLabel,
  onSubmit,
  labelOf,
  actions,
  isWide = false,
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
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
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
  /** Whether `onSubmit` closes it itself, or shows something else in its place. */
  stays?: boolean
  after?: ReactNode
}

/** A dialog with one form: it sends, reports that it is done and closes, or says why not. */
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
      <OfficeForm actions={<Button onClick={onClose}>Cancel</Button>} {...form} onSubmit={submit} />
      {after}
    </OfficeDialog>
  )
}

type ConfirmDialogProps = Omit<FormDialogProps<object>, 'initialValues' | 'actions'> & {
  cancelLabel?: string
}

/** Asks before something that cannot be taken back. */
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
