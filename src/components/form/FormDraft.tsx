import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useFormikContext } from 'formik'
import { useEffect, useLayoutEffect, type MouseEvent } from 'react'
import type { FormFields } from '@/api/formData'
import { keepDraft, readDraft, typedValues } from './draft'

/** The status of a form until it is emptied. */
const RESTORED = 'restored'

/**
 * Keeps what is typed into a form through a reload or a closed tab, and brings it back with a word about it:
 * on a phone that is shared the next visitor must be able to wipe it. An empty form, as after a success, is
 * not kept.
 */
export const FormDraft = ({ name }: { name: string }) => {
  const { values, initialValues, status, setValues, setStatus, resetForm } = useFormikContext<FormFields>()
  const hasTyped = Object.keys(typedValues(values, initialValues)).length > 0

  // Before the browser paints, so that the form is never seen empty first.
  useLayoutEffect(() => {
    const draft = readDraft(name, initialValues)
    if (Object.keys(draft).length === 0) return
    setStatus(RESTORED)
    void setValues({ ...initialValues, ...draft })
  }, [name, initialValues, setValues, setStatus])

  useEffect(() => keepDraft(name, typedValues(values, initialValues)), [name, values, initialValues])

  const clear = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button vanishes, and the focus must not go with it.
    currentTarget.form?.querySelector('input')?.focus()
    resetForm()
  }

  if (status !== RESTORED || !hasTyped) return null
  return (
    <Box
      role="note"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        pl: 2,
        pr: 0.5,
        py: 0.5,
        borderRadius: 1,
        bgcolor: 'primary.light',
        typography: 'body2',
      }}
    >
      <Box component="span" sx={{ flexGrow: 1 }}>
        What you typed earlier is back. Files must be chosen again.
      </Box>
      <Button size="small" onClick={clear} sx={{ flexShrink: 0 }}>
        Clear the form
      </Button>
    </Box>
  )
}
