import type { SerializedError } from '@reduxjs/toolkit'
import type { FormikHelpers } from 'formik'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'react-redux'
import { errorMessage, FAILED, type ApiError } from '@/api/envelope'
import { type FormFields, sendPendingForm } from '@/api/forms'
import { portalApi } from '@/api/portalApi'
import { HONEYPOT_FIELD, IDEMPOTENCY_KEY_FIELD, PAGE_OPEN_FIELD } from '@/domain/hiddenFields'
import { cleanEmail } from '@/domain/email'
import { LEAST_PAGE_OPEN_MS, MOBILE_CHARACTERS, RELOAD_DELAYS_MS } from '@/domain/limits'
import { cleanMobile } from '@/domain/mobile'
import { useAppDispatch } from '@/store/hooks'
import { successShown, warningShown } from '@/store/notices'
import { loadNotice } from '../NoticeStack'
import { forgetDraft, keptFiles, storedDraft, storeDraft } from './draft'
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
const OFFLINE = 'You are offline. Nothing is lost.'

/** Why a form was not sent. */
const reasonOf = (error: ApiError | SerializedError) => (navigator.onLine ? errorMessage(error) : OFFLINE)

/** The texts as they are written in the end, whatever was filled in: a field may still have the focus. */
const cleanTexts = (values: FormFields, mobileMost?: number): FormFields => {
  const { mobile, email } = values
  return {
    ...values,
    ...(typeof mobile === 'string' && { mobile: cleanMobile(mobile, mobileMost) }),
    ...(typeof email === 'string' && { email: cleanEmail(email) }),
  }
}

/** The field of a file that was changed, moved or deleted since it was chosen, or lies in a cloud out of reach. */
const findUnreadable = async (values: FormFields) => {
  for (const [field, file] of Object.entries(values))
    if (file instanceof File && !(await file.arrayBuffer().catch(() => undefined)))
      return { field, sentence: `${file.name} can no longer be read. Please choose it again.` }
  return undefined
}

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
  const files = keptFiles(useStore())
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

  const submit = async (values: FormFields, formik: FormikHelpers<FormFields>) => {
    const refuse = (field: string, sentence: string) => {
      formik.setErrors({ [field]: sentence })
      warn(sentence)
      focusField(field)
    }
    const rules = await loadRules()
    if (!rules) return warn(reasonOf(FAILED))
    const cleaned = cleanTexts(values, name === 'application' ? MOBILE_CHARACTERS : undefined)
    const failure = rules.firstFailure(rules.formRules[name], cleaned)
    if (failure) return refuse(failure.field, rules.formSentence(failure))

    const submissionKey = takeKey()
    await waitUntilOpen()
    const unreadable = await findUnreadable(cleaned)
    if (unreadable) {
      await formik.setFieldValue(unreadable.field, null)
      return refuse(unreadable.field, unreadable.sentence)
    }
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
    if (error) {
      const { field } = { field: undefined, ...error }
      return field ? refuse(field, reasonOf(error)) : warn(reasonOf(error))
    }
    dispatch(successShown(data || SAVED))
    formik.resetForm()
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
      files.delete(name)
    },
    /** The fraction of the form that has been sent, while it is known. */
    progress,
  }
}
