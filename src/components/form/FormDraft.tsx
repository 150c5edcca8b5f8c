import { useFormikContext } from 'formik'
import { useEffect, useLayoutEffect, useState, type MouseEvent } from 'react'
import type { FormFields } from '@/api/formData'
import { forgetDraft, keepDraft, readDraft, typedValues } from './draft'

/** The status of a form until it is emptied. */
const RESTORED = 'restored'

/**
 * Keeps what is typed into a form through a reload or a closed tab, and brings it back with a word about it:
 * on a phone that is shared the next visitor must be able to wipe it. Who empties the form forgets the draft.
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

  // The form as it opens is not what was typed into it.
  const [opened] = useState(values)
  useEffect(() => {
    if (values !== opened) keepDraft(name, typedValues(values, initialValues))
  }, [name, values, opened, initialValues])

  const clear = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button vanishes, and the focus must not go with it.
    currentTarget.form?.querySelector('input')?.focus()
    resetForm()
  }

  if (status !== RESTORED || !hasTyped) return null
  return (
    <div role="note" className="form-draft">
      <span>What you typed earlier is back. Files must be chosen again.</span>
      <button type="button" className="form-button form-small" onClick={clear}>
        Clear the form
      </button>
    </div>
  )
}
