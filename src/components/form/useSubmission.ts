import type { FormikHelpers } from 'formik'
import { useEffect, useRef, useState } from 'react'
import { errorMessage, FAILED } from '@/api/envelope'
import { type FormFields, sendPendingForm } from '@/api/forms'
import { portalApi } from '@/api/portalApi'
import { HONEYPOT_FIELD, IDEMPOTENCY_KEY_FIELD, PAGE_OPEN_FIELD } from '@/domain/hiddenFields'
import { LEAST_PAGE_OPEN_MS, RELOAD_DELAYS_MS } from '@/domain/limits'
import { cleanMobile } from '@/domain/mobile'
import { useAppDispatch } from '@/store/hooks'
import { successShown, warningShown } from '@/store/notices'
import { loadNotice } from '../NoticeStack'
import { forgetDraft, storedDraft, storeDraft } from './draft'
import { reloadPage } from './reload'

/** The mutation that sends each form. */
const mutations = {
  application: portalApi.endpoints.applyForJob,
  enquiry: portalApi.endpoints.saveManpowerEnquiry,
  internship: portalApi.endpoints.saveInternship,
  resume: portalApi.endpoints.saveResume,
}

export type SubmissionOptions = {
  /** A form has one name: for its mutation, its rules, its draft and its delays. */
  name: keyof typeof mutations
  onSaved?: () => void
}

export type Submission = ReturnType<typeof useSubmission>

const SAVED = 'Your details were sent.'

/** The rules of the forms: yup makes them a tenth of the script of a form. */
const loadRules = () => import('@/domain/rules/forms').catch(() => undefined)

/** Some browsers round the time, against fingerprinting. */
const CLOCK_STEP_MS = 100

/** `randomUUID` is missing on pages without https. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** A restored draft may be sent at once: it waits until the server no longer takes it for a program's. */
const waitUntilOpen = async () => {
  const rest = LEAST_PAGE_OPEN_MS + CLOCK_STEP_MS - performance.now()
  if (rest > 0) await new Promise((resolve) => void setTimeout(resolve, rest))
}

/**
 * The one way in which a form is sent. Call it in a component that outlives the form: its reloads end with that component.
 * Formik gets no validation schema: yup promises no order of fields, and the first broken rule of a list must be shown.
 */
export const useSubmission = ({ name, onSaved }: SubmissionOptions) => {
  const dispatch = useAppDispatch()
  const form = useRef<HTMLFormElement>(null)
  /** The idempotency key of a filled form, also where the browser stores no drafts. */
  const key = useRef('')
  const [isSending, setSending] = useState(false)
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

  /** A disabled field cannot take the focus: the first enabled one of its group takes it. */
  const focusField = (field: string) => {
    const control = form.current?.elements.namedItem(field)
    if (!(control instanceof HTMLElement)) return
    const target = control.matches(':disabled')
      ? control.closest('fieldset')?.querySelector<HTMLElement>('input:enabled')
      : control
    target?.focus()
  }

  /** One key for a filled form, also in its draft: after a broken connection it is unknown whether it was stored. */
  const takeKey = () => {
    const stored = storedDraft(name)
    key.current ||= stored?.key ?? newKey()
    if (stored) storeDraft(name, { ...stored, key: key.current })
    return key.current
  }

  const submit = async (values: FormFields, { resetForm, setErrors }: FormikHelpers<FormFields>) => {
    const rules = await loadRules()
    if (!rules) return warn(errorMessage(FAILED))
    const { mobile } = values
    const cleaned = typeof mobile === 'string' ? { ...values, mobile: cleanMobile(mobile) } : values
    const failure = rules.firstFailure(rules.formRules[name], cleaned)
    if (failure) {
      const sentence = rules.formSentence(failure)
      setErrors({ [failure.field]: sentence })
      warn(sentence)
      return focusField(failure.field)
    }

    const submissionKey = takeKey()
    await waitUntilOpen()
    const fields = {
      ...cleaned,
      [IDEMPOTENCY_KEY_FIELD]: submissionKey,
      // By these two the server recognizes programs.
      [PAGE_OPEN_FIELD]: `${Math.round(performance.now())}`,
      [HONEYPOT_FIELD]: new FormData(form.current ?? undefined).get(HONEYPOT_FIELD) || null,
    }
    const send = (formId: string) => dispatch(mutations[name].initiate(formId, { track: false }))
    setSending(true)
    const { data, error } = await dispatch(sendPendingForm({ fields, onProgress: setProgress }, send))
    setSending(false)
    setProgress(undefined)
    if (error) return warn(errorMessage(error))
    dispatch(successShown(data || SAVED))
    resetForm()
    onSaved?.()
    setSaves((count) => count + 1)
  }

  return {
    name,
    form,
    /** Called when a visitor begins to fill the form in: what sending needs is loaded by then. */
    prepare: () => {
      void loadRules()
      void loadNotice()
    },
    submit,
    isSending,
    /** Called when the form is emptied. */
    forget: () => {
      key.current = ''
      forgetDraft(name)
    },
    /** The fraction of the form that has been sent, while it is known. */
    progress,
  }
}
