import type { MailFault } from './bulk'
import type { AccountName, InboxRow, ToTell } from './inbox'
import type { SubmissionState } from './states'

/** Why an answer waits to be told by a person. */
export const toTellWords = {
  later: 'Later',
  no_email: 'No e-mail',
  not_delivered: 'Could not be delivered',
} as const satisfies Record<ToTell['why'], string>

/** An answer that waits to be told, as a line of the list. */
export type ToTellRow = Pick<InboxRow, 'reference' | 'kind' | 'name' | 'company' | 'about' | 'state'> & {
  why: ToTell['why']
  /** Since when the submission has the state that is to be told. */
  since: string
  /** The account that works on it now. */
  holder: AccountName | null
  /** Until when it does, unless it asks for longer. */
  heldUntil: string | null
}

export type ToTellPage = { rows: ToTellRow[]; total: number }

/** An answer that this account works on. */
export type ToTellTask = {
  row: InboxRow
  /** What is to be told. */
  state: SubmissionState
  version: number
  why: ToTell['why']
  since: string
  text: string
  email: string | null
  /** The digits of the number with its country's code. */
  whatsapp: string | null
  /** Where it stands in the list: the next one comes behind it. */
  turn: string
  /** Other submissions of the same person that wait to be told the same state. */
  also: InboxRow[]
}

/** How many answers wait, to be told by a person and to be mailed. */
export type WaitingAnswers = {
  toTell: number
  /** Of those that were put into the outbox together, or since then. */
  mails: {
    sent: number
    total: number
    /** Refused so far; they are tried again. */
    refused: number
    fault: MailFault | null
  }
}
