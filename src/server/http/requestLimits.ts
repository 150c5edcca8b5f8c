import type { IncomingMessage, ServerResponse } from 'node:http'
import { clearInterval, setInterval } from 'node:timers'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MEGABYTE } from '@/domain/limits'
import { answerClientError } from './errors'
import { Refusal } from './reply'

/** How long and how much the server bears with those who send. */
export const patience = {
  /** For the line and the headers of a request, and for the first byte of a connection. */
  headersMs: 20_000,
  /** For a whole request: a form with two large files over a slow line. */
  requestMs: 300_000,
  /** In this time a body brings at least so many bytes; a poor line of the second generation brings ten times that. */
  bodyMs: 30_000,
  bodyMinBytes: 8192,
  /** What all forms that are being received may hold in memory. */
  heldMaxBytes: 256 * MEGABYTE,
  connectionsMax: 4000,
}

export type Patience = typeof patience

/** What Node's own server takes of it; it looks at its connections several times in that time. */
export const httpOptions = ({ headersMs, requestMs }: Patience) => ({
  headersTimeout: headersMs,
  requestTimeout: requestMs,
  connectionsCheckingInterval: Math.ceil(headersMs / 4),
  // We look ourselves, and say what is wrong.
  requireHostHeader: false,
})

type Sender = { request: FastifyRequest; response: ServerResponse; since: number; bytes: number }

const holders = new WeakMap<IncomingMessage, (bytes: number) => boolean>()

/** Counts bytes of a request that are kept until it is answered; a Refusal where all hold too much by now. */
export const holdBytes = (request: IncomingMessage, bytes: number): Refusal | undefined =>
  holders.get(request)?.(bytes) === false
    ? new Refusal(503, 'Many forms are being sent just now. Please try again in a minute.', {
        'Retry-After': '60',
      })
    : undefined

const tooSlow = () =>
  Object.assign(new Error('The body came too slowly.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })

const cutOff = ({ request, response }: Sender) => {
  request.log.warn({ req: request }, 'a body came too slowly, and its connection was closed')
  if (response.headersSent) request.raw.destroy()
  else answerClientError(tooSlow(), request.raw.socket)
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Cuts off bodies that hardly move, and bounds what all that are being received hold in memory. */
export const watchSenders = (app: FastifyInstance, limits: Patience) => {
  const { bodyMs, bodyMinBytes, heldMaxBytes, connectionsMax } = limits
  const senders = new Set<Sender>()
  let heldByAll = 0
  app.server.maxConnections = connectionsMax

  const look = (sender: Sender, now: number) => {
    const { raw } = sender.request
    if (raw.complete) senders.delete(sender)
    else if (now - sender.since >= bodyMs) {
      const { bytesRead } = raw.socket
      if (bytesRead - sender.bytes < bodyMinBytes) cutOff(sender)
      Object.assign(sender, { since: now, bytes: bytesRead })
    }
  }
  const timer = setInterval(() => senders.forEach((sender) => look(sender, performance.now())), bodyMs / 6)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))

  const watch = (request: FastifyRequest, response: ServerResponse) => {
    const { bytesRead } = request.raw.socket
    const sender = { request, response, since: performance.now(), bytes: bytesRead }
    let held = 0
    senders.add(sender)
    holders.set(request.raw, (bytes) => {
      held += bytes
      heldByAll += bytes
      return heldByAll <= heldMaxBytes
    })
    response.once('close', () => {
      senders.delete(sender)
      heldByAll -= held
      held = 0
      holders.delete(request.raw)
    })
  }
  app.addHook('onRequest', (request, { raw: response }, done) => {
    if (hasBody(request.raw)) watch(request, response)
    done()
  })
}
