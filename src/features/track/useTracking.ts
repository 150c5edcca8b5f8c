import { useLingui } from '@lingui/react/macro'
import { useContext, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { trackApi } from '@/api/trackApi'
import { idIn } from '@/domain/paths'
import { lastDigitsOf, type TrackAction } from '@/domain/track'
import { receiptCorrected, receiptErased } from '@/store/device'
import { useAppDispatch } from '@/store/hooks'
import {
  afterAnswer,
  answeredState,
  startState,
  TrackAnswerContext,
  type Answer,
  type Fields,
} from './trackState'

/** A browser that knows that it is offline says so. */
const sayOffline = (answer: Answer, message: string): Answer =>
  answer.error && !navigator.onLine ? { error: { kind: 'refused', message } } : answer

export type Tracking = ReturnType<typeof useTracking>

/** One submission as the visitor sees it, and the actions on it. None of it outlives the screen. */
export const useTracking = () => {
  const { t, i18n } = useLingui()
  const dispatch = useAppDispatch()
  const given = useContext(TrackAnswerContext)
  const [query] = useSearchParams()
  const [state, setState] = useState(() =>
    given ? answeredState(given, i18n) : startState(idIn(query, 'reference')),
  )
  const [sending, setSending] = useState<TrackAction>()
  /** Set at once: two presses may come before the first is drawn. */
  const isSending = useRef(false)

  /** The receipt on this device goes with what is erased, and opens what is corrected. */
  const keepReceipt = (action: TrackAction, { reference = '', mobile = '' }: Fields) => {
    if (action === 'erase') dispatch(receiptErased(reference))
    // The panel needs the whole number no more: its sender has the reference at hand.
    if (action === 'correct')
      dispatch(receiptCorrected({ reference, last4: lastDigitsOf(mobile), mobile: '' }))
  }

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
    if (answer.data) keepReceipt(action, fields)
  }

  return {
    state,
    /** The action under way. */
    sending,
    send,
    /** A rule of a form that is broken before it is sent. */
    refuse: (action: TrackAction, fields: Fields, field: string, text: string) =>
      setState((before) => ({ ...before, failed: { action, fields, text, field } })),
    askToErase: (isErasing: boolean) =>
      setState((before) => ({ ...before, isErasing, done: undefined, failed: undefined })),
  }
}
