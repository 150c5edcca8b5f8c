import { useFormikContext } from 'formik'
import type { FormFields } from '@/api/forms'

/** What the remembered details fill in, and the names of files that the browser no longer has, by their fields. */
export type Details = { filled: FormFields; missing: Readonly<Record<string, string>> }

/** What a form knows besides its values until it is emptied: the status of Formik. */
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
