import type { Language } from '../languages'
import type { AnswerWay, ToldState } from './answers'
import type { QuestionAnswer, QuestionKind } from './questions'
import type { Same } from './samePerson'
import type { SubmissionState } from './states'

/** The five forms that visitors send, in the order in which the staff meet them. */
export const inboxKinds = {
  application: 'Application',
  resume: 'Resume',
  internship: 'Internship',
  enquiry: 'Enquiry',
  contact_message: 'Message',
} as const

export type InboxKind = keyof typeof inboxKinds

export const allKinds = Object.keys(inboxKinds) as InboxKind[]

export type YesOrNo = 'yes' | 'no'

/** The filters of the inbox. Several values of one are alternatives. */
export type InboxFilter = {
  /** Every word must be in the submission or its resume. */
  search?: string
  kind?: InboxKind[]
  state?: SubmissionState[]
  /** The id of an account, or `NOBODY`. */
  assignee?: string[]
  tag?: string[]
  job?: string[]
  place?: string[]
  /** Whether the details may be kept for other jobs. */
  keep?: YesOrNo[]
  /** The slugs of sources (`sources.ts`); '' where there is none. */
  source?: string[]
  /** The languages of the forms that were sent. */
  language?: Language[]
  /** Whether the state is one in which its applicant waits for news. */
  waits?: YesOrNo[]
  /** Whether an answer was sent. */
  answered?: YesOrNo[]
  /** Whether the applicant asked in the present state and got no answer since. */
  asked?: YesOrNo[]
  /** Years, such as '2-5', '2-' or '-5'. */
  experience?: string
  /** Lakhs, in the same way. */
  ctc?: string
  /** Days such as 2026-01-31 or times; both ends belong to the range. */
  from?: string
  to?: string
  /** Those that were chosen one by one. */
  references?: string[]
}

export const NOBODY = 'nobody'
export const NOT_ASSIGNED = 'Not assigned'

export type AccountName = { id: string; name: string }

export type InboxRow = {
  reference: string
  kind: InboxKind
  name: string
  email: string
  mobile: string
  /** For which an enquiry was sent; '' for all others. */
  company: string
  /** The position, the role, the services or the first words of the message. */
  about: string
  jobId: string
  place: string
  /** '4 years 2 months'; '' where the form does not ask. */
  experience: string
  /** '5 Lakhs'; '' where the form does not ask. */
  ctc: string
  receivedAt: string
  state: SubmissionState
  /** The time at which the present state was set. */
  stateAt: string
  /** The time of the first message that is an answer; '' where there is none. */
  answeredAt: string
  /** The time at which the applicant asked in the present state; '' if they did not, or got an answer since. */
  askedAt: string
  /** The source of the application; '' where it is not known. */
  source: string
  /** The language of the form that was sent; '' where it is not known. */
  language: Language | ''
  assignee: AccountName | null
  tags: string[]
  files: number
  /** The applicant's answer to 'Keep my details for other jobs'; '' where it was not asked. */
  keepForOtherJobs: YesOrNo | ''
  /** Whether the same was sent within 30 days with the same number or address. */
  isDuplicate: boolean
}

type Described = Pick<InboxRow, 'kind' | 'company' | 'about'>

export const subjectOf = ({ company, about }: Described) => [company, about].filter(Boolean).join(', ')

/** 'Application: Machine Operator', 'Enquiry: Bastar Handlooms, Outsourcing'. */
export const describeRow = (row: Described) =>
  [inboxKinds[row.kind], subjectOf(row)].filter(Boolean).join(': ')

export type InboxPage = {
  rows: InboxRow[]
  total: number
  /** When the newest of all came in, whatever is listed; null where nothing did. */
  newestAt: string | null
}

/** How an employer was shown somebody: by the message 'Sent to employer', an export, or by another way that was noted. */
export type DisclosureWay = 'told' | 'export' | 'noted'

export type Disclosure = {
  id: string
  at: string
  account: AccountName
  recipient: string
  /** '' where it was about no job of ours. */
  jobId: string
  way: DisclosureWay
  /** The time of the yes that it rests on; '' where there was none. */
  saidYesAt: string
  /** Why there was none. */
  reason: string
}

export type Answer = {
  id: string
  at: string
  account: AccountName
  way: AnswerWay
  /** The state that it was sent for. */
  state: SubmissionState
  text: string
  /** Null while its mail waits. */
  sentAt: string | null
  /** The code with which its mail was given up; '' where it was not. */
  failed: string
}

/** A message still to be sent by WhatsApp or told by phone. */
export type ToSend = {
  state: ToldState
  text: string
  /** The reason: put off, no e-mail address, or a mail that was given up. */
  why: 'later' | 'no_email' | 'not_delivered'
  at: string
}

/** The place may be a link. */
export type InvitationDetails = Record<'day' | 'time' | 'place' | 'bring', string>

/** A question that an account asked; the day is YYYY-MM-DD and the time HH:MM, both in India. */
export type AskedQuestion = InvitationDetails & {
  /** The token in its address, which lets anyone in. */
  id: string
  kind: QuestionKind
  at: string
  account: AccountName
  /** To whom the applicant may be sent; '' in an invitation. */
  employer: string
  /** The job that it is about; '' in an invitation, and where it is about none of ours. */
  jobId: string
  answer: QuestionAnswer | ''
  answeredAt: string
  remindedAt: string
  came: YesOrNo | ''
}

/** The details by which an employer is invoiced; the days are YYYY-MM-DD. */
export type PlacementDetails = {
  jobId: string
  position: string
  employer: string
  joinedOn: string
  pay: string
  /** '' while they stay. */
  leftOn: string
}

export type Placement = PlacementDetails & { at: string; account: AccountName }

export type InboxNote = { id: string; at: string; account: AccountName; text: string }

/** Stands in place of the id of an account for what the applicant did. */
export const APPLICANT = 'applicant'
/** The applicant as history and log name them. */
export const APPLICANT_NAME = 'the applicant'

/** The changes that the staff and the applicant make to a submission. */
export type InboxChangeKind =
  | 'state'
  | 'assignee'
  | 'tag_added'
  | 'tag_removed'
  | 'note'
  | 'merged'
  | 'merged_away'
  | 'separated'
  /** The value is 'email' or 'mobile'. */
  | 'corrected'
  /** A withdrawn submission goes on; the value is the state. */
  | 'taken_back'
  /** The value is the recipient outside the office. */
  | 'disclosed'
  /** The value is the way. */
  | 'told'
  /** The mail of an answer was given up. */
  | 'not_delivered'
  /** No message was needed: it was taken from 'To send'. */
  | 'not_told'
  /** The applicant asked. */
  | 'asked'
  /** The value is the day. */
  | 'invited'
  /** The applicant was asked whether they may be sent; the value is the employer. */
  | 'asked_to_send'
  /** The applicant answered a question; the value is the answer. */
  | 'question_answered'
  /** The same on the phone. */
  | 'heard'
  /** The value is 'yes', 'no', or '' where that is taken back. */
  | 'came'
  | 'placed'
  /** The value is the day. */
  | 'left'

export type InboxChange = {
  /** The version that it made. */
  version: number
  at: string
  account: AccountName
  what: InboxChangeKind
  /** The state, the name of the assignee or the tag; '' where there is none. */
  value: string
}

export type InboxFile = { id: string; name: string; size: number; isPhoto: boolean }

/** The text of a resume, or why there is none: nothing was sent (null), it is not read yet, or it cannot be read. */
export type ResumeText = null | { pending: true } | { unreadable: true } | { text: string }

export type Submission = {
  row: InboxRow
  /** Rises with every change; a change on an older one is refused. */
  version: number
  fields: { label: string; value: string }[]
  files: InboxFile[]
  resume: ResumeText
  notes: InboxNote[]
  /** Newest first. */
  disclosures: Disclosure[]
  /** Newest first. */
  answers: Answer[]
  /** The answer to be sent; null where there is none. */
  toSend: ToSend | null
  /** Newest first. */
  questions: AskedQuestion[]
  placement: Placement | null
  /** Newest first. */
  changes: InboxChange[]
  /** Other submissions with the same mobile number or email address, and those merged with it, newest first. */
  history: InboxRow[]
  /** Submissions of the history that may be the same again, and what is the same. */
  duplicates: { reference: string; same: Same }[]
  /** When the applicant withdrew it: only an owner takes that back. */
  withdrawnAt: string | null
  /** The submission that this one was merged with; lists leave it out. */
  mergedInto: string | null
}

/** The same for tags that differ only in case: they are one tag. */
export const caselessTag = (tag: string) => tag.toLowerCase()

export const NOTE_CHARACTERS_MAX = 5000
export const TAG_CHARACTERS_MAX = 40
export const RECIPIENT_CHARACTERS_MAX = 200
/** So much is read of a resume, which is more than nearly any has. */
export const RESUME_CHARACTERS_MAX = 200_000
export const SEARCH_CHARACTERS_MAX = 100
