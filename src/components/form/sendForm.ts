import type { Dispatch, SerializedError } from '@reduxjs/toolkit'
import type { FormikHelpers } from 'formik'
import { errorMessage, toApiError, type ApiError } from '@/api/envelope'
import type { FormFields } from '@/api/formData'
import type { FormSending } from '@/api/portalApi'
import { firstFailure, type Rule } from '@/domain/rules/firstFailure'
import { successTold, warningGiven } from '@/store/notices'
import { makeMarks, type Sender } from './marks'
import { reloadPage } from './reload'

type Answer = { data: string; error?: undefined } | { data?: undefined; error: ApiError | SerializedError }

export type SendOptions = {
  /** The trigger of the form's mutation. */
  send: (sending: FormSending) => PromiseLike<Answer>
  /** When the page reloads after the form was saved. */
  reloadAfterMs: readonly number[]
  onSaved?: () => void
}

type Surroundings = SendOptions & {
  dispatch: Dispatch
  setIsSending: (isSending: boolean) => void
  setProgress: (fraction?: number) => void
  /** Not where the form is gone by then. */
  doLater: (work: () => void, delaysMs: readonly number[]) => void
}

const SAVED = 'Your details were sent.'

/** A field that is disabled cannot take the focus: the first of its group that can takes it. */
const focusField = (form: HTMLFormElement | null, name: string) => {
  const field = form?.elements.namedItem(name)
  if (!(field instanceof HTMLElement)) return
  const target = field.matches(':disabled')
    ? field.closest('[role="group"]')?.querySelector<HTMLElement>('input:enabled')
    : field
  target?.focus()
}

/** Checks a form, shows the first rule that is broken, or sends it. */
export const sendForm = async <Values extends FormFields>(
  rules: readonly Rule[],
  values: Values,
  { resetForm, setErrors }: FormikHelpers<Values>,
  sender: Sender,
  { send, reloadAfterMs, onSaved, dispatch, setIsSending, setProgress, doLater }: Surroundings,
): Promise<void> => {
  const failure = firstFailure(rules, values)
  if (failure) {
    setErrors({ [failure.field]: failure.message } as Parameters<typeof setErrors>[0])
    dispatch(warningGiven(failure.message))
    return focusField(sender.form, failure.field)
  }

  const sendOnce = async () => {
    setIsSending(true)
    try {
      const fields = { ...values, ...(await makeMarks(sender)) }
      return await send({ fields, onProgress: setProgress })
    } finally {
      setIsSending(false)
      setProgress(undefined)
    }
  }

  const { data, error } = await sendOnce()
  if (error) {
    dispatch(warningGiven(errorMessage(toApiError(error))))
    return
  }
  dispatch(successTold(data || SAVED))
  resetForm()
  onSaved?.()
  doLater(reloadPage, reloadAfterMs)
}
