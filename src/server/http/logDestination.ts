import { once } from 'node:events'
import SonicBoom from 'sonic-boom'
import { MEGABYTE } from '@/domain/site/limits'
import type { LogStream } from './logging'

/** Bytes buffered for a slow or stuck reader. */
const HELD_MAX_BYTES = MEGABYTE
const RETRY_MS = 1000
const FLUSH_MS = 1000
const ERROR_LEVEL = 50

const linesLost = (lines: number) =>
  `${JSON.stringify({ level: ERROR_LEVEL, time: Date.now(), lines, msg: 'log lines were lost' })}\n`

/**
 * Writes the log to a descriptor that may fail or take nothing: a full disk, a reader that is gone or stuck. Nothing waits
 * for it. While it fails, lines are dropped and counted, and one line a second is tried; once it takes lines again, a line
 * says how many were lost. `worded` turns a line of JSON into the one that is written.
 */
export const openLog = (fd: number, worded = (line: string) => line) => {
  let dropped = 0
  let unreported = 0
  /** 0 while the log can be written. */
  let retryAt = 0
  let isFlushed = true
  const sink = new SonicBoom({ fd, sync: false, maxLength: HELD_MAX_BYTES })

  const put = (line: string) => {
    isFlushed = false
    sink.write(line === '' ? '' : worded(line))
  }
  const drop = () => {
    dropped += 1
    unreported += 1
  }
  sink.on('drop', drop)
  // A line that was refused is held and tried again, so no line is cut in two.
  sink.on('error', ({ code = 'unknown error' }: NodeJS.ErrnoException) => {
    if (retryAt === 0)
      process.stderr.write(`The log cannot be written: ${code}. Lines are dropped meanwhile.\n`)
    retryAt = performance.now() + RETRY_MS
  })
  sink.on('drain', () => {
    retryAt = 0
    isFlushed = true
    if (unreported === 0) return
    const line = linesLost(unreported)
    unreported = 0
    put(line)
  })

  return {
    write: (line) => {
      if (performance.now() < retryAt) drop()
      else put(line)
    },
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
  lines?: number
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
