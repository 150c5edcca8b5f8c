import type { Language } from '../languages'
import { daysBefore, todayInIndia } from '../site/calendar'
import type { AnswerWay, DeclineReason, ToldState } from './answers'
import type { InboxRow, InvitationDetails, PlacementDetails, ToSend } from './inbox'

/** An answer as chosen in the office. The server makes each applicant's text from it. */
export type TellChoices = {
  state: ToldState
  /** Without one, each submission's own. */
  language?: Language
  /** Only with 'Not this time', as `similar`. */
  reason?: DeclineReason
  similar?: boolean
  /** Needed with 'Interview'. */
  invitation?: InvitationDetails
  /** Needed with 'Asked for a yes'. */
  sending?: SendingDetails
  /** The employer's name; needed with 'Sent to employer'. The applicant sees it, with the day. */
  recipient?: string
  /** Why somebody is shown to the employer without a yes; '' where nobody is. The applicant sees it. */
  withoutYes?: string
}

/** Whether an employer may be shown the applicant. */
export type SendingDetails = {
  /** '' for the employer of the job that was applied for. */
  employer: string
  /** YYYY-MM-DD: the last day to answer. */
  day: string
  /** The job, for those who applied for none. */
  jobId: string
}

const DAYS_TO_ANSWER = 3

/** The last day to answer whether one may be sent, unless another is chosen. */
export const dayToAnswer = (today = todayInIndia(Date.now())) => daysBefore(today, -DAYS_TO_ANSWER)

/** The choices as they are filled in: each state has fields of its own. */
export type ChoiceFields = Partial<
  Record<keyof InvitationDetails | keyof PlacementDetails | 'recipient' | 'withoutYes', string>
> &
  Pick<TellChoices, 'language' | 'reason' | 'similar'>

export const choicesOf = (
  state: ToldState,
  { language, day = '', time = '', place = '', bring = '', reason, similar, ...of }: ChoiceFields,
): TellChoices => ({
  state,
  language,
  ...(state === 'interview' && { invitation: { day, time, place, bring } }),
  ...(state === 'asked' && { sending: { employer: of.employer ?? '', day, jobId: of.jobId ?? '' } }),
  ...(state === 'sent_to_employer' && { recipient: of.recipient ?? '', withoutYes: of.withoutYes ?? '' }),
  ...(state === 'declined' && { reason, similar }),
})

export type Message = TellChoices & {
  /** 'later' puts it on the list 'To send'. */
  way: AnswerWay | 'later'
  /** Typed by hand in place of the text that the server makes. */
  text?: string
  placement?: PlacementDetails
  /** Other submissions that it counts for. */
  also?: string[]
  /** Confirms telling a state for a second time. */
  again?: true
}

/** An answer to many: by e-mail where that reaches them, else from the list 'To send'. */
export type TellMany = TellChoices & {
  references: string[]
  later?: boolean
  /** One of several submissions with the same name and address gets the message; the others count as told. */
  oncePerPerson?: boolean
}

/** They add up to the number of chosen submissions. */
export type TellCounts = {
  mailed: number
  toSend: number
  /** Other submissions of the same people, which count as told. */
  further: number
  /** Left out: they know of this state already. */
  told: number
  /** Left out because the applicant withdrew. */
  withdrawn: number
  /** Left out because their kind does not have this state. */
  others: number
  /** Left out: they did not say yes to being sent to this employer. */
  noYes: number
  /** Left out because they were erased meanwhile. */
  erased: number
}

/** Another submission with the same number or address, whose applicant waits for news. */
export type AlsoRow = InboxRow & {
  isSamePerson: boolean
  /** Whether it waits in 'To send' with the same state. */
  isListed: boolean
  /** The ways by which one message reaches both. */
  ways: AnswerWay[]
}

/** The effect that telling would have, and the text that the first would get. */
export type TellPreview = {
  counts: TellCounts
  /** How many match the filter of the choice by now, and are left out. */
  cameLater: number
  first: {
    name: string
    language: Language
    text: string
    /** Null where no mail can be sent. */
    email: string | null
    /** The digits for wa.me; null where WhatsApp cannot reach the number. */
    whatsapp: string | null
    hasSimilar: boolean
    also: AlsoRow[]
  } | null
  /** The names of the first that are left out for want of a yes. */
  noYes: string[]
  /** The people who get one message for several submissions. */
  together: { name: string; submissions: number }[]
  fault: MailFault | null
}

/** The reason no mail leaves: it is not set up, or the mail server cannot be reached. */
export type MailFault = 'off' | 'down'

export const CHOSEN_MAX = 10_000

export const toSendWords = {
  later: 'Later',
  no_email: 'No e-mail',
  not_delivered: 'Could not be delivered',
} as const satisfies Record<ToSend['why'], string>

/** An answer to be sent, as a line of the list. */
export type ToSendRow = Pick<InboxRow, 'reference' | 'kind' | 'name' | 'company' | 'about' | 'state'> & {
  why: ToSend['why']
  /** The time at which the submission got the state to be sent. */
  since: string
}

export const LISTED_TO_SEND_MAX = 1000

export type ToSendList = { rows: ToSendRow[] }

export type WaitingAnswers = {
  toSend: number
  /** Mails that were put into the outbox together, or since then. */
  mails: {
    sent: number
    total: number
    /** Refused so far; they are tried again. */
    refused: number
    fault: MailFault | null
  }
}
