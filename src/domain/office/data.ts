import type { InboxRow } from '../submissions/inbox'

export const RETENTION_MONTHS_MIN = 3
export const RETENTION_MONTHS_MAX = 120

/** A purge that is too large to go without an owner. */
export type WaitingPurge = {
  since: string
  /** How many there are, and before which time they were sent. */
  submissions: number
  sentBefore: string
  /** An owner allowed it: it is under way. */
  isAllowed: boolean
}

export type StoredData = {
  /** Null while submissions are kept without a limit. */
  retentionMonths: number | null
  nextPurgeAt: string | null
  waiting: WaitingPurge | null
  submissions: number
  oldestAt: string | null
  files: number
  bytes: number
  /** When the database is rebuilt; null where no trace of what was erased is left. */
  rebuildAt: string | null
}

/** A submission of the person to be erased. */
export type PersonSubmission = Pick<InboxRow, 'reference' | 'kind' | 'name' | 'receivedAt' | 'files'>

/** A submission that may be the same person's; `fields` say where the number or the address is. */
export type SimilarSubmission = PersonSubmission & { fields: string[] }

export type PersonContact = { email?: string; mobile?: string }

export type FoundPerson = { submissions: PersonSubmission[]; similar: SimilarSubmission[] }

export type ErasedPerson = {
  erasedAt: string
  erased: number
  files: number
  rebuildAt: string
}
