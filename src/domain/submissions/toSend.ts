import type { InboxRow, ToSend } from './inbox'
import type { MailFault } from './telling'

/** The reasons an answer waits to be told by a person. */
export const toSendWords = {
  later: 'Later',
  no_email: 'No e-mail',
  not_delivered: 'Could not be delivered',
} as const satisfies Record<ToSend['why'], string>

/** An answer that waits to be told, as a line of the list. */
export type ToSendRow = Pick<InboxRow, 'reference' | 'kind' | 'name' | 'company' | 'about' | 'state'> & {
  why: ToSend['why']
  /** The time at which the submission got the state that is to be told. */
  since: string
}

/** The most that are listed at once. */
export const LISTED_TO_SEND_MAX = 1000

/** The longest wait comes first. */
export type ToSendList = { rows: ToSendRow[] }

/** The number of answers that wait to be told by a person, and to be mailed. */
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
