import type { I18n } from '@lingui/core'
import type { SerializedError } from '@reduxjs/toolkit'
import { errorMessage, readEnvelope, type ApiError, type Envelope } from '@/api/envelope'
import type { FormAnswer } from '@/domain/submissions/nativeForms'
import { lastDigitsOf, trackPaths, type TrackAction, type Tracked } from '@/domain/submissions/track'

/** The two texts that open a submission. */
export type Pair = Record<'reference' | 'last4', string>

export type Fields = FormAnswer['fields']

/** The actions that are asked about once before they are done. */
export type Question = Extract<TrackAction, 'withdraw' | 'erase'>

/** The field by which a form without script asks to be asked. */
export const QUESTION_FIELD = 'question'

type TrackState = {
  pair: Pair
  tracked?: Tracked
  /** How often a submission was looked up. */
  lookups: number
  /** What was pressed, and is asked about. */
  question?: Question
  done?: TrackAction
  /** The reference of what was erased. */
  erased?: string
  /** The action that failed, with its values. */
  failed?: { action: TrackAction; fields: Fields; text: string; field?: string }
}

export const startState = (reference: string): TrackState => ({ pair: { reference, last4: '' }, lookups: 0 })

export type Answer = { data?: Envelope; error?: ApiError | SerializedError }

const questions: readonly Question[] = ['withdraw', 'erase']

const pairOf = ({ reference = '', last4 = '' }: Fields): Pair => ({ reference, last4 })

/** The state of the screen once a form is answered. */
export const afterAnswer = (
  before: TrackState,
  action: TrackAction,
  fields: Fields,
  { data, error }: Answer,
  i18n: I18n,
): TrackState => {
  const pair = pairOf(fields)
  if (error) {
    const failed = {
      action,
      fields,
      text: errorMessage(error, i18n),
      ...('field' in error && { field: error.field }),
    }
    if (before.tracked && action !== 'show') return { ...before, failed }
    // Without script nothing is known but what was sent: it can be shown, or corrected, again.
    return {
      ...startState(''),
      pair,
      lookups: before.lookups,
      failed: action === 'correct' ? failed : { ...failed, action: 'show' },
    }
  }
  const tracked = data?.data as Tracked | undefined
  if (!tracked) return { ...startState(''), erased: pair.reference }
  return {
    // After a correction the last digits of the new number open the submission.
    pair: {
      reference: tracked.reference,
      last4: action === 'correct' ? lastDigitsOf(tracked.mobile) : pair.last4,
    },
    tracked,
    lookups: before.lookups + (action === 'show' ? 1 : 0),
    question: questions.find((one) => one === fields[QUESTION_FIELD]),
    done: action,
  }
}

const actions = Object.keys(trackPaths) as TrackAction[]

/** The same without script. */
export const answeredState = ({ path, fields, envelope }: FormAnswer, i18n: I18n): TrackState => {
  const action = actions.find((one) => trackPaths[one] === path) ?? 'show'
  return afterAnswer(startState(''), action, fields, readEnvelope(envelope), i18n)
}
