import { useFormikContext } from 'formik'
import type { FormFields } from '@/api/forms'

/** The remembered values by their fields, and the names of files that the browser has lost. */
export type Details = { filled: FormFields; missing: Readonly<Record<string, string>> }

/** The Formik status of a form: what it knows besides its values. Emptying the form resets it. */
export type FormStatus = Partial<Details> & {
  /** Its draft came back. */
  isRestored?: boolean
  /** The device remembers details. */
  hasProfile?: boolean
  /** The visitor ticked that the details be remembered. */
  isToRemember?: boolean
  /** Everything was forgotten: brings it back. */
  undo?: () => void
}

export const useFormStatus = () => useFormikContext().status as FormStatus
