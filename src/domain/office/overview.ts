import type { AccountName, InboxRow } from '../submissions/inbox'
import type { LinkSource } from '../submissions/sources'
import type { SubmissionState } from '../submissions/states'

/** How many came in since a day or a time, which is the filter `from` of the inbox that lists them. */
export type Arrivals = { from: string; total: number }

export type WaitingSubmission = Pick<
  InboxRow,
  'reference' | 'kind' | 'name' | 'company' | 'about' | 'receivedAt'
>

/** The first steps of a new office after the password, and whether each is done. */
export type FirstSteps = Record<'company' | 'jobs' | 'colleagues', boolean>

/** The answers to applications that came in on these days, long enough ago to have been answered in time. */
export type Answering = {
  from: string
  to: string
  due: number
  inTime: number
  unanswered: number
  /** Half of the answers came within so many days; null without any. */
  medianDays: number | null
}

/** The number of submissions that wait for news from one of the staff; null means unassigned. */
export type WaitingByAssignee = {
  assignee: AccountName | null
  total: number
  /** The number that asked and got no answer since. */
  asked: number
  /** The time since which the first of them has waited. */
  since: string
}

/** The first screen of the staff. Submissions count as the inbox lists them, without merged ones. */
export type Overview = {
  counts: {
    today: Arrivals
    week: Arrivals
    /** Since the account was last seen before this session; null on the first visit. */
    sinceVisit: Arrivals | null
  }
  answering: Answering
  /** The staff with the longest wait first. */
  waitingBy: WaitingByAssignee[]
  /** Days of India, oldest first and today last. */
  perDay: { day: string; total: number }[]
  byState: { state: SubmissionState; total: number }[]
  byJob: { jobId: string; position: string; total: number }[]
  /** The applications of the last days; those without a source come last, as `NO_SOURCE`. Empty where all are without. */
  bySource: (LinkSource & { total: number })[]
  openJobs: number
  jobsWithout: {
    total: number
    /** Those that were posted first. */
    first: { jobId: string; position: string; postedOn: string | null }[]
  }
  /** Those that have been in the state Received the longest. */
  waiting: WaitingSubmission[]
  /** How many submissions wait until an owner deletes them; 0 for others. */
  toDelete: number
  /** For owners; null for others, and once all is done. */
  firstSteps: FirstSteps | null
}

export const OVERVIEW_DAYS = 30
/** The days of which applications are judged by their answers. */
export const JUDGED_DAYS = 90
export const ANSWERED_WITHIN_DAYS = 7
