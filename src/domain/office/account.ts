import type { FileBases } from '../content/fields'

/** From the least rights to the most: each role has all rights of those before it. */
export const roles = ['reader', 'recruiter', 'owner'] as const

export type Role = (typeof roles)[number]

export const isAtLeast = (role: Role, least: Role) => roles.indexOf(role) >= roles.indexOf(least)

export type Account = { id: string; email: string; name: string; role: Role }

export type Session = {
  account: Account & { hasSecondFactor: boolean }
  /** Nothing else is answered until a second factor is set up. */
  mustSetUpSecondFactor: boolean
  /** When the account was last seen before this session; null on the first visit. */
  previousVisitAt: string | null
  files: FileBases
}

export type ListedAccount = Account & {
  hasSecondFactor: boolean
  isActive: boolean
  hasPassword: boolean
  sessions: number
  seenAt: string | null
}

export type OfficeSettings = {
  requireTwoFactor: boolean
  /** Applicants may ask after so many days in a state without news. */
  askAfterDays: number
  /** A person who leaves an employer within so many days is marked. */
  leavingDays: number
  morningMail: boolean
}

/** The settings, with the addresses of the staff to which the server mails; none where it sends no mail. */
export type ShownSettings = OfficeSettings & { mailsTo: readonly string[] }

export const ASK_AFTER_DAYS = 10
export const LEAVING_DAYS = 90
/** The longest of both. */
export const SETTING_DAYS_MAX = 365

export const PASSWORD_MIN = 10
export const PASSWORD_MAX = 200
