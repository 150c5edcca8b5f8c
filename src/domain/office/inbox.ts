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

/** Every sender may withdraw what they sent. */
const withdrawn = { withdrawn: 'Withdrawn' }
/** Where an application stands, in the words that its sender reads. */
const applicantStates = {
  received: 'Received',
  in_review: 'Being looked at',
  shortlisted: 'Shortlisted',
  declined: 'Not this time',
}
const enquiryStates = { received: 'New', in_talks: 'In talks', won: 'Won', lost: 'Lost' }
const messageStates = { received: 'New', answered: 'Answered' }

/** All states in their order. */
export const submissionStates = {
  ...applicantStates,
  ...enquiryStates,
  ...messageStates,
  ...withdrawn,
  received: applicantStates.received,
}

export type SubmissionState = keyof typeof submissionStates

export const allStates = Object.keys(submissionStates) as SubmissionState[]

const statesOf: Readonly<Record<InboxKind, Partial<Record<SubmissionState, string>>>> = {
  application: { ...applicantStates, ...withdrawn },
  resume: { ...applicantStates, ...withdrawn },
  internship: { ...applicantStates, ...withdrawn },
  enquiry: { ...enquiryStates, ...withdrawn },
  contact_message: { ...messageStates, ...withdrawn },
}

/** Whether submissions of a kind have a state. */
export const hasState = (kind: InboxKind, state: SubmissionState) => statesOf[kind][state] !== undefined

/** The word for a state, which some kinds have another for. */
export const stateLabel = (state: SubmissionState, kind?: InboxKind) =>
  (kind && statesOf[kind][state]) ?? submissionStates[state]

/** The words of these kinds for a state: 'Received', or 'Received or New'. */
export const stateWords = (state: SubmissionState, kinds: readonly InboxKind[]) =>
  [...new Set(kinds.flatMap((kind) => statesOf[kind][state] ?? []))].join(' or ')

/** The states that one of these kinds has. */
export const stateOptions = (kinds: readonly InboxKind[]) =>
  allStates
    .filter((state) => kinds.some((kind) => hasState(kind, state)))
    .map((value) => ({ value, label: stateWords(value, kinds) }))

export type YesOrNo = 'yes' | 'no'

/** The filters of the inbox. Several values of one are alternatives. */
export type InboxFilter = {
  /** Every word must stand somewhere in the submission or its resume. */
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

/** The assignee of a submission that has none. */
export const NOBODY = 'nobody'
export const NOT_ASSIGNED = 'Not assigned'

export type AccountName = { id: string; name: string }

/** A submission as a line of the table. */
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
  assignee: AccountName | null
  tags: string[]
  files: number
  /** The applicant's answer to 'Keep my details for other jobs'; '' where it was not asked. */
  keepForOtherJobs: YesOrNo | ''
  /** Whether the same person sent the same within 30 days. */
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

/** To whom outside the office a submission was shown or sent. */
export type Disclosure = { id: string; at: string; account: AccountName; recipient: string }

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
  changes: InboxChange[]
  /** Other submissions with the same mobile number or email address, newest first. */
  history: InboxRow[]
  /** Those of the history that may be the same submission again. */
  duplicates: string[]
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
