import { useField } from 'formik'
import { useId } from 'react'

/**
 * A field of a form: its value, its error and how it changes. An error stays until its own field is edited; Formik's own
 * handlers would also clear it when another field loses the focus.
 */
export const useFormField = <Value>(name: string) => {
  const id = useId()
  const [{ value }, { error }, { setValue, setError }] = useField<Value>(name)
  const change = async (next: Value) => {
    setError(undefined)
    await setValue(next)
  }
  return { id, value, error, change, setError }
}
