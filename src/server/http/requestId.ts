import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config'

export const REQUEST_ID_HEADER = 'x-request-id'

/** A UUID, or the 32 hexadecimal digits that proxies write: neither has room for a name. */
const WELL_FORMED = /^[0-9a-f]{8}(-?)(?:[0-9a-f]{4}\1){3}[0-9a-f]{12}$/i

/** An id of its own for each request, in whatever process; of a proxy that is trusted, the one it gave. */
export const requestIds =
  ({ trustProxy }: Config) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>) => {
    const given = headers[REQUEST_ID_HEADER]
    return trustProxy && typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID()
  }

/** Tells each visitor the id under which the log speaks of the request. */
export const sendRequestIds = (app: FastifyInstance) => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id)
    done()
  })
}
