import { once } from 'node:events'
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'

/** Names the address that a visitor of a test comes from; the balancer takes it for that of the connection. */
export const VISITOR = 'x-visitor'

const forwarded = ({ headers, socket }: IncomingMessage) => {
  const { [VISITOR]: visitor = socket.remoteAddress, ...rest } = headers
  const before = headers['x-forwarded-for']
  return { ...rest, 'x-forwarded-for': [before, visitor].flat().filter(Boolean).join(', ') }
}

/**
 * Gives each request to the next server, as what stands before several servers does. One that cannot be reached is
 * asked no more; what it had under way is answered with 502.
 */
export const startBalancer = async (origins: readonly string[]) => {
  const alive = new Set(origins)
  let turn = 0

  const next = () => {
    turn += 1
    return [...alive][turn % alive.size]
  }

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const origin = next()
    if (origin === undefined) return outgoing.writeHead(502).end()
    const { method, url = '/' } = incoming
    const asked = ask(origin + url, { method, headers: forwarded(incoming) }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      pipeline(answer, outgoing, () => undefined)
    })
    asked.on('error', () => {
      alive.delete(origin)
      if (!outgoing.headersSent) outgoing.writeHead(502).end()
    })
    return pipeline(incoming, asked, () => undefined)
  }

  const server = createServer(pass).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    alive: () => [...alive],
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
