import cookie from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

const NAME = 'via'

/**
 * Tells the browser until it is closed where the link had been posted by which its visitor came. The answer is for one visitor:
 * give it a cache control by which no shared cache stores it.
 */
export const setSource = (reply: FastifyReply, slug: string, isSecure: boolean) =>
  reply.header(
    'set-cookie',
    cookie.serialize(NAME, slug, { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure }),
  )

/** The cookie as the browser sends it; '' where there is none. */
export const sentSource = ({ headers }: FastifyRequest) => cookie.parse(headers.cookie ?? '')[NAME] ?? ''
