import { PassThrough } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { v7 } from 'uuid'
import type { LogAction, OfficeChange, OfficeTopic } from '@/domain/office/log'
import type { PortalDatabase } from '../database/open'
import { findSession } from '../repositories/office/accounts'
import { newestRow, versionsOf } from '../repositories/office/inboxChanges'
import { listLinesAfter } from '../repositories/office/log'
import { Refusal } from '../config/refusal'
import { openSince } from './accounts/sessions'
import { type OfficeContext, route } from './officeRoute'

const POLL_MS = 1000
/** A transaction may commit lines that are older than another's. */
const LOOK_BACK_MS = 60_000
/** More changed submissions at once are not named. */
const NAMED_MAX = 100

/** The actions in the log after which windows reload. */
const topics: Partial<Record<LogAction, OfficeTopic>> = {
  submission_changed: 'submissions',
  submission_erased: 'submissions',
  submissions_purged: 'submissions',
  purge_waiting: 'submissions',
  purge_allowed: 'submissions',
  person_erased: 'submissions',
  job_added: 'jobs',
  job_changed: 'jobs',
  job_closed: 'jobs',
  job_deleted: 'jobs',
  content_imported: 'jobs',
  account_added: 'accounts',
  account_changed: 'accounts',
  password_set: 'accounts',
  sessions_ended: 'accounts',
  settings_changed: 'accounts',
  signed_out: 'accounts',
}
const actions = Object.keys(topics) as LogAction[]

/** The smallest id that a line of the log can have from this time on. */
const idAt = (msecs: number) => v7({ msecs, seq: 0, random: new Uint8Array(16) })

type Line = Awaited<ReturnType<typeof listLinesAfter>>[number]

const versionsIn = async ({ db }: PortalDatabase, lines: readonly Line[]) => {
  const changed = lines.filter(({ action }) => topics[action] === 'submissions')
  const references = [...new Set(changed.map(({ subject }) => subject))]
  if (references.length === 0) return {}
  return references.includes('') || references.length > NAMED_MAX ? null : versionsOf(db, references)
}

/** The last known state of the log, and the newest submission. */
type Known = { ids: Set<string>; row: number }

/** The changes since what was known; none at first. Every change writes its line of the log, on any server. */
const readChange = async (database: PortalDatabase, before: Known | undefined, time: Date) => {
  const lines = await listLinesAfter(database.db, idAt(time.getTime() - LOOK_BACK_MS), actions)
  const row = await newestRow(database.db)
  const fresh = before ? lines.filter(({ id }) => !before.ids.has(id)) : []
  const arrived: OfficeTopic[] = before && row > before.row ? ['submissions'] : []
  const changed = fresh.flatMap(({ action }) => topics[action] ?? [])
  const change: OfficeChange = {
    topics: [...new Set([...changed, ...arrived])],
    versions: await versionsIn(database, fresh),
  }
  return { change, known: { ids: new Set(lines.map(({ id }) => id)), row } }
}

const STREAMS_MAX = 12
/** A browser that reads nothing is cut off. */
const UNREAD_BYTES_MAX = 64 * 1024

const HEARTBEAT = ':\n\n'
/** In seconds: shorter than the silence after which a proxy ends a connection. */
const HEARTBEAT_EVERY = 20

const headers = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  // Kept alive, the connection of a stream that has ended would hold up a server that stops.
  connection: 'close',
  // nginx would collect the events.
  'x-accel-buffering': 'no',
}

const send = (stream: PassThrough, text: string) => {
  if (stream.writableLength > UNREAD_BYTES_MAX) stream.destroy()
  else stream.write(text)
}

export const createEventStreams = (database: PortalDatabase, now: () => Date) => {
  const streams = new Map<PassThrough, OfficeContext>()
  let isRunning = false

  const close = () => {
    for (const stream of streams.keys()) stream.end()
  }

  /** A stream ends with its session, also where another request or server ended that. */
  const checkSession = async (stream: PassThrough, { session }: OfficeContext) => {
    const isOpen = await findSession(database.db, session.id, openSince(now())).catch(() => true)
    if (!isOpen) stream.end()
  }

  const sendToAll = (text: string, checksSessions: boolean) => {
    for (const [stream, context] of streams) {
      send(stream, text)
      if (checksSessions) void checkSession(stream, context)
    }
  }

  /** Reads the changes once a second while any browser listens. */
  const run = async () => {
    isRunning = true
    let known: Known | undefined
    for (let second = 1; streams.size > 0; second += 1) {
      try {
        const found = await readChange(database, known, now())
        known = found.known
        const { topics: changed } = found.change
        if (changed.length > 0)
          sendToAll(`data: ${JSON.stringify(found.change)}\n\n`, changed.includes('accounts'))
        if (second % HEARTBEAT_EVERY === 0) sendToAll(HEARTBEAT, true)
      } catch {
        // The database is gone. Once it is back, the browsers connect again and read everything.
        close()
      }
      await sleep(POLL_MS, undefined, { ref: false })
    }
    isRunning = false
  }

  const open = (context: OfficeContext) => {
    const ofAccount = [...streams.values()].filter(({ account }) => account.id === context.account.id)
    if (ofAccount.length >= STREAMS_MAX)
      throw new Refusal(429, 'Too many windows of the office are open.', { 'Retry-After': '60' })
    const stream = new PassThrough()
    streams.set(stream, context)
    stream.on('close', () => streams.delete(stream))
    if (!isRunning) void run()
    context.reply.headers(headers)
    // The browser knows at once that it is connected.
    send(stream, HEARTBEAT)
    return stream
  }

  return { open, close }
}

export const eventRoutes = [route('reader', 'GET', '/events', (context) => context.openEvents(context))]
