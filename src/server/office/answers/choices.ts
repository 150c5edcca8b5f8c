import { todayInIndia } from '@/domain/site/calendar'
import { isLanguage } from '@/domain/languages'
import {
  allReasons,
  ANSWER_CHARACTERS_MAX,
  type AnswerWay,
  answerWays,
  isToldState,
  type ToldState,
} from '@/domain/submissions/answers'
import { RECIPIENT_CHARACTERS_MAX, type InvitationDetails } from '@/domain/submissions/inbox'
import {
  cleanInvitation,
  invitationLabel,
  invitationProblems,
  readDay,
  sendingLabels,
  sendingProblems,
} from '@/domain/submissions/invitations'
import { stateLabel } from '@/domain/submissions/states'
import type { SendingDetails, TellChoices } from '@/domain/submissions/telling'
import { singleSpaced } from '@/domain/text/markup'
import { fieldRefused, invalid, unprocessable } from '../../config/refusal'
import { stateIn, textIn } from '../inbox/readInbox'
import { type Body, invalidRequest, toBody, typedText } from '../readRequest'

const stateToSend = (value: unknown): ToldState => {
  const state = stateIn(value)
  if (isToldState(state)) return state
  throw unprocessable(`There is nothing to tell in the state '${stateLabel(state)}'.`)
}

const invitationIn = (value: unknown = {}): InvitationDetails => {
  const { day = '', time = '', place = '', bring = '' } = toBody(value)
  return cleanInvitation({
    day: typedText(day),
    time: typedText(time),
    place: typedText(place),
    bring: typedText(bring),
  })
}

const sendingIn = (value: unknown = {}): SendingDetails => {
  const { employer = '', day = '', jobId = '' } = toBody(value)
  return {
    employer: singleSpaced(typedText(employer)),
    day: readDay(typedText(day)),
    jobId: typedText(jobId).trim(),
  }
}

const lineIn = (value: unknown = '') => {
  if (typeof value !== 'string' || value.length > RECIPIENT_CHARACTERS_MAX) throw invalidRequest()
  return singleSpaced(value)
}

/** Reads the choices that were made so far. */
export const choicesIn = ({ state, language, reason, similar = false, ...body }: Body): TellChoices => {
  const told = stateToSend(state)
  const known = allReasons.find((one) => one === reason)
  const isReason = reason === undefined || (known !== undefined && told === 'declined')
  const isInLanguage = language === undefined || (typeof language === 'string' && isLanguage(language))
  if (!isReason || !isInLanguage || typeof similar !== 'boolean') throw invalidRequest()
  // A text that was put off had its invitation and its recipient then.
  const isTyped = body.text !== undefined
  const asks = (of: ToldState, given: unknown) => told === of && (given !== undefined || !isTyped)
  return {
    state: told,
    language,
    reason: known,
    similar: similar && told === 'declined',
    ...(asks('interview', body.invitation) && { invitation: invitationIn(body.invitation) }),
    ...(asks('asked', body.sending) && { sending: sendingIn(body.sending) }),
    ...(asks('sent_to_employer', body.recipient) && {
      recipient: lineIn(body.recipient),
      withoutYes: lineIn(body.withoutYes),
    }),
  }
}

export const assertComplete = ({ invitation, sending, recipient }: TellChoices, now: Date) => {
  const today = todayInIndia(now.getTime())
  const problems = invitation ? invitationProblems(invitation, today) : []
  if (problems.length > 0) throw invalid(problems, invitationLabel)
  const ofSending = sending ? sendingProblems(sending, today) : []
  if (ofSending.length > 0)
    throw invalid(ofSending, (field) => sendingLabels[field as keyof SendingDetails] ?? field)
  if (recipient === '') throw fieldRefused('recipient', 'Say to whom it was sent.')
}

const isWay = (way: unknown): way is AnswerWay | 'later' =>
  way === 'later' || (typeof way === 'string' && Object.hasOwn(answerWays, way))

export const wayIn = ({ way }: Body) => {
  if (!isWay(way)) throw invalidRequest()
  return way
}

/** A text typed by hand; undefined for the ready text. */
export const typedIn = ({ text }: Body) =>
  text === undefined ? undefined : textIn(text, 'The answer', ANSWER_CHARACTERS_MAX)
