import type { FormikHelpers } from 'formik'
import { useEffect, useRef, useState } from 'react'
import { errorMessage } from '@/api/envelope'
import type { FormFields } from '@/api/formData'
import type { Rule } from '@/domain/rules/firstFailure'
import { useAppDispatch } from '@/store/hooks'
import { warningGiven } from '@/store/notices'
import { afterFirstView } from '../afterFirstView'
import type { Sender } from './marks'
import type { SendOptions } from './sendForm'

/** Brings the rules of a form in their order (spec section 5). */
type LoadRules = () => Promise<readonly Rule[]>

export type SubmissionOptions = SendOptions & {
  /** The same function in every render. */
  loadRules: LoadRules
}

export type Submission<Values> = {
  submit: (values: Values, helpers: FormikHelpers<Values>, sender: Sender) => Promise<void>
  isSending: boolean
  /** How much of the form has left, from 0 to 1, while it is being sent and that can be told. */
  progress?: number
}

/** What is there already comes sooner, and nothing flickers. */
const SEEN_AFTER_MS = 300

/** The rules, and what checks and sends a form, are not needed before somebody presses; they come a moment earlier. */
const bringSending = (loadRules: LoadRules) =>
  Promise.all([import(/* webpackChunkName: 'rules' */ './sendForm'), loadRules()])

/**
 * The one way in which a form is sent (spec sections 4, 5 and 8): the first broken rule stops it with a
 * warning; else it is sent once, told of, cleared, and the page reloads after the form's own delays.
 * Call it in a component that stays when the form closes: the reloads end with that component.
 */
export const useSubmission = <Values extends FormFields>({
  loadRules,
  ...options
}: SubmissionOptions): Submission<Values> => {
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

  useEffect(() => afterFirstView(() => void bringSending(loadRules).catch(() => undefined)), [loadRules])

  const doLater = (work: () => void, delaysMs: readonly number[]) => {
    // Nobody wants another screen reloaded, which the visitor went to while this one was sending.
    if (!isGone.current) reloads.current = delaysMs.map((delay) => setTimeout(work, delay))
  }

  const submit: Submission<Values>['submit'] = async (values, helpers, sender) => {
    if (sending.current) return
    sending.current = true
    // A line may go silent while they come: the press must be seen to count.
    const waiting = setTimeout(setIsSending, SEEN_AFTER_MS, true)
    try {
      const brought = await bringSending(loadRules).catch(() => undefined)
      clearTimeout(waiting)
      setIsSending(false)
      if (brought) {
        const [{ sendForm }, rules] = brought
        const surroundings = { ...options, dispatch, setIsSending, setProgress, doLater }
        await sendForm(rules, values, helpers, sender, surroundings)
      } else {
        // The line is down, and nothing could be sent either.
        dispatch(warningGiven(errorMessage({ kind: 'failed' })))
      }
    } finally {
      sending.current = false
    }
  }

  return { submit, isSending, progress }
}
