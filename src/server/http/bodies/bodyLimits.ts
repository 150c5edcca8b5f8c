import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MEGABYTE } from '@/domain/limits'
import { Refusal } from '../../submissions/refusal'
import { senderOf } from '../../submissions/senderAddress'
import type { RequestLimits } from '../connections/requestLimits'

/** The whole body of a request: a resume of 5 MB, a photo of 2 MB, and the fields. */
const BODY_MAX_BYTES = 8 * MEGABYTE
/** What a body costs besides its bytes: its streams and parsers, and the objects of each piece in which it arrives. */
const BODY_COST_BYTES = 32 * 1024
const PIECE_COST_BYTES = 256

type Held = { heldBytes: number }
type Sender = Held & { bodies: Set<Body> }
type Body = Held & { raw: IncomingMessage; sender: Sender; beganAt: number; receivedBytes: number }

type Limits = Pick<RequestLimits, 'memoryMaxBytes' | 'bodyGraceMs' | 'bodyBytesPerSecondMin'>

/** A route may take more than that. */
const maxBytesOf = ({ routeOptions }: FastifyRequest) => Math.max(BODY_MAX_BYTES, routeOptions.bodyLimit ?? 0)

const tooLarge = (request: FastifyRequest) =>
  new Refusal(413, `The request is too large. The limit is ${maxBytesOf(request) / MEGABYTE} MB.`)
const tooSlow = () => new Refusal(408, 'The request took too long.', { 'Retry-After': '60' })
const tooMany = () =>
  new Refusal(503, 'Too many forms are being sent. Please try again in a minute.', { 'Retry-After': '60' })

const ageMs = ({ beganAt }: Body, now = performance.now()) => now - beganAt

/** Of the bodies that are still arriving, the one that, with its sender, takes most memory from all others for longest. */
const costliest = (bodies: Iterable<Body>) => {
  const now = performance.now()
  let worst: Body | undefined
  let most = -1
  for (const body of bodies) {
    const cost = body.heldBytes * body.sender.heldBytes * ageMs(body, now)
    if (cost <= most || body.raw.complete) continue
    worst = body
    most = cost
  }
  return worst
}

/**
 * Bounds the size and the slowness of bodies, and the bytes that all of them and those of one sender hold until they are
 * answered. When there are too many, those that cost others most are refused, so that a visitor who sends one form is not
 * refused because somebody else sends many.
 */
export const createBodyLimits = ({ memoryMaxBytes, bodyGraceMs, bodyBytesPerSecondMin }: Limits) => {
  const senderMaxBytes = memoryMaxBytes / 2
  const bodies = new Map<IncomingMessage, Body>()
  const senders = new Map<string, Sender>()
  const all: Held = { heldBytes: 0 }

  const hold = (body: Body, bytes: number) => {
    for (const held of [body, body.sender, all]) held.heldBytes += bytes
  }

  const forget = (body: Body) => {
    if (!bodies.delete(body.raw)) return false
    body.sender.bodies.delete(body)
    hold(body, -body.heldBytes)
    return true
  }

  /** The parsers stop at an error of the body. Destroying it would close the connection without an answer. */
  const refuse = (body: Body, refusal: Refusal) => {
    if (forget(body) && body.raw.listenerCount('error') > 0) body.raw.emit('error', refusal)
  }

  /** Refuses the costliest bodies, or else the newest one, until they hold no more than that. */
  const relieve = (held: Held, maxBytes: number, candidates: () => Iterable<Body>, newest: Body) => {
    while (held.heldBytes > maxBytes) {
      const worst = costliest(candidates())
      if (!worst) return refuse(newest, tooMany())
      refuse(worst, tooMany())
    }
  }

  const openSender = (address: string) => {
    const sender = senders.get(address) ?? { heldBytes: 0, bodies: new Set() }
    senders.set(address, sender)
    return sender
  }

  /** Counts the body of a request until its answer. False if there is no room for it. */
  const watch = (request: FastifyRequest, reply: FastifyReply) => {
    const { raw } = request
    const address = senderOf(request)
    const sender = openSender(address)
    const body: Body = { raw, sender, beganAt: performance.now(), receivedBytes: 0, heldBytes: 0 }
    bodies.set(raw, body)
    sender.bodies.add(body)

    const count = (bytes: number) => {
      hold(body, bytes)
      relieve(sender, senderMaxBytes, () => sender.bodies, body)
      relieve(all, memoryMaxBytes, () => bodies.values(), body)
    }
    const receive = ({ length }: Buffer) => {
      body.receivedBytes += length
      if (!bodies.has(raw)) return
      if (body.receivedBytes > maxBytesOf(request)) refuse(body, tooLarge(request))
      else count(length + PIECE_COST_BYTES)
    }
    const checkRate = () => {
      const bytesMin = (ageMs(body) / 1000) * bodyBytesPerSecondMin
      if (!raw.complete && bodies.has(raw) && body.receivedBytes < bytesMin) refuse(body, tooSlow())
    }
    const timer = setInterval(checkRate, bodyGraceMs)
    raw.on('data', receive)
    finished(reply.raw, () => {
      clearInterval(timer)
      raw.off('data', receive)
      forget(body)
      if (sender.bodies.size === 0 && senders.get(address) === sender) senders.delete(address)
    })
    count(BODY_COST_BYTES)
    return bodies.has(raw)
  }

  return {
    /** Watches the bodies of all routes of `scope`. */
    watchBodies: (scope: FastifyInstance) => {
      scope.addHook('preParsing', (request, reply, _payload, done) => {
        if (Number(request.headers['content-length']) > maxBytesOf(request)) return done(tooLarge(request))
        done(watch(request, reply) ? null : tooMany())
      })
    },
    /** Takes bytes that were discarded from the count. */
    discard: ({ raw }: FastifyRequest, bytes: number) => {
      const body = bodies.get(raw)
      if (body) hold(body, -bytes)
    },
  }
}

export type BodyLimits = ReturnType<typeof createBodyLimits>
