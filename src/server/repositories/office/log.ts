import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { LogAction, LogRow } from '@/domain/office/log'
import type { Db } from '../../database/schema'
import { countOf } from '../count'

const MINUTE_MS = 60_000

/** How far the clocks of the servers of one database may be apart. A time further ahead comes from a wrong clock. */
export const CLOCKS_DIFFER_MS = 2 * MINUTE_MS

/** The latest time that a server may have written until now. */
export const latestUntil = (now: Date) => new Date(now.getTime() + CLOCKS_DIFFER_MS).toISOString()

/** Now, or just after the last time that was written, if a faster clock wrote it: what comes later gets the later time. */
export const nowBehind = (written: string | undefined, now: Date) => {
  const behind = written === undefined ? 0 : Date.parse(written) + 1
  return new Date(Math.max(now.getTime(), behind)).toISOString()
}

/**
 * Call it in the transaction of the change. Ids of version 7 grow, so lines of the same millisecond keep
 * their order.
 */
export const insertLogLines = (db: Db, lines: readonly Omit<LogRow, 'id'>[]) =>
  db
    .insertInto('office_log')
    .values(lines.map((line) => ({ id: v7(), ...line })))
    .execute()

export const insertLogLine = (db: Db, line: Omit<LogRow, 'id'>) => insertLogLines(db, [line])

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
  if (search) {
    const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`
    query = query.where((build) =>
      build.or(SEARCHED.map((name) => sql<boolean>`lower(${sql.ref(name)}) like ${pattern} escape '\\'`)),
    )
  }
  return query
}

/** Lines of the log, newest first. */
export const listLogLines = (
  db: Db,
  filter: LogFilter,
  { limit, offset }: { limit: number; offset: number },
) =>
  filtered(db, filter)
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

type LineKind = { action: LogAction; subject: string }

/** The newest line of an action on a subject. */
export const lastLogLine = async (db: Db, kind: LineKind, now: Date) => {
  const [line] = await listLogLines(db, { ...kind, until: latestUntil(now) }, { limit: 1, offset: 0 })
  return line
}

/** The time for a new line, which must be the newest of its kind. */
export const timeOfNewest = async (db: Db, kind: LineKind, now: Date) =>
  nowBehind((await lastLogLine(db, kind, now))?.at, now)

export const countLogLines = (db: Db, filter: LogFilter) => countOf(filtered(db, filter))

const BATCH = 1000

/** All lines, newest first, read in batches. */
export async function* logLinesOf(db: Db, filter: LogFilter) {
  let after: { at: string; id: string } | undefined
  for (;;) {
    let query = filtered(db, filter).selectAll().orderBy('at', 'desc').orderBy('id', 'desc').limit(BATCH)
    const { at, id } = after ?? {}
    if (at !== undefined && id !== undefined) {
      query = query.where((build) =>
        build.or([build('at', '<', at), build.and([build('at', '=', at), build('id', '<', id)])]),
      )
    }
    const batch = await query.execute()
    yield* batch
    if (batch.length < BATCH) return
    after = batch.at(-1)
  }
}
