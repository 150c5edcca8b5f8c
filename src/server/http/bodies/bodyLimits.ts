import { setTimeout as sleep } from 'node:timers/promises'
import { msg } from '@lingui/core/macro'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MEGABYTE } from '@/domain/site/limits'
import { Refusal } from '../../config/refusal'
import { clientOf } from '../../submissions/clientAddress'

/** Limits of requests, for Node's HTTP server and for our count of bodies. */
export const requestLimits = {
  /** For the request line and the headers. A whole request has no limit: a resume takes minutes on a slow line. */
  headersMs: 20_000,
  /** For a connection on which nothing is sent or received, also while the server prepares an answer. */
  idleMs: 100_000,
  /** For a connection that waits for its next request. Longer than in proxies, so that they close it first. */
  keepAliveMs: 72_000,
  connectionsMax: 4000,
  /** Bodies that are being received or stored. */
  bodiesMax: 32,
  bodiesOfAddressMax: 8,
  /** How long a body waits for room before it is refused. */
  roomWithinMs: 2000,
}

export type RequestLimits = typeof requestLimits

/**
 * The whole body of a request: a resume of 5 MB, the fields, and a photo of 12 MB that no script made smaller. It is refused, but
 * beside its field. Of no file more than 5 MB is kept.
 */
const BODY_MAX_BYTES = 18 * MEGABYTE

/** The limit of a request; a route may raise it. */
export const bodyMaxBytes = ({ routeOptions }: FastifyRequest) =>
  Math.max(BODY_MAX_BYTES, routeOptions.bodyLimit ?? 0)

export const bodyTooLarge = (request: FastifyRequest) => {
  const megabytes = bodyMaxBytes(request) / MEGABYTE
  return new Refusal(413, msg`The request is too large. The limit is ${megabytes} MB.`)
}

const tooManyBodies = () =>
  new Refusal(503, msg`Too many forms are being sent. Please try again in a minute.`, { 'Retry-After': '60' })

/** How often a body that waits looks for room. */
const LOOK_EVERY_MS = 100

/** A body that arrived completely while it waited is small and is not counted. */
const isArriving = ({ raw, headers }: FastifyRequest) =>
  !raw.complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0)

/** Limits the bodies in memory. One address gets a quarter at most, so it cannot lock out others. */
export const limitBodies = (
  app: FastifyInstance,
  { bodiesMax, bodiesOfAddressMax, roomWithinMs }: RequestLimits,
) => {
  const underWay = new Map<FastifyRequest, string>()
  const hasRoom = (address: string) =>
    underWay.size < bodiesMax &&
    [...underWay.values()].filter((other) => other === address).length < bodiesOfAddressMax

  app.addHook('preParsing', async (request, reply) => {
    if (Number(request.headers['content-length']) > bodyMaxBytes(request)) throw bodyTooLarge(request)
    const address = clientOf(request)
    for (let waitedMs = 0; isArriving(request); waitedMs += LOOK_EVERY_MS) {
      if (waitedMs >= roomWithinMs || request.raw.destroyed) throw tooManyBodies()
      if (hasRoom(address)) {
        underWay.set(request, address)
        reply.raw.once('close', () => underWay.delete(request))
        return
      }
      await sleep(LOOK_EVERY_MS)
    }
  })
}
