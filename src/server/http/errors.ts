import { clearTimeout, setTimeout } from 'node:timers'
import { msg } from '@lingui/core/macro'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal, unprocessable } from '../config/refusal'
import { faultMessage, type PortalDatabase } from '../database/open'
import { refuse } from './reply'

export const REQUEST_ID_HEADER = 'x-request-id'

/** How long the rest of a refused body is drained, so that the client reads the response. */
const DRAIN_MS = 10_000

/** The browser shows the same sentence for a failed request. */
const SOMETHING_WRONG = msg`Something went wrong. Please try again.`

const drain = ({ raw }: FastifyRequest) => {
  if (raw.readableEnded || raw.destroyed) return
  raw.unpipe()
  raw.resume()
  const timer = setTimeout(() => raw.destroy(), DRAIN_MS)
  timer.unref()
  raw.once('close', () => clearTimeout(timer))
}

/** Translates errors of Fastify and its parsers; undefined if the request is not the cause. */
const toRefusal = (error: unknown): Refusal | undefined => {
  if (error instanceof Refusal) return error
  const code = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  if (typeof code !== 'number' || code < 400 || code >= 500) return undefined
  if (code === 413) return new Refusal(413, msg`The request is too large.`)
  if (code === 403 || code === 404) return new Refusal(404, msg`There is nothing at this address.`)
  if (code === 412) return new Refusal(412, msg`The file has changed.`)
  if (code === 416) return new Refusal(416, msg`The file has no such part.`)
  return unprocessable(msg`The request could not be read.`)
}

export const answerErrors = (database: PortalDatabase) => {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    drain(request)
    // Fastify closes the connection after an unread body; it is drained instead.
    reply.removeHeader('connection')
    // An invalid address gets here before any hook has run.
    reply.header(REQUEST_ID_HEADER, request.id)
    const refusal = toRefusal(error)
    if (refusal) return refuse(reply, refusal)
    const isUnavailable = database.isUnavailable(error)
    request.log.error({ err: error }, isUnavailable ? faultMessage(database, error) : 'request failed')
    return refuse(
      reply,
      isUnavailable
        ? new Refusal(503, SOMETHING_WRONG, { 'Retry-After': '60' })
        : new Refusal(500, SOMETHING_WRONG),
    )
  }
}
