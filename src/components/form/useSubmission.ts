import type { SerializedError } from '@reduxjs/toolkit'
import type { FormikHelpers } from 'formik'
import { useEffect, useRef, useState } from 'react'
import { errorMessage, type ApiError } from '@/api/envelope'
import type { FormFields } from '@/api/formData'
import type { FormSending } from '@/api/portalApi'
import type { Failure } from '@/domain/rules/firstFailure'
import { useAppDispatch } from '@/store/hooks'
import { successTold, warningGiven } from '@/store/notices'
import { afterFirstView } from '../afterFirstView'
import { bringCheck, check, type LoadRules } from './check'
import { reloadPage } from './reload'

type Answer = { data: string; error?: undefined } | { data?: undefined; error: ApiError | SerializedError }

export type SubmissionOptions = {
  /** The same function in every render. */
  loadRules: LoadRules
  /** The trigger of the form's mutation. */
  send: (sending: FormSending) => PromiseLike<Answer>
  /** When the page reloads after the form was saved. */
  reloadAfterMs: readonly number[]
  onSaved?: () => void
}

export type Submission<Values> = {
  /** Answers with the rule that was broken, so that its field can be focused. */
  submit: (values: Values, helpers: FormikHelpers<Values>) => Promise<Failure | undefined>
  isSending: boolean
  /** How much of the form has left, from 0 to 1, while it is being sent and that can be told. */
  progress?: number
}

const SAVED = 'Your details were sent.'

/** The rules did not come: the line is down, and nothing could be sent either. */
const UNCHECKED = 'unchecked'

const isApiError = (error: ApiError | SerializedError): error is ApiError => 'kind' in error

/**
 * The one way in which a form is sent (spec sections 4, 5 and 8): the first broken rule stops it with a
 * warning; else it is sent once, told of, cleared, and the page reloads after the form's own delays.
 * Call it in a component that stays when the form closes: the reloads end with that component.
 */
export const useSubmission = <Values extends FormFields>(options: SubmissionOptions): Submission<Values> => {
  const dispatch = useAppDispatch()
  const [isSending, setIsSending] = useState(false)
  const [progress, setProgress] = useState<number>()
  // Two presses within one render must not both be sent.
  const sending = useRef(false)
  const reloads = useRef<ReturnType<typeof setTimeout>[]>([])
  const isGone = useRef(false)

  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      reloads.current.forEach(clearTimeout)
    }
  }, [])

  const { loadRules } = options
  useEffect(() => afterFirstView(() => void bringCheck(loadRules).catch(() => undefined)), [loadRules])

  const checkOnce = async (values: Values) => {
    sending.current = true
    try {
      return await check(loadRules, values)
    } finally {
      sending.current = false
    }
  }

  const sendOnce = async (values: Values) => {
    sending.current = true
    setIsSending(true)
    try {
      return await options.send({ fields: values, onProgress: setProgress })
    } finally {
      sending.current = false
      setIsSending(false)
      setProgress(undefined)
    }
  }

  const submit: Submission<Values>['submit'] = async (values, { resetForm, setErrors }) => {
    if (sending.current) return undefined
    const failure = await checkOnce(values).catch((): typeof UNCHECKED => UNCHECKED)
    if (failure === UNCHECKED) {
      dispatch(warningGiven(errorMessage({ kind: 'failed' })))
      return undefined
    }
    if (failure) {
      setErrors({ [failure.field]: failure.message } as Parameters<typeof setErrors>[0])
      dispatch(warningGiven(failure.message))
      return failure
    }
    const { data, error } = await sendOnce(values)
    if (error) {
      dispatch(warningGiven(errorMessage(isApiError(error) ? error : { kind: 'failed' })))
      return undefined
    }
    dispatch(successTold(data || SAVED))
    resetForm()
    options.onSaved?.()
    // Nobody wants another screen reloaded, which the visitor went to while this one was sending.
    if (isGone.current) return undefined
    reloads.current = options.reloadAfterMs.map((delay) => setTimeout(reloadPage, delay))
    return undefined
  }

  return { submit, isSending, progress }
}
