import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Config } from '../../config'

export const REQUEST_ID_HEADER = 'x-request-id'

/** A UUID, or 32 hexadecimal digits as proxies write them; neither can hold personal data. */
const WELL_FORMED = /^[0-9a-f]{8}(-?)(?:[0-9a-f]{4}\1){3}[0-9a-f]{12}$/i

/** A unique id for each request, or the one that a trusted proxy sent. */
export const requestIds =
  ({ trustProxy }: Config) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>) => {
    const given = headers[REQUEST_ID_HEADER]
    return trustProxy && typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID()
  }
