import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SerializedError } from '@reduxjs/toolkit'
import type { FormikHelpers } from 'formik'
import type { ApiError } from '@/api/envelope'
import { type FormFields, sendPendingForm } from '@/api/forms'
import { portalApi } from '@/api/portalApi'
import { cleanEmail } from '@/domain/text/email'
import type { Job } from '@/domain/content/entities'
import {
  HONEYPOT_FIELD,
  IDEMPOTENCY_KEY_FIELD,
  LANGUAGE_FIELD,
  PAGE_OPEN_FIELD,
} from '@/domain/submissions/hiddenFields'
import { LEAST_PAGE_OPEN_MS, MOBILE_CHARACTERS } from '@/domain/site/limits'
import type { FormName } from '@/domain/submissions/nativeForms'
import { cleanMobile } from '@/domain/text/mobile'
import { firstFailure, formRules, formSentence } from '@/domain/submissions/forms'
import { receiptAdded } from '@/store/device'
import { successShown, warningShown } from '@/store/notices'
import type { AppDispatch } from '@/store/store'
import type { FormStatus } from './details'
import { receiptOf } from './receiptOf'

/** The mutation that sends each form: it has one name, also for its rules, its draft and its delays. */
const mutations = {
  application: portalApi.endpoints.applyForJob,
  enquiry: portalApi.endpoints.saveManpowerEnquiry,
  internship: portalApi.endpoints.saveInternship,
  message: portalApi.endpoints.saveContactForm,
  resume: portalApi.endpoints.saveResume,
}

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
      return { field, fileName: file.name }
  return undefined
}

/** Some browsers round the time, against fingerprinting. */
const CLOCK_STEP_MS = 100

/** A restored draft may be sent at once: it waits until the server no longer takes it for a program's. */
const waitUntilOpen = async () => {
  const rest = LEAST_PAGE_OPEN_MS + CLOCK_STEP_MS - performance.now()
  if (rest > 0) await new Promise((resolve) => void setTimeout(resolve, rest))
}

/** A disabled field cannot take the focus: the first enabled one of its group takes it. */
const focusField = (form: HTMLFormElement | null, field: string) => {
  const control = form?.elements.namedItem(field)
  if (!(control instanceof HTMLElement)) return
  const target = control.matches(':disabled')
    ? control.closest('fieldset')?.querySelector<HTMLElement>('input:enabled')
    : control
  target?.focus()
}

export type Sending = {
  name: FormName
  /** The job of an application. */
  job?: Job
  form: HTMLFormElement | null
  values: FormFields
  formik: FormikHelpers<FormFields>
  status: FormStatus
  dispatch: AppDispatch
  i18n: I18n
  /** The idempotency key of the filled form. */
  takeKey: () => string
  reasonOf: (error: ApiError | SerializedError) => string
  setSending: (isSending: boolean) => void
  setProgress: (fraction: number | undefined) => void
  /** Set while the form is being sent: stops it. */
  cancel: { current?: () => void }
  /** `hasReference`: there is a receipt. */
  onSaved?: (hasReference: boolean) => void
}

/** Checks a form by its rules, sends it, and shows the result. Resolves with whether it was saved. */
export const sendForm = async ({ name, job, form, values, formik, dispatch, i18n, ...sending }: Sending) => {
  const warn = (text: string) => {
    dispatch(warningShown(text))
    return false
  }
  const refuse = (field: string, sentence: string) => {
    formik.setErrors({ [field]: sentence })
    warn(sentence)
    focusField(form, field)
    return false
  }
  const cleaned = cleanTexts(values, name === 'application' ? MOBILE_CHARACTERS : undefined)
  const failure = firstFailure(formRules[name], cleaned)
  if (failure) return refuse(failure.field, i18n._(formSentence(failure)))

  const key = sending.takeKey()
  await waitUntilOpen()
  const unreadable = await findUnreadable(cleaned)
  if (unreadable) {
    await formik.setFieldValue(unreadable.field, null)
    const { field, fileName } = unreadable
    return refuse(field, i18n._(msg`${fileName} can no longer be read. Please choose it again.`))
  }
  const fields = {
    ...cleaned,
    [LANGUAGE_FIELD]: i18n.locale,
    [IDEMPOTENCY_KEY_FIELD]: key,
    // Spam signals: time on the page, honeypot.
    [PAGE_OPEN_FIELD]: `${Math.round(performance.now())}`,
    [HONEYPOT_FIELD]: new FormData(form ?? undefined).get(HONEYPOT_FIELD) || null,
  }
  // It is there by the time of the answer, and of the first reload.
  void import('../SentPanel').catch(() => undefined)
  let isCancelled = false
  const send = (formId: string) => {
    const sent = dispatch(mutations[name].initiate(formId, { track: false }))
    sending.cancel.current = () => {
      isCancelled = true
      sent.abort()
    }
    return sent
  }
  sending.setSending(true)
  const { data, error } = await dispatch(sendPendingForm({ fields, onProgress: sending.setProgress }, send))
  sending.setSending(false)
  sending.setProgress(undefined)
  if (isCancelled) return warn(i18n._(msg`Cancelled. What you filled in is still here.`))
  if (error) {
    const { field } = { field: undefined, ...error }
    return field ? refuse(field, sending.reasonOf(error)) : warn(sending.reasonOf(error))
  }
  dispatch(successShown(data.message || i18n._(msg`Your details were sent.`)))
  const { isToRemember = false, filled } = sending.status
  if (isToRemember || filled)
    void import(/* webpackChunkName: 'profile' */ './profile')
      .then(({ remember }) => remember(name, cleaned, isToRemember))
      .catch(() => false)
      .then((isKept) => {
        if (!isKept)
          warn(
            i18n._(msg`This browser does not let us keep all your details. You fill in the rest next time.`),
          )
      })
  formik.resetForm()
  sending.onSaved?.(data.reference !== '')
  if (data.reference) {
    dispatch(receiptAdded(receiptOf(data.reference, name, cleaned, job)))
    // The receipt is at the top, far above the end of the form.
    if (form?.isConnected) window.scrollTo(0, 0)
  }
  return true
}
