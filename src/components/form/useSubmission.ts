import { useLingui } from '@lingui/react/macro'
import type { SerializedError } from '@reduxjs/toolkit'
import type { FormikHelpers } from 'formik'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'react-redux'
import { errorMessage, FAILED, type ApiError } from '@/api/envelope'
import type { FormFields } from '@/api/forms'
import { RELOAD_DELAYS_MS } from '@/domain/site/limits'
import { IDEMPOTENCY_KEY_FIELD } from '@/domain/submissions/hiddenFields'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { warningShown } from '@/store/notices'
import { selectOwnApi } from '@/store/site'
import { loadNotice } from '../NoticeStack'
import type { FormStatus } from './details'
import { forgetDraft, keptFiles, MADE_RESUME, storedDraft, storeDraft } from './draft'
import { reloadPage } from './reload'
import type { Sending } from './sendForm'

export type SubmissionOptions = Pick<Sending, 'name' | 'job' | 'onSaved'>

export type Submission = ReturnType<typeof useSubmission>

/** The code that sends a form: with the rules and yup it is a tenth of the script of a form. */
const loadSending = () => import(/* webpackChunkName: 'sendForm' */ './sendForm').catch(() => undefined)

/** Lets the browser send the form, as before there was script: the server checks it, and answers with the screen. */
const sendNatively = (form: HTMLFormElement | null, key: string) => {
  const field = form?.elements.namedItem(IDEMPOTENCY_KEY_FIELD)
  if (field instanceof HTMLInputElement) field.value = key
  form?.submit()
}

/** `randomUUID` is missing on pages without https. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/**
 * The one way in which a form is sent. Call it in a component that outlives the form: its reloads end with that component.
 * Formik gets no validation schema: yup promises no order of fields, and the first broken rule of a list must be shown.
 */
export const useSubmission = ({ name, job, onSaved }: SubmissionOptions) => {
  const { t, i18n } = useLingui()
  const dispatch = useAppDispatch()
  const files = keptFiles(useStore())
  const ownApi = useAppSelector(selectOwnApi)
  const form = useRef<HTMLFormElement>(null)
  /** The idempotency key of a filled form, also where the browser stores no drafts. */
  const key = useRef('')
  const [isSending, setSending] = useState(false)
  const [progress, setProgress] = useState<number>()
  const cancel = useRef<() => void>(undefined)
  /** How many forms were saved: the page reloads after the last. */
  const [saves, setSaves] = useState(0)

  // After the visitor has left, the next screen must not reload.
  useEffect(() => {
    if (saves === 0) return undefined
    const reloads = RELOAD_DELAYS_MS[name].map((delay) => setTimeout(reloadPage, delay))
    return () => reloads.forEach(clearTimeout)
  }, [saves, name])

  /** Why a form was not sent. */
  const reasonOf = (error: ApiError | SerializedError) =>
    navigator.onLine ? errorMessage(error, i18n) : t`You are offline. Nothing is lost.`

  /** One key for a filled form, also in its draft: after a broken connection it is unknown whether it was stored. */
  const takeKey = () => {
    const stored = storedDraft(name)
    key.current ||= stored?.key ?? newKey()
    storeDraft(name, { savedAt: Date.now(), values: {}, ...stored, key: key.current })
    return key.current
  }

  const submit = async (values: FormFields, formik: FormikHelpers<FormFields>, status: FormStatus) => {
    const code = await loadSending()
    if (!code) {
      if (ownApi && navigator.onLine) sendNatively(form.current, takeKey())
      else dispatch(warningShown(reasonOf(FAILED)))
      return
    }
    const sending = { name, job, form: form.current, values, formik, dispatch, i18n, takeKey, reasonOf }
    const isSaved = await code.sendForm({ ...sending, status, setSending, setProgress, cancel, onSaved })
    if (isSaved) setSaves((count) => count + 1)
  }

  return {
    name,
    form,
    /** Called when a visitor begins to fill the form in: what sending needs is loaded by then. */
    prepare: () => {
      void loadSending()
      void loadNotice()
    },
    submit,
    isSending,
    /** Called when the form is emptied. */
    forget: () => {
      key.current = ''
      forgetDraft(name)
      forgetDraft(MADE_RESUME)
      files.delete(name)
    },
    /** The fraction of the form that has been sent, while it is known. */
    progress,
    /** Stops a form that is being sent, and keeps it as it is. */
    cancel: () => cancel.current?.(),
  }
}
