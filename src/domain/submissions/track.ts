import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { withPlainDigits } from '../text/compareText'
import { formatDate, todayInIndia } from '../site/calendar'
import type { Disclosure, inboxKinds, InboxKind } from './inbox'
import type { SubmissionState } from './states'

/** A submission as its applicant sees it. */
export type Tracked = {
  reference: string
  kind: (typeof inboxKinds)[InboxKind]
  /** An ISO time, as all times here. */
  sentAt: string
  /** The position, the role, the services or the first words of the message. */
  about: string
  job: { id: string; position: string; isOpen: boolean } | null
  /** In the English words of its kind; `codes` are for other languages. */
  state: string
  codes: { kind: InboxKind; state: SubmissionState }
  stateAt: string
  isWithdrawn: boolean
  /** Until when its applicant can take their withdrawal back; null where they cannot. */
  takeBackUntil: string | null
  /** Whether the applicant may ask: the state has stood long without news, and they have not asked yet. */
  canAsk: boolean
  askedOn: string | null
  answers: { at: string; text: string }[]
  /** The page of the newest invitation until its day is over, and its day as YYYY-MM-DD. */
  invitationUrl: string | null
  invitationDay: string | null
  /** The page of the newest question whether the applicant may be sent, until its last day. */
  questionUrl: string | null
  email: string
  mobile: string
  fields: { label: string; value: string }[]
  files: { name: string; size: number }[]
  /** When it is deleted; null without a limit. */
  keptUntil: string | null
  /** To whom outside the office it was shown or sent, newest first. */
  disclosures: Pick<Disclosure, 'recipient' | 'at' | 'saidYesAt' | 'reason'>[]
  /** The text of the privacy notice that its applicant saw; '' before there was one. */
  privacyVersion: string
  /** Good for a quarter of an hour. */
  copyUrl: string
}

/** An answer and a receipt name the kind of a submission by these words. */
const kindNames: Partial<Record<string, MessageDescriptor>> = {
  Application: msg`Application`,
  Resume: msg`Resume`,
  Internship: msg`Internship`,
  Enquiry: msg`Enquiry`,
  Message: msg`Message`,
} satisfies Record<Tracked['kind'], MessageDescriptor>

export const kindNameOf = (kind: string, i18n: I18n) => {
  const name = kindNames[kind]
  return name ? i18n._(name) : kind
}

/** The one way in: the reference, and the last digits of the mobile number. */
export const LAST_DIGITS = 4

/** The digits of a number that open what was sent with it. */
export const lastDigitsOf = (mobile: string) => withPlainDigits(mobile).replace(/\D/g, '').slice(-LAST_DIGITS)

/** The addresses at which our own server answers the applicant of a submission. */
export const trackPaths = {
  show: '/api/track',
  correct: '/api/track/correct',
  withdraw: '/api/track/withdraw',
  takeBack: '/api/track/take-back',
  erase: '/api/track/erase',
  ask: '/api/track/ask',
  copy: '/api/track/copy',
} as const

/** The one answer to a wrong reference, to wrong digits, and to what was erased. */
export const NOT_FOUND = msg`No submission has this reference and these digits.`

/** The actions of an applicant. */
export type TrackAction = Exclude<keyof typeof trackPaths, 'copy'>

/** 'Trishul Works, with your yes of 27-11-2026'. */
export const shownWords = ({ recipient, saidYesAt, reason }: Tracked['disclosures'][number], i18n: I18n) => {
  const day = saidYesAt && formatDate(todayInIndia(Date.parse(saidYesAt)))
  if (day) return i18n._(msg`${recipient}, with your yes of ${day}`)
  return reason ? i18n._(msg`${recipient}, without your yes: ${reason}`) : recipient
}
