import type { Language } from '../languages'
import type { DeclineReason } from './answers'
import type { InvitationDetails } from './inbox'

/** The answer that many get with a state, each from the text of that state in their language. */
export type BulkAnswer = {
  reason?: DeclineReason
  similar?: boolean
  /** One of several submissions with the same mobile or e-mail is told, and the others count as told. */
  oncePerPerson: boolean
  invitation?: InvitationDetails
}

export type BulkCounts = {
  mailed: number
  toTell: number
  /** Other submissions of the same people, which count as told. */
  further: number
  /** Left out because they have this state already and were told. */
  told: number
  /** Left out because the applicant withdrew. */
  withdrawn: number
  /** Left out because their kind does not have this state. */
  others: number
}

/** The effect that an answer to many would have. */
export type BulkPreview = {
  counts: BulkCounts
  /** The first text; null where no one would be told. */
  first: { name: string; language: Language; text: string } | null
  fault: MailFault | null
}

/** The reason no mail leaves: it is not set up, or the mail server cannot be reached. */
export type MailFault = 'off' | 'down'

/** The most that are told at once. */
export const TOLD_AT_ONCE_MAX = 10_000
