import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useFormikContext } from 'formik'
import { useEffect, useLayoutEffect, useState, type MouseEvent } from 'react'
import type { FormFields } from '@/api/forms'
import { forgetDraft, keepDraft, readDraft, typedValues } from './draft'

/** The Formik status of a form from its draft's return until it is emptied. */
const RESTORED = 'restored'

/**
 * Stores what is typed into a form and restores it after a reload or a closed tab. A note says so: on a shared phone the
 * next visitor must be able to clear it. Emptying the form deletes the draft.
 */
export const FormDraft = ({ name }: { name: string }) => {
  const { values, initialValues, status, setValues, setStatus, resetForm } = useFormikContext<FormFields>()
  const hasTyped = Object.keys(typedValues(values, initialValues)).length > 0

  // Before the browser paints, so that the form is never seen empty first.
  useLayoutEffect(() => {
    const draft = readDraft(name, initialValues)
    if (Object.keys(draft).length === 0) return forgetDraft(name)
    setStatus(RESTORED)
    void setValues({ ...initialValues, ...draft })
  }, [name, initialValues, setValues, setStatus])

  const [opened] = useState(values)
  useEffect(() => {
    if (values !== opened) keepDraft(name, typedValues(values, initialValues))
  }, [name, values, opened, initialValues])

  const clear = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button is about to disappear, and the focus would be lost with it.
    currentTarget.form?.querySelector('input')?.focus()
    resetForm()
  }

  if (status !== RESTORED || !hasTyped) return null
  return (
    <Alert
      role="note"
      severity="info"
      icon={false}
      sx={{ flexWrap: 'wrap' }}
      action={
        <Button type="button" size="small" onClick={clear}>
          Clear the form
        </Button>
      }
    >
      What you typed earlier is back. Files must be chosen again.
    </Alert>
  )
}
