import { useLayoutEffect, type RefObject } from 'react'
import type { FormFields } from '@/api/forms'
import { FRESHER_FIELD } from '@/domain/submissions/hiddenFields'

type Formik = {
  initialValues: FormFields
  setFieldValue: (field: string, value: string | string[]) => unknown
}

/** Takes over what was typed, ticked or chosen before hydration: the browser has it, and Formik not yet. */
export const useTypedBefore = (
  form: RefObject<HTMLFormElement | null>,
  { initialValues, setFieldValue }: Formik,
) => {
  // Before the first update of a controlled field overwrites it.
  useLayoutEffect(() => {
    const typed = new FormData(form.current ?? undefined)
    // The group of this tick turns it into the two fields that are sent.
    typed.delete(FRESHER_FIELD)
    for (const name of new Set(typed.keys())) {
      const texts = typed.getAll(name).filter((value) => typeof value === 'string')
      const [text = ''] = texts
      const isShown = form.current?.querySelector(
        `[name="${name}"]:not([type="hidden"], [type="file"], [aria-hidden])`,
      )
      if (isShown && text !== '') void setFieldValue(name, Array.isArray(initialValues[name]) ? texts : text)
    }
  }, [form, initialValues, setFieldValue])
}
