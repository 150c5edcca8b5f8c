import type { SerializedError } from '@reduxjs/toolkit'
import type { FormikHelpers } from 'formik'
import { useEffect, useState } from 'react'
import { errorMessage, FAILED, toApiError, type ApiError } from '@/api/envelope'
import { type FormFields, sendPendingForm } from '@/api/forms'
import {
  HONEYPOT_FIELD,
  IDEMPOTENCY_KEY_FIELD,
  IDEMPOTENCY_KEY_PATTERN,
  PAGE_OPEN_FIELD,
} from '@/domain/hiddenFields'
import { LEAST_PAGE_OPEN_MS, RELOAD_DELAYS_MS } from '@/domain/limits'
import { cleanMobile } from '@/domain/mobile'
import type { Failure } from '@/domain/rules/firstFailure'
import { formSentence } from '@/domain/rules/sentences'
import { useAppDispatch } from '@/store/hooks'
import { successShown, warningShown } from '@/store/notices'
import { loadSnackbar } from '../NoticeStack'
import { storedDraft, storeDraft } from './draft'
import { reloadPage } from './reload'

type Answer = { data: string; error?: undefined } | { data?: undefined; error: ApiError | SerializedError }

/** A form has one name: for its draft and its delays. */
type FormName = keyof typeof RELOAD_DELAYS_MS

/** A form that is being sent. */
type Sender = {
  form: HTMLFormElement | null
  /** Holds the idempotency key until the form is emptied, also where the browser stores no drafts. */
  key: { current: string }
}

type SubmissionOptions = {
  name: FormName
  /** Loads the rules of the form, which yup makes a tenth of its script. */
  loadCheck: () => Promise<(values: object) => Failure | undefined>
  /** The trigger of the form's mutation. */
  send: (formId: string) => PromiseLike<Answer>
  onSaved?: () => void
}

export type Submission<Values> = {
  name: FormName
  /** Called when a visitor begins to fill the form in: what sending needs is loaded by then. */
  prepare: () => void
  submit: (values: Values, helpers: FormikHelpers<Values>, sender: Sender) => Promise<void>
  /** The fraction of the form that has been sent, while it is known. */
  progress?: number
}

const SAVED = 'Your details were sent.'

/** Some browsers round the time, against fingerprinting. */
const CLOCK_STEP_MS = 100

/** `randomUUID` is missing on pages without https. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/**
 * The same idempotency key for as long as a filled form is in the page or in its draft: after a broken connection it is
 * unknown whether the form was stored. An emptied form gets a new one; the server notices edits in between.
 */
const takeKey = (name: FormName, { key }: Sender) => {
  const stored = storedDraft(name)
  const storedKey = stored?.key ?? ''
  key.current ||= IDEMPOTENCY_KEY_PATTERN.test(storedKey) ? storedKey : newKey()
  if (stored) storeDraft(name, { ...stored, key: key.current })
  return key.current
}

/** A restored draft may be sent at once: it waits until the server no longer takes it for a program's. */
const waitUntilOpen = async () => {
  const rest = LEAST_PAGE_OPEN_MS + CLOCK_STEP_MS - performance.now()
  if (rest > 0) await new Promise((resolve) => void setTimeout(resolve, rest))
}

const honeypotValue = ({ form }: Sender) => {
  const field = form?.elements.namedItem(HONEYPOT_FIELD)
  return (field instanceof HTMLInputElement && field.value) || null
}

/** A disabled field cannot take the focus: the first enabled one of its group takes it. */
const focusField = ({ form }: Sender, name: string) => {
  const field = form?.elements.namedItem(name)
  if (!(field instanceof HTMLElement)) return
  const target = field.matches(':disabled')
    ? field.closest('fieldset')?.querySelector<HTMLElement>('input:enabled')
    : field
  target?.focus()
}

/**
 * The one way in which a form is sent: the first broken rule stops it with a warning; else it is sent, confirmed by a
 * notice, cleared, and the page reloads after the form's own delays. Call it in a component that outlives the form: the
 * reloads are cancelled with that component.
 *
 * Formik gets no validation schema: yup checks the fields of an object in no promised order and one form checks a field
 * at two places, but exactly the first broken rule of an ordered list must be shown.
 */
export const useSubmission = <Values extends FormFields>({
  name,
  loadCheck,
  send,
  onSaved,
}: SubmissionOptions): Submission<Values> => {
  const dispatch = useAppDispatch()
  const [progress, setProgress] = useState<number>()
  /** How many forms were saved: the page reloads after the last. */
  const [saves, setSaves] = useState(0)

  // After the visitor has left, the next screen must not reload.
  useEffect(() => {
    if (saves === 0) return undefined
    const reloads = RELOAD_DELAYS_MS[name].map((delay) => setTimeout(reloadPage, delay))
    return () => reloads.forEach(clearTimeout)
  }, [saves, name])

  const warn = (text: string) => void dispatch(warningShown(text))

  const submit: Submission<Values>['submit'] = async (values, { resetForm, setErrors }, sender) => {
    const check = await loadCheck().catch(() => undefined)
    if (!check) return warn(errorMessage(FAILED))
    const { mobile } = values
    const cleaned = typeof mobile === 'string' ? { ...values, mobile: cleanMobile(mobile) } : values
    const failure = check(cleaned)
    if (failure) {
      const sentence = formSentence(failure)
      setErrors({ [failure.field]: sentence } as Parameters<typeof setErrors>[0])
      warn(sentence)
      return focusField(sender, failure.field)
    }

    const key = takeKey(name, sender)
    await waitUntilOpen()
    const fields = {
      ...cleaned,
      [IDEMPOTENCY_KEY_FIELD]: key,
      // By these two the server recognizes programs.
      [PAGE_OPEN_FIELD]: `${Math.round(performance.now())}`,
      [HONEYPOT_FIELD]: honeypotValue(sender),
    }
    const { data, error } = await dispatch(sendPendingForm({ fields, onProgress: setProgress }, send))
    setProgress(undefined)
    if (error) return warn(errorMessage(toApiError(error)))
    dispatch(successShown(data || SAVED))
    resetForm()
    onSaved?.()
    setSaves((count) => count + 1)
  }

  const prepare = () => {
    void loadCheck().catch(() => undefined)
    void loadSnackbar()
  }

  return { name, prepare, submit, progress }
}
