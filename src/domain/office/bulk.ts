import type { DeclineReason, Language } from './answers'
import type { InvitationDetails } from './inbox'

/** The answer that many get with a state, each from the text of that state in their language. */
export type BulkAnswer = {
  reason?: DeclineReason
  similar?: boolean
  /** Of several submissions with the same mobile or e-mail one is told, and the others count as told. */
  oncePerPerson: boolean
  invitation?: InvitationDetails
}

export type BulkCounts = {
  mailed: number
  toTell: number
  /** Others of the same people, which count as told. */
  further: number
  /** In this state already, and told: left out. */
  told: number
  /** Left out, too. */
  withdrawn: number
  /** Of kinds that are never in this state: left out. */
  others: number
}

/** What an answer to many would do. */
export type BulkPreview = {
  counts: BulkCounts
  /** The first text; null where no one would be told. */
  first: { name: string; language: Language; text: string } | null
  fault: MailFault | null
}

/** Why nothing is mailed: it is not set up, or the mail server cannot be reached. */
export type MailFault = 'off' | 'down'

/** The most that are told at once. */
export const TOLD_AT_ONCE_MAX = 10_000
