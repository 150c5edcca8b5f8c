import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Tells the browser until it is closed where the link had been posted by which its visitor came. The answer is for one visitor:
 * give it a cache control by which no shared cache stores it. By hand: @fastify/cookie works once it is registered.
 */
export const setSource = (reply: FastifyReply, slug: string, isSecure: boolean) =>
  reply.header('set-cookie', `via=${slug}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`)

/** The cookie as the browser sends it; '' where there is none. */
export const sentSource = ({ headers }: FastifyRequest) =>
  /(?:^|;)\s*via=([^;\s]*)/.exec(headers.cookie ?? '')?.[1] ?? ''
