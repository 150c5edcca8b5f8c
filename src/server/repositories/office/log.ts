import { v7 } from 'uuid'
import type { LogAction, LogRow } from '@/domain/office/log'
import type { Db } from '../../database/schema'
import { batchesOf, countOf, hasText, type Page } from '../queries'

const BATCH = 1000

/** Call it in the transaction of the change. Ids of version 7 grow, so lines of one millisecond keep their order. */
export const insertLogLines = async (db: Db, lines: readonly Omit<LogRow, 'id'>[]) => {
  const rows = lines.map((line) => ({ id: v7(), ...line }))
  for (const batch of batchesOf(rows, BATCH)) await db.insertInto('office_log').values(batch).execute()
}

/** `from` is the first time and `until` the first that is too late. */
export type LogFilter = {
  search?: string
  account?: string
  action?: LogAction
  subject?: string
  from?: string
  until?: string
}

const SEARCHED = ['account', 'subject', 'details', 'address'] as const

const filtered = (db: Db, { search, account, action, subject, from, until }: LogFilter) => {
  let query = db.selectFrom('office_log')
  if (account !== undefined) query = query.where('account', '=', account)
  if (action !== undefined) query = query.where('action', '=', action)
  if (subject !== undefined) query = query.where('subject', '=', subject)
  if (from !== undefined) query = query.where('at', '>=', from)
  if (until !== undefined) query = query.where('at', '<', until)
  if (search) query = query.where(hasText(SEARCHED, search))
  return query
}

export const listLogLines = (db: Db, filter: LogFilter, { limit, offset }: Page) =>
  filtered(db, filter)
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const lastLogLine = async (db: Db, kind: { action: LogAction; subject: string }) => {
  const [line] = await listLogLines(db, kind, { limit: 1, offset: 0 })
  return line
}

export const countLogLines = (db: Db, filter: LogFilter) => countOf(filtered(db, filter))

/** All lines, newest first, read in batches. No line may be added to them meanwhile: `until` is the time of the call, or before. */
export async function* logLinesOf(db: Db, filter: LogFilter & { until: string }) {
  for (let offset = 0; ; offset += BATCH) {
    const batch = await listLogLines(db, filter, { limit: BATCH, offset })
    yield* batch
    if (batch.length < BATCH) return
  }
}

const LINES_MAX = 1000

/** The newest lines of the log with one of these actions, whose ids are above `afterId`. */
export const listLinesAfter = (db: Db, afterId: string, actions: readonly LogAction[]) =>
  db
    .selectFrom('office_log')
    .select(['id', 'action', 'subject'])
    .where('id', '>', afterId)
    .where('action', 'in', actions)
    .orderBy('id', 'desc')
    .limit(LINES_MAX)
    .execute()
