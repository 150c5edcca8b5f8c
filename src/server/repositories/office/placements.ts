import type { Placement, PlacementDetails } from '@/domain/office/inbox'
import type { Db } from '../../database/schema'

type NewPlacement = PlacementDetails & { reference: string; at: string; accountId: string }

/** Keeps where a person works, in place of what was kept of the same submission. */
export const keepPlacement = (db: Db, { reference, at, accountId, ...details }: NewPlacement) => {
  const { jobId, position, employer, joinedOn, pay, leftOn } = details
  const values = {
    reference,
    at,
    account_id: accountId,
    job_id: jobId,
    position,
    employer,
    pay,
    joined_on: joinedOn,
    left_on: leftOn,
  }
  return db
    .insertInto('placement')
    .values(values)
    .onConflict((conflict) => conflict.column('reference').doUpdateSet(values))
    .execute()
}

export const placements = (db: Db) =>
  db
    .selectFrom('placement')
    .leftJoin('account', 'account.id', 'placement.account_id')
    .select(['reference', 'job_id as jobId', 'position', 'employer', 'joined_on as joinedOn', 'pay'])
    .select(['left_on as leftOn', 'at', 'account_id', 'account.name'])

type Row = Awaited<ReturnType<ReturnType<typeof placements>['execute']>>[number]

export const toPlacement = ({ reference: _of, account_id: id, name, ...row }: Row): Placement => ({
  ...row,
  account: { id, name: name ?? '' },
})

/** The newest placement of these submissions. */
export const findPlacement = async (db: Db, references: readonly string[]) => {
  const row = await placements(db)
    .where('reference', 'in', references)
    .orderBy('joined_on', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? toPlacement(row) : null
}
