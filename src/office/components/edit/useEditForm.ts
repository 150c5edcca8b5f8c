import { useFormik } from 'formik'
import { useRef, useState, type FormEvent } from 'react'

type Errors<Name extends string> = Partial<Record<Name, string>>

type EditFormOptions<Name extends string> = {
  initialValues: Record<Name, string>
  /** In the order of the form. */
  names: readonly Name[]
  /** The field that a sentence of the server begins with. */
  fieldOf: (sentence: string) => Name | undefined
}

/** The buttons save, and nothing else does: who presses Enter in a field may still be typing. */
const stay = (event: FormEvent) => event.preventDefault()

/** A long form: its values, its errors at their fields, of which the first takes the focus, and what else went wrong. */
export const useEditForm = <Name extends string>({
  initialValues,
  names,
  fieldOf,
}: EditFormOptions<Name>) => {
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<string>()
  const formik = useFormik<Record<Name, string>>({
    initialValues,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: () => undefined,
  })

  const showErrors = (errors: Errors<Name>) => {
    formik.setErrors(errors as typeof formik.errors)
    const first = names.find((name) => errors[name] !== undefined)
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  return {
    formProps: { ref: form, noValidate: true, onSubmit: stay },
    formik,
    problem,
    errorCount: Object.values(formik.errors).filter(Boolean).length,
    /** Marks what is wrong; tells whether there is nothing. */
    check: (errors: Errors<Name>) => {
      setProblem(undefined)
      showErrors(errors)
      return Object.keys(errors).length === 0
    },
    /** Puts a sentence at the field that it names, or above the buttons. */
    tellProblem: (sentence: string) => {
      const field = fieldOf(sentence)
      if (field) showErrors({ [field]: sentence } as Errors<Name>)
      else setProblem(sentence || undefined)
    },
  }
}
