import { useField } from 'formik'
import { createContext, useId } from 'react'

/** Whether the visitor has touched the form: what filling it in needs is loaded then. */
export const FormBegun = createContext(true)

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
