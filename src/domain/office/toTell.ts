import type { InboxRow, ToTell } from './inbox'
import type { ToldState } from './answers'
import type { AlsoRow, MailFault } from './telling'

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
}

export type ToTellPage = { rows: ToTellRow[]; total: number }

/** An answer to be told. */
export type ToTellTask = {
  row: InboxRow
  version: number
  state: ToldState
  why: ToTell['why']
  since: string
  text: string
  email: string | null
  /** The digits of the number with its country's code. */
  whatsapp: string | null
  /** Other submissions that wait to be told the same state. */
  also: AlsoRow[]
  /** The one after it in the list, else the first, besides others of the same person; null where there is none. */
  next: string | null
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
