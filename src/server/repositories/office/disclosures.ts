import { v7 } from 'uuid'
import type { Disclosure } from '@/domain/submissions/inbox'
import type { Db } from '../../database/schema'
import { listColumn, withAccount } from '../queries'

type NewDisclosure = { recipient: string; at: string; accountId: string }

/** Keeps to whom these submissions were shown or sent. Ids of version 7 grow, so rows of one millisecond keep their order. */
export const insertDisclosures = (
  db: Db,
  references: readonly string[],
  { accountId, ...disclosure }: NewDisclosure,
) =>
  db
    .insertInto('disclosure')
    .values(references.map((reference) => ({ id: v7(), reference, account_id: accountId, ...disclosure })))
    .execute()

export const listDisclosures = async (
  db: Db,
  references: readonly string[],
): Promise<(Disclosure & { reference: string })[]> => {
  const rows = await db
    .selectFrom('disclosure')
    .leftJoin('account', 'account.id', 'disclosure.account_id')
    .select(['disclosure.id', 'reference', 'at', 'recipient', 'account_id', 'account.name'])
    .where('reference', 'in', references)
    .orderBy('at', 'desc')
    .orderBy('disclosure.id', 'desc')
    .execute()
  return rows.map(withAccount)
}

export const listRecipients = (db: Db, limit: number) =>
  listColumn(
    db.selectFrom('disclosure').select('recipient').distinct().orderBy('recipient').limit(limit),
    'recipient',
  )
