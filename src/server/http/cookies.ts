import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { IDEMPOTENCY_KEY_PATTERN } from '@/domain/submissions/hiddenFields'
import type { Config } from '../config/config'
import { originOf } from './request'

/** Both end with the session. */
type Cookie = 'via' | 'form_key'

const set = (reply: FastifyReply, config: Config, name: Cookie, value: string) =>
  reply.header(
    'set-cookie',
    cookie.serialize(name, value, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: originOf(reply.request, config).startsWith('https:'),
    }),
  )

const sent = ({ headers }: FastifyRequest, name: Cookie) => cookie.parse(headers.cookie ?? '')[name] ?? ''

/**
 * Stores where the visitor's link was posted. The answer is for one visitor: give it a cache control that keeps it out of
 * shared caches.
 */
export const setSource = (reply: FastifyReply, config: Config, slug: string) =>
  set(reply, config, 'via', slug)

/** '' without one. */
export const sentSource = (request: FastifyRequest) => sent(request, 'via')

/** '' without one. */
export const sentFormKey = (request: FastifyRequest) => sent(request, 'form_key')

/**
 * Stores the idempotency key of the forms that this browser sends without script: nothing else tells a second press. The answer
 * is for one visitor. Returns the key.
 */
export const keepFormKey = (reply: FastifyReply, config: Config) => {
  const before = sentFormKey(reply.request)
  const key = IDEMPOTENCY_KEY_PATTERN.test(before) ? before : randomUUID()
  set(reply, config, 'form_key', key)
  return key
}
