import { createServer, type RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { limitConnections } from './connectionLimits'
import { answerInTurn } from './pipelines'
import type { RequestLimits } from './requestLimits'

/** An answer that nobody reads is dropped, also by the kernel, which would keep megabytes of it for minutes. */
const closeSilent = (socket: Socket) => {
  if (socket.writableLength > 0) socket.resetAndDestroy()
  else socket.destroy()
}

/** Node's server with our limits, for Fastify's `serverFactory`. Node checks the timeouts several times within the shortest. */
export const httpServer =
  (limits: RequestLimits, { trustProxy }: { trustProxy: boolean }) =>
  (handler: RequestListener) => {
    const { headersMs, requestMs, idleMs, keepAliveMs } = limits
    const options = {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      keepAliveTimeout: keepAliveMs,
      connectionsCheckingInterval: Math.ceil(headersMs / 4),
      // Checked by refuseOddRequests, which sends a message.
      requireHostHeader: false,
    }
    const listener = answerInTurn(handler)
    const server = createServer(options, listener)
    // Refused by refuseOddRequests, in its turn and with a message.
    server.on('checkExpectation', listener)
    server.setTimeout(idleMs, closeSilent)
    limitConnections(server, limits, { trustProxy })
    return server
  }
