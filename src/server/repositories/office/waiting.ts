import { sql, type SqlBool } from 'kysely'
import type { WaitingByAssignee } from '@/domain/office/overview'
import { waitingStates } from '@/domain/submissions/states'
import type { Db } from '../../database/schema'
import type { Count } from '../queries'

/** The state of the first copy, and when the copies were told and asked. */
export const standingOf = async (db: Db, copies: readonly string[]) => {
  const rows = await db
    .selectFrom('inbox_entry')
    .select(['reference', 'kind', 'state', 'state_at as stateAt', 'told_at as toldAt', 'asked_at as askedAt'])
    .where('reference', 'in', copies)
    .execute()
  const own = rows.find(({ reference }) => reference === copies[0])
  const asked = rows.map(({ askedAt }) => askedAt).toSorted()
  return own && { ...own, askedAt: asked.at(-1) ?? '' }
}

export type Standing = NonNullable<Awaited<ReturnType<typeof standingOf>>>

/** Repeats the condition of `inbox_entry_waiting`, as the database only then uses that index. */
const waits = sql<SqlBool>`state in (${sql.join(waitingStates.map((state) => sql.lit(state)))})`

/** The submissions listed in the inbox whose applicants wait for news. */
const waiting = (db: Db) => db.selectFrom('inbox_entry').where('merged_into', 'is', null).where(waits)

export const countByAssignee = async (db: Db): Promise<WaitingByAssignee[]> => {
  const counted = waiting(db)
    .select(({ fn }) => [
      'assignee_id as id',
      fn.countAll<Count>().as('total'),
      fn.min('state_at').as('since'),
      fn.countAll<Count>().filterWhere('asked_at', '!=', '').as('asked'),
    ])
    .groupBy('assignee_id')
  const rows = await db
    .selectFrom(counted.as('counted'))
    .leftJoin('account', 'account.id', 'counted.id')
    .select(['counted.id', 'total', 'since', 'asked', 'account.name'])
    .orderBy('since')
    .execute()
  return rows.map(({ id, name, since, total, asked }) => ({
    assignee: id === null ? null : { id, name: name ?? '' },
    total: Number(total),
    asked: Number(asked),
    since,
  }))
}

export const countWaitingStates = (db: Db) =>
  waiting(db)
    .select(({ fn }) => ['state', fn.countAll<Count>().as('total'), fn.min('state_at').as('since')])
    .groupBy('state')
    .execute()

/** The submissions whose applicants asked, the longest wait first; also ones merged with another applicant's. */
export const listAsking = (db: Db) =>
  db
    .selectFrom('inbox_entry')
    .select(['reference', 'name'])
    .where(waits)
    .where('asked_at', '!=', '')
    .orderBy('state_at')
    .orderBy('row')
    .execute()

export const countArrivals = (db: Db, since: string) =>
  db
    .selectFrom('inbox_entry')
    .select(({ fn }) => ['kind', fn.countAll<Count>().as('total')])
    .where('merged_into', 'is', null)
    .where('received_at', '>=', since)
    .groupBy('kind')
    .execute()
