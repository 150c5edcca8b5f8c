import { PassThrough } from 'node:stream'
import type { OfficeChange } from '@/domain/office/events'
import type { PortalDatabase } from '../../database/open'
import { findSession } from '../../repositories/office/sessions'
import { Refusal } from '../../submissions/refusal'
import { openSince } from '../accounts/sessions'
import type { OfficeContext } from '../officeRoute'
import { createChangeFeed } from './changeFeed'

/** Shorter than the silence after which a proxy ends a connection. */
const HEARTBEAT_MS = 20_000
const STREAMS_MAX = 12
/** A browser that reads nothing is cut off. */
const UNREAD_BYTES_MAX = 64 * 1024

const headers = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  // nginx would collect the events.
  'x-accel-buffering': 'no',
}

const tooMany = () => new Refusal(429, 'Too many windows of the office are open.', { 'Retry-After': '60' })

/** The stream of changes as server-sent events, and what ends all streams of this server. */
export const createEventStreams = (database: PortalDatabase, now: () => Date) => {
  const feed = createChangeFeed(database)
  const streams = new Map<PassThrough, string>()

  const open = ({ account, session, reply }: OfficeContext) => {
    const ofAccount = [...streams.values()].filter((id) => id === account.id)
    if (ofAccount.length >= STREAMS_MAX) throw tooMany()
    const stream = new PassThrough()
    streams.set(stream, account.id)

    const send = (text: string) => {
      if (stream.writableLength > UNREAD_BYTES_MAX) stream.destroy()
      else stream.write(text)
    }
    /** The stream ends with its session, also where another request or server ended that. */
    const checkSession = async () => {
      const isOpen = await findSession(database.db, session.id, openSince(now())).catch(() => true)
      if (!isOpen) stream.end()
    }
    const heartbeat = setInterval(() => {
      send(':\n\n')
      void checkSession()
    }, HEARTBEAT_MS)
    const stopListening = feed.listen((change: OfficeChange) => {
      send(`data: ${JSON.stringify(change)}\n\n`)
      if (change.topics.includes('accounts')) void checkSession()
    })
    stream.on('close', () => {
      clearInterval(heartbeat)
      stopListening()
      streams.delete(stream)
    })
    reply.headers(headers)
    // The browser knows at once that it is connected.
    send(':\n\n')
    return stream
  }

  return {
    open,
    close: () => {
      for (const stream of streams.keys()) stream.end()
    },
  }
}
