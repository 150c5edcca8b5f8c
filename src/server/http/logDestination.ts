import { once } from 'node:events'
import SonicBoom from 'sonic-boom'
import { MEGABYTE } from '@/domain/site/limits'
import type { LogStream } from './logging'

/** Bytes buffered for a slow or stuck reader. */
const HELD_MAX_BYTES = MEGABYTE
const FLUSH_MS = 1000

/**
 * Writes the log to a descriptor that may fail or take nothing: a full disk, a reader that is gone or stuck. Nothing waits
 * for it. While it fails, lines are held until there are too many; the rest are dropped and counted. `worded` turns a line of
 * JSON into the one that is written.
 */
export const openLog = (fd: number, worded = (line: string) => line) => {
  let dropped = 0
  let isFailing = false
  let isFlushed = true
  const sink = new SonicBoom({ fd, sync: false, maxLength: HELD_MAX_BYTES })

  const put = (line: string) => {
    isFlushed = false
    sink.write(line === '' ? '' : worded(line))
  }
  sink.on('drop', () => {
    dropped += 1
  })
  // The next line tries again.
  sink.on('error', ({ code = 'unknown error' }: NodeJS.ErrnoException) => {
    if (!isFailing) process.stderr.write(`The log cannot be written: ${code}.\n`)
    isFailing = true
  })
  sink.on('drain', () => {
    isFailing = false
    isFlushed = true
  })

  return {
    write: put,
    dropped: () => dropped,
    /** Waits a moment for the lines that were not written yet. */
    flush: async () => {
      if (isFlushed) return
      const flushed = once(sink, 'drain', { signal: AbortSignal.timeout(FLUSH_MS) })
      put('')
      await flushed.catch(() => undefined)
    },
  } satisfies LogStream & Record<string, unknown>
}

export type LogDestination = ReturnType<typeof openLog>

/** Keeps the process alive if a sentence for the terminal cannot be written. */
export const ignoreOutputErrors = () => {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}

type Line = {
  level: number
  time: number
  msg: string
  ms?: number
  req?: { method: string; path: string }
  res?: { statusCode: number }
  err?: { type: string; message: string; stack: string }
  reqId?: string
}

/** The levels of pino by tens. */
const LEVELS = ['', 'TRACE', 'DEBUG', '', 'WARN', 'ERROR', 'FATAL']

const clock = (time: number) => new Date(time).toTimeString().slice(0, 8)

const requestOf = ({ req, res, ms }: Line) =>
  req && [req.method, req.path, res?.statusCode, ms === undefined ? '' : `${ms} ms`].filter(Boolean).join(' ')

const errorOf = ({ err }: Line) => err && `${err.type}: ${err.message}\n${err.stack}`.trimEnd()

/** A JSON line of the log in words for a terminal: '09:05:07 GET /web/job/get 200 3 ms'. */
export const readableLine = (json: string) => {
  const line = JSON.parse(json) as Line
  const { level, time, msg, req: _req, res, ms: _ms, err: _err, reqId: _reqId, ...more } = line
  const parts = [
    clock(time),
    LEVELS[level / 10],
    res ? '' : msg,
    requestOf(line),
    Object.keys(more).length > 0 && JSON.stringify(more),
    errorOf(line),
  ]
  return `${parts.filter(Boolean).join(' ')}\n`
}
