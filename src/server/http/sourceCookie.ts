import cookie from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

const NAME = 'via'

/**
 * Stores in a session cookie where the visitor's link was posted. The answer is for one visitor: give it a cache control that
 * keeps it out of shared caches.
 */
export const setSource = (reply: FastifyReply, slug: string, isSecure: boolean) =>
  reply.header(
    'set-cookie',
    cookie.serialize(NAME, slug, { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure }),
  )

/** The value of the cookie; '' without one. */
export const sentSource = ({ headers }: FastifyRequest) => cookie.parse(headers.cookie ?? '')[NAME] ?? ''
