import type { InvitationAnswer } from '@/domain/submissions/invitation'
import type { AnswerWay, ToldState } from '@/domain/submissions/answers'
import type { InvitationDetails, ToSend, YesOrNo } from '@/domain/submissions/inbox'
import type { SubmissionState } from '@/domain/submissions/states'

/** A row that an account added. */
type Added = { reference: string; at: string; account_id: string }

export type AnswerTable = Added & {
  /** Grows with each. */
  id: string
  way: AnswerWay
  state: SubmissionState
  text: string
  /** '' while its mail waits. */
  sent_at: string
  /** The code with which its mail was given up; ''. */
  failed: string
  /** The answer whose mail tells this one too; ''. */
  told_with: string
}

export type ToSendTable = Added & {
  state: ToldState
  text: string
  why: ToSend['why']
}

export type InvitationTable = Added &
  InvitationDetails & {
    /** An unguessable token. */
    id: string
    answer: InvitationAnswer | ''
    answered_at: string
    reminded_at: string
    came: YesOrNo | ''
  }

export type PlacementTable = Added &
  Record<'job_id' | 'position' | 'employer' | 'joined_on' | 'pay' | 'left_on', string>

/** The tables of answers and of what follows from them. */
export type AnswerTables = {
  answer: AnswerTable
  to_send: ToSendTable
  invitation: InvitationTable
  placement: PlacementTable
}
