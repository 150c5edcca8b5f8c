import Button from '@mui/material/Button'
import type { SerializedError } from '@reduxjs/toolkit'
import type { ReactNode } from 'react'
import { messageOf, type OfficeError } from '../api/officeError'
import { useNotify } from './Notices'
import { OfficeDialog } from './OfficeDialog'
import { OfficeForm } from './OfficeForm'

type Answer = { error?: OfficeError | SerializedError }

type FormDialogProps<Values> = {
  title: string
  submitLabel: string
  initialValues: Values
  /** Resolves with what the server answered, or with a sentence that says what is wrong. */
  send: (values: Values) => Promise<Answer | string>
  /** What is told when it is done. */
  done?: (values: Values) => string
  onClose: () => void
  /** Whether something else is shown in its place when it is done. */
  stays?: boolean
  /** Stand above and below the form. */
  before?: ReactNode
  after?: ReactNode
  children: ReactNode
}

/** A dialog with one form: it sends, tells that it is done and closes, or says why not. */
export const FormDialog = <Values extends object>({
  title,
  submitLabel,
  initialValues,
  send,
  done,
  onClose,
  stays = false,
  before,
  after,
  children,
}: FormDialogProps<Values>) => {
  const notify = useNotify()
  const submit = async (values: Values) => {
    const answer = await send(values)
    if (typeof answer === 'string') return answer
    if (answer.error) return messageOf(answer.error)
    if (done) notify.success(done(values))
    if (!stays) onClose()
    return undefined
  }
  return (
    <OfficeDialog title={title} onClose={onClose}>
      {before}
      <OfficeForm
        submitLabel={submitLabel}
        initialValues={initialValues}
        onSubmit={submit}
        actions={<Button onClick={onClose}>Cancel</Button>}
      >
        {children}
      </OfficeForm>
      {after}
    </OfficeDialog>
  )
}
