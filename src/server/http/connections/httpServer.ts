import { createServer, type RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { ClientConnection, inTurn } from './clientConnection'
import { createConnectionLimits } from './connectionLimits'
import type { RequestLimits } from './requestLimits'

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
      // While a connection is paused, its bytes wait in the kernel: read ahead, they would count as progress.
      highWaterMark: 1,
      // Checked by refuseOddRequests, which sends a message.
      requireHostHeader: false,
    }
    const listener = inTurn(handler)
    const server = createServer(options, listener)
    // Refused by refuseOddRequests, in its turn and with a message.
    server.on('checkExpectation', listener)
    server.on('timeout', (connection: ClientConnection) => connection.cut())
    server.timeout = idleMs

    // Node's own listener reads requests from any stream.
    const readRequests = server.listeners('connection')
    server.removeAllListeners('connection')
    const admit = createConnectionLimits(limits, { trustProxy })
    server.on('connection', (socket: Socket) => {
      const connection = new ClientConnection(socket)
      if (admit(connection)) for (const read of readRequests) read.call(server, connection)
    })
    return server
  }
