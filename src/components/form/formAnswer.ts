import { createContext, useContext } from 'react'
import { formPaths, type FormAnswer, type FormName } from '@/domain/submissions/nativeForms'

/** The answer to a form that was sent without script, in the page that the server renders for it. */
export const FormAnswerContext = createContext<FormAnswer | undefined>(undefined)

/** The answer to this form, where the page shows one. */
export const useFormAnswer = (name: FormName) => {
  const answer = useContext(FormAnswerContext)
  return answer?.path === formPaths[name] ? answer : undefined
}
