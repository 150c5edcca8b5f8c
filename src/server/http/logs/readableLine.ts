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
