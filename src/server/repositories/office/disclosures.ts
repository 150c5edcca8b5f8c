import { v7 } from 'uuid'
import type { Disclosure } from '@/domain/submissions/inbox'
import type { Db, NewDisclosure } from '../../database/schema'
import { listColumn, withAccount } from '../queries'

/** Keeps to whom submissions were shown or sent. Ids of version 7 grow, so rows of one millisecond keep their order. */
export const insertDisclosures = (db: Db, rows: readonly Omit<NewDisclosure, 'id'>[]) =>
  db
    .insertInto('disclosure')
    .values(rows.map((row) => ({ id: v7(), ...row })))
    .execute()

export const listDisclosures = async (
  db: Db,
  references: readonly string[],
): Promise<(Disclosure & { reference: string })[]> => {
  const rows = await db
    .selectFrom('disclosure')
    .leftJoin('account', 'account.id', 'disclosure.account_id')
    .leftJoin('question', 'question.id', 'disclosure.question_id')
    .select(['disclosure.id', 'disclosure.reference', 'disclosure.at', 'recipient', 'way', 'reason'])
    .select(['disclosure.job_id as jobId', 'question.answered_at as saidYesAt'])
    .select(['disclosure.account_id', 'account.name'])
    .where('disclosure.reference', 'in', references)
    .orderBy('disclosure.at', 'desc')
    .orderBy('disclosure.id', 'desc')
    .execute()
  return rows.map((row) => withAccount({ ...row, saidYesAt: row.saidYesAt ?? '' }))
}

export const listRecipients = (db: Db, limit: number) =>
  listColumn(
    db.selectFrom('disclosure').select('recipient').distinct().orderBy('recipient').limit(limit),
    'recipient',
  )
