import { useFormik } from 'formik'
import { useEffect, useRef, useState } from 'react'
import {
  codeOf,
  CONFLICT,
  fieldErrors,
  focusFirstError,
  messageOf,
  type RequestError,
} from '../../api/officeError'
import { useNotify } from '../Notices'

/** Values of a form by field name. */
export type FormValues = Readonly<Record<string, string>>

/** The changed fields, in the order of the form. */
export const changedNames = (before: FormValues, after: FormValues) =>
  Object.keys(after).filter((name) => before[name] !== after[name])

/** Changed fields only: another account may have changed the others. */
const changedValues = <Values extends FormValues>(before: Values, after: Values) =>
  Object.fromEntries(changedNames(before, after).map((name) => [name, after[name]])) as Partial<Values>

export type SaveAction = 'save' | 'publish'

type Answer<Stored> = { data?: Stored; error?: RequestError }

type RecordSource<Stored, Values> = {
  opened?: Stored
  newValues: Values
  toValues: (stored: Stored) => Values
  add: (values: Values, action: SaveAction) => Promise<Answer<Stored>>
  /** Refused with a conflict if another version is stored by now. */
  change: (stored: Stored, changed: Partial<Values>) => Promise<Answer<Stored>>
  read: (stored: Stored) => Promise<Answer<Stored>>
  /** Completes an action after a known record is saved. */
  finish?: (stored: Stored, action: SaveAction) => Promise<Answer<Stored>>
}

export type RecordFormOptions<Stored, Values> = {
  source: RecordSource<Stored, Values>
  labelOf: (field: string) => string
  /** Called once everything typed is saved. */
  onSaved: (stored: Stored, action: SaveAction) => void
}

/** A long form for one version of a record: values, problems and conflicts with other accounts. */
export const useRecordForm = <Stored, Values extends FormValues>({
  source: { opened, newValues, toValues, add, change, read, finish },
  labelOf,
  onSaved,
}: RecordFormOptions<Stored, Values>) => {
  const form = useRef<HTMLFormElement>(null)
  const [base, setBase] = useState(opened)
  const [theirs, setTheirs] = useState<Stored>()
  const [pressed, setPressed] = useState<SaveAction>()
  const [message, setMessage] = useState<string>()
  const [edition, setEdition] = useState(0)
  const notify = useNotify()
  const before = base ? toValues(base) : newValues
  const formik = useFormik<Values>({
    initialValues: before,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: () => undefined,
  })
  const latest = useRef(formik.values)
  useEffect(() => {
    latest.current = formik.values
  })

  const fill = (stored: Stored) => {
    const values = toValues(stored)
    formik.resetForm({ values })
    // Rich text editors hold their own text. Unchanged fields keep the focus.
    if (changedNames(latest.current, values).length > 0) setEdition((last) => last + 1)
  }

  const showError = (error: Answer<Stored>['error']) => {
    const errors = fieldErrors(error, before, labelOf)
    formik.setErrors(errors as typeof formik.errors)
    setMessage(error && Object.keys(errors).length === 0 ? messageOf(error) : undefined)
    focusFirstError(form.current, errors)
  }

  const write = async (values: Values, action: SaveAction, onto?: Stored): Promise<Answer<Stored>> => {
    if (!onto) return add(values, action)
    const changed = changedValues(before, values)
    const isStored = onto === base && Object.keys(changed).length === 0
    const answer = isStored ? { data: onto } : await change(onto, changed)
    if (codeOf(answer.error) === CONFLICT) {
      const { data, error } = await read(onto)
      setTheirs(data)
      return { error }
    }
    if (!answer.data) return answer
    setBase(answer.data)
    setTheirs(undefined)
    return finish ? finish(answer.data, action) : answer
  }

  const save = async (action: SaveAction, onto = base, more: Partial<Values> = {}) => {
    if (pressed) return
    const sent = { ...latest.current, ...more }
    latest.current = sent
    void formik.setValues(sent)
    setPressed(action)
    setMessage(undefined)
    const { data, error } = await write(sent, action, onto)
    showError(error)
    setPressed(undefined)
    if (!data) return
    setBase(data)
    const typed = changedValues(sent, latest.current)
    if (Object.keys(typed).length === 0) {
      fill(data)
      onSaved(data, action)
    } else {
      void formik.setValues({ ...toValues(data), ...typed })
      notify.success('Saved, except what you typed since.')
    }
  }

  return {
    ref: form,
    formik,
    base,
    before,
    theirs,
    pressed,
    message,
    /** Changes whenever the form is filled with other values. */
    edition,
    isDirty: changedNames(before, formik.values).length > 0,
    /** Saves the changed fields and `more`, over `base` or over what another account saved. */
    save,
    take: (stored: Stored) => {
      setBase(stored)
      setTheirs(undefined)
      setMessage(undefined)
      fill(stored)
    },
  }
}
