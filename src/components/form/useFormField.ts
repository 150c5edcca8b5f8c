import { useField } from 'formik'
import { useId } from 'react'
import { describedBy } from './FieldLabel'

/**
 * A field of a form: its value, how it changes, and what its control shows. An error stays until its own field is
 * edited; Formik's own handlers would also clear it when another field loses the focus.
 */
export const useFormField = <Value>(name: string, hint?: string) => {
  const id = useId()
  const [{ value }, { error }, { setValue, setError }] = useField<Value>(name)
  const change = async (next: Value) => {
    setError(undefined)
    await setValue(next)
  }
  return {
    value,
    change,
    setError,
    describedBy: describedBy(id, hint, error),
    control: { id, name, error: Boolean(error), helperText: error },
  }
}
