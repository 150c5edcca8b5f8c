import type { Invitation, InvitationDetails } from '@/domain/submissions/inbox'
import type { Db } from '../../database/schema'
import { countOf } from '../queries'
import { keyedToken } from '../tokens'

/**
 * The token in the address of the next invitation of a submission. It follows from the secret of the database, so that a text
 * shows the link before it is told, and keeps it while the submission gets notes and other changes.
 */
export const newInvitationId = async (db: Db, { reference }: { reference: string }) => {
  const earlier = await countOf(db.selectFrom('invitation').where('reference', '=', reference))
  return keyedToken(db, `invitation ${reference} ${earlier}`)
}

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

/** Invitations with the names of those who invited, and the submissions that they are for. */
export const invitations = (db: Db) =>
  db
    .selectFrom('invitation')
    .leftJoin('account', 'account.id', 'invitation.account_id')
    .select(['invitation.id', 'reference', 'day', 'time', 'place', 'bring', 'at', 'answer', 'came'])
    .select(['answered_at as answeredAt', 'reminded_at as remindedAt', 'account_id', 'account.name'])

type Row = Awaited<ReturnType<ReturnType<typeof invitations>['execute']>>[number]

export const toInvitation = ({ reference: _of, account_id: id, name, ...row }: Row): Invitation => ({
  ...row,
  account: { id, name: name ?? '' },
})

/** All invitations of these submissions, without the tokens that open them and the accounts that made them. */
export const listInvitations = (db: Db, references: readonly string[]) =>
  db
    .selectFrom('invitation')
    .select(['day', 'time', 'place', 'bring', 'at', 'answer', 'answered_at as answeredAt', 'came'])
    .where('reference', 'in', references)
    .orderBy('at')
    .execute()

/** The newest invitation of these submissions. */
export const findInvitation = async (db: Db, references: readonly string[]) => {
  const row = await invitations(db)
    .where('reference', 'in', references)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? toInvitation(row) : null
}

/** The newest invitation that a submission had at a time. */
export const findInvitationAt = (db: Db, reference: string, at: string) =>
  db
    .selectFrom('invitation')
    .select(['id', 'day', 'at', 'reminded_at'])
    .where('reference', '=', reference)
    .where('at', '<=', at)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
