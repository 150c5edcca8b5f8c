import type { MailFault } from './bulk'
import type { AccountName, InboxRow, ToTell } from './inbox'
import type { SubmissionState } from './states'

/** The reasons an answer waits to be told by a person. */
export const toTellWords = {
  later: 'Later',
  no_email: 'No e-mail',
  not_delivered: 'Could not be delivered',
} as const satisfies Record<ToTell['why'], string>

/** An answer that waits to be told, as a line of the list. */
export type ToTellRow = Pick<InboxRow, 'reference' | 'kind' | 'name' | 'company' | 'about' | 'state'> & {
  why: ToTell['why']
  /** The time at which the submission got the state that is to be told. */
  since: string
  /** The account that works on it now. */
  holder: AccountName | null
  /** The end of its claim, unless it is renewed. */
  heldUntil: string | null
}

export type ToTellPage = { rows: ToTellRow[]; total: number }

/** An answer that this account works on. */
export type ToTellTask = {
  row: InboxRow
  /** The text to be told. */
  state: SubmissionState
  version: number
  why: ToTell['why']
  since: string
  text: string
  email: string | null
  /** The digits of the number with its country's code. */
  whatsapp: string | null
  /** The place in the list; the next one comes after it. */
  turn: string
  /** Other submissions of the same person that wait to be told the same state. */
  also: InboxRow[]
}

/** The number of answers that wait to be told by a person, and to be mailed. */
export type WaitingAnswers = {
  toTell: number
  /** Mails that were put into the outbox together, or since then. */
  mails: {
    sent: number
    total: number
    /** Refused so far; they are tried again. */
    refused: number
    fault: MailFault | null
  }
}
