import type { Invitation, InvitationDetails } from '@/domain/office/inbox'
import type { Db } from '../../database/schema'

type NewInvitation = InvitationDetails & { id: string; reference: string; at: string; accountId: string }

export const insertInvitation = (db: Db, { accountId, ...invitation }: NewInvitation) =>
  db
    .insertInto('invitation')
    .values({
      ...invitation,
      account_id: accountId,
      answer: '',
      answered_at: '',
      reminded_at: '',
      came: '',
    })
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
