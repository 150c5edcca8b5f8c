import { useField } from 'formik'
import { useContext, useId } from 'react'
import { FormAnswerContext } from './formAnswer'

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

/** Whether a field that was refused without script takes the focus: the page shows it then, however far down it is. */
export const useAnsweredFocus = (error: string | undefined) =>
  useContext(FormAnswerContext) !== undefined && Boolean(error)
