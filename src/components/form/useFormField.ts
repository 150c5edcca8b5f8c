import { useField } from 'formik'

/**
 * A field of a form: its value, what is wrong with it, and how it changes. What was said of a field stands
 * until that field is edited; Formik would wipe it at the next blur of any other.
 */
export const useFormField = <Value>(name: string) => {
  const [{ value, onBlur }, { error }, { setValue, setError }] = useField<Value>(name)
  const change = async (next: Value) => {
    setError(undefined)
    await setValue(next)
  }
  return { value, error, onBlur, change, setError }
}
