import type { InvitationDetails } from '@/domain/office/inbox'
import type { AnswerTable } from '../../database/answerTables'
import type { Db, SubmissionTable } from '../../database/schema'

/** The data needed to tell these submissions something, in any order. */
export const listToldOf = (db: Db, references: readonly string[]) =>
  db
    .selectFrom('inbox_entry')
    .select(['reference', 'kind', 'state', 'name', 'email', 'mobile', 'about', 'job_id as jobId', 'place'])
    .select(['language', 'state_at', 'told_at', 'merged_into'])
    .where('reference', 'in', references)
    .execute()

export type ToldEntry = Awaited<ReturnType<typeof listToldOf>>[number]

export const insertAnswers = (db: Db, answers: readonly AnswerTable[]) =>
  db.insertInto('answer').values(answers).execute()

export type AnswerMail = { id: string; kind: SubmissionTable; reference: string; answerId: string }

/** Call it in the transaction that stores the answers. Their ids ascend, so they leave in this order. */
export const mailAnswers = (db: Db, mails: readonly AnswerMail[], at: string) =>
  db
    .insertInto('mail_outbox')
    .values(
      mails.map(({ id, kind, reference, answerId }) => ({
        id,
        submission_table: kind,
        submission_id: reference,
        recipient: 'applicant' as const,
        answer_id: answerId,
        due_at: at,
        claimed_until: '',
        claimed_by: '',
        failures: 0,
        reply: '',
        given_up_at: '',
      })),
    )
    .execute()

type NewInvitation = InvitationDetails & { id: string; reference: string }

export const insertInvitations = (
  db: Db,
  invitations: readonly NewInvitation[],
  { at, accountId }: { at: string; accountId: string },
) =>
  db
    .insertInto('invitation')
    .values(
      invitations.map((invitation) => ({
        ...invitation,
        at,
        account_id: accountId,
        answer: '' as const,
        answered_at: '',
        reminded_at: '',
        came: '' as const,
      })),
    )
    .execute()
