import { useField } from 'formik'
import { createContext, useId } from 'react'

/** Whether the visitor has touched the form: what filling it in needs is loaded then. */
export const FormTouchedContext = createContext(true)

/** A field of a form. Its error stays until it is edited: Formik's handlers clear it when another loses the focus. */
export const useFormField = <Value>(name: string) => {
  const id = useId()
  const [{ value }, { error }, { setValue, setError }] = useField<Value>(name)
  const change = async (next: Value) => {
    setError(undefined)
    await setValue(next)
  }
  return { id, value, error, change, setError }
}
