import { useLingui } from '@lingui/react/macro'
import { useContext, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { trackApi } from '@/api/trackApi'
import { FormAnswerContext } from '@/components/form/formAnswer'
import { idIn } from '@/domain/paths'
import type { TrackAction } from '@/domain/submissions/track'
import { receiptErased } from '@/store/device'
import { useAppDispatch } from '@/store/hooks'
import { afterAnswer, answeredState, startState, type Answer, type Fields, type Question } from './trackState'

/** A browser that knows that it is offline says so. */
const sayOffline = (answer: Answer, message: string): Answer =>
  answer.error && !navigator.onLine ? { error: { kind: 'refused', message } } : answer

export type Tracking = ReturnType<typeof useTracking>

/** One submission as the visitor sees it, and the actions on it. None of it outlives the screen. */
export const useTracking = () => {
  const { t, i18n } = useLingui()
  const dispatch = useAppDispatch()
  const given = useContext(FormAnswerContext)
  const [query] = useSearchParams()
  const [state, setState] = useState(() =>
    given ? answeredState(given, i18n) : startState(idIn(query, 'reference')),
  )
  const [sending, setSending] = useState<TrackAction>()
  /** How often a receipt of this device was chosen. */
  const [choices, setChoices] = useState(0)
  /** Set at once: two presses may come before the first is drawn. */
  const isSending = useRef(false)

  const send = async (action: TrackAction, fields: Fields) => {
    if (isSending.current) return
    isSending.current = true
    setSending(action)
    setState((before) => ({ ...before, done: undefined, erased: undefined, failed: undefined }))
    // Untracked: the store keeps nothing of it.
    const request = trackApi.endpoints.track.initiate({ action, fields }, { track: false })
    const offline = t`You are offline. Nothing is lost: please try again when you are back.`
    const answer = sayOffline(await dispatch(request), offline)
    isSending.current = false
    setSending(undefined)
    setState((before) => afterAnswer(before, action, fields, answer, i18n))
    if (answer.data && action === 'erase') dispatch(receiptErased(fields.reference ?? ''))
  }

  return {
    state,
    /** The action under way. */
    sending,
    send,
    /** A rule of a form that is broken before it is sent. */
    refuse: (action: TrackAction, fields: Fields, field: string, text: string) =>
      setState((before) => ({ ...before, failed: { action, fields, text, field } })),
    /** Asks about an action, or no more. */
    ask: (question?: Question) =>
      setState((before) => ({ ...before, question, done: undefined, failed: undefined })),
    choices,
    /** Asks for the digits of a receipt. */
    choose: (reference: string) => {
      setState(({ lookups }) => ({ ...startState(reference), lookups }))
      setChoices(choices + 1)
    },
  }
}
