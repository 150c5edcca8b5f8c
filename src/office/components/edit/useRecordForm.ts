import type { SerializedError } from '@reduxjs/toolkit'
import { useFormik } from 'formik'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { problemSentence } from '@/domain/office/problems'
import { codeOf, messageOf, type OfficeError, problemsOf } from '../../api/officeError'

/** The texts of a form by the names of its fields. */
export type FormValues = Readonly<Record<string, string>>

/** The names of the fields that differ, in the order of the form. */
export const changedNames = (before: FormValues, after: FormValues) =>
  Object.keys(after).filter((name) => before[name] !== after[name])

/** The fields that differ, as they are sent: the others may be changed by another account meanwhile. */
export const changedValues = <Values extends FormValues>(before: Values, after: Values) =>
  Object.fromEntries(changedNames(before, after).map((name) => [name, after[name]])) as Partial<Values>

export type Answer<Stored> = { data?: Stored; error?: OfficeError | SerializedError }

/** How the record of a form is read and written. */
export type RecordSource<Stored, Values, Action extends string> = {
  /** The record that the form is filled with; none for a new one. */
  opened: Stored | undefined
  initialValues: Values
  toValues: (stored: Stored) => Values
  add: (values: Values, action: Action) => Promise<Answer<Stored>>
  change: (stored: Stored, version: string, changed: Partial<Values>) => Promise<Answer<Stored>>
  read: (stored: Stored) => Promise<Answer<Stored>>
  /** Completes an action once a known record is saved. */
  finish?: (stored: Stored, action: Action) => Promise<Answer<Stored>>
}

export type RecordFormOptions<Stored, Values, Action extends string> = {
  source: RecordSource<Stored, Values, Action>
  labelOf: (field: string) => string
  /** Called when everything that was typed is saved. */
  onSaved: (stored: Stored, action: Action) => void
  /** Called when more was typed while it was saved. */
  onTypedMeanwhile: () => void
}

const CONFLICT = 409

/** The buttons save, and nothing else does: Enter in a field is not the end of typing. */
const stay = (event: FormEvent) => event.preventDefault()

/**
 * A long form over a version of a record: its values, the problems at their fields, of which the first takes the focus, and
 * what another account saved meanwhile.
 */
export const useRecordForm = <
  Stored extends { version: string },
  Values extends FormValues,
  Action extends string,
>({
  source,
  labelOf,
  onSaved,
  onTypedMeanwhile,
}: RecordFormOptions<Stored, Values, Action>) => {
  const { initialValues, toValues, add, change, read, finish } = source
  const form = useRef<HTMLFormElement>(null)
  const [base, setBase] = useState(source.opened)
  const [theirs, setTheirs] = useState<Stored>()
  const [pressed, setPressed] = useState<Action>()
  const [message, setMessage] = useState<string>()
  const [edition, setEdition] = useState(0)
  const formik = useFormik<Values>({
    initialValues,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: () => undefined,
  })
  const latest = useRef(formik.values)
  useEffect(() => {
    latest.current = formik.values
  })

  const fill = (stored: Stored) => {
    formik.resetForm({ values: toValues(stored) })
    // The editors of texts hold texts of their own.
    setEdition((last) => last + 1)
  }

  const showError = (error: OfficeError | SerializedError | undefined) => {
    const errors: Record<string, string> = {}
    for (const problem of problemsOf(error))
      if (problem.field in initialValues) errors[problem.field] ??= problemSentence(problem, labelOf)
    formik.setErrors(errors as typeof formik.errors)
    setMessage(error && Object.keys(errors).length === 0 ? messageOf(error) : undefined)
    const named = form.current?.querySelectorAll<HTMLElement>('[name]') ?? []
    ;[...named].find((element) => (element.getAttribute('name') ?? '') in errors)?.focus()
  }

  const write = async (before: Stored, values: Values, isOver: boolean): Promise<Answer<Stored>> => {
    const version = isOver && theirs ? theirs.version : before.version
    const changed = changedValues(toValues(before), values)
    if (Object.keys(changed).length === 0 && version === before.version) return { data: before }
    return change(before, version, changed)
  }

  const showTheirs = async (before: Stored): Promise<Answer<Stored>> => {
    const { data, error } = await read(before)
    setTheirs(data)
    return { error }
  }

  const send = async (values: Values, action: Action, isOver: boolean): Promise<Answer<Stored>> => {
    if (!base) return add(values, action)
    const answer = await write(base, values, isOver)
    if (codeOf(answer.error) === CONFLICT) return showTheirs(base)
    if (!answer.data) return answer
    setBase(answer.data)
    setTheirs(undefined)
    return finish ? finish(answer.data, action) : answer
  }

  const settle = (sent: Values, action: Action, { data, error }: Answer<Stored>) => {
    showError(error)
    if (!data) return
    setBase(data)
    const typed = changedValues(sent, latest.current)
    if (Object.keys(typed).length === 0) {
      fill(data)
      onSaved(data, action)
    } else {
      void formik.setValues({ ...toValues(data), ...typed })
      onTypedMeanwhile()
    }
  }

  const save = async (action: Action, { isOver = false } = {}) => {
    if (pressed) return
    const sent = formik.values
    setPressed(action)
    setMessage(undefined)
    settle(sent, action, await send(sent, action, isOver))
    setPressed(undefined)
  }

  const before = base ? toValues(base) : initialValues
  return {
    formProps: { ref: form, noValidate: true, onSubmit: stay },
    formik,
    /** The record that the form changes; none for a new one. */
    base,
    before,
    theirs,
    pressed,
    message,
    /** Another one whenever the form is filled anew. */
    edition,
    isDirty: changedNames(before, formik.values).length > 0,
    save,
    /** Gives up what was typed. */
    takeTheirs: () => {
      if (!theirs) return
      setBase(theirs)
      setTheirs(undefined)
      setMessage(undefined)
      fill(theirs)
    },
  }
}
