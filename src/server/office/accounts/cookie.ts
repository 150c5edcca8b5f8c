import type { FastifyReply, FastifyRequest } from 'fastify'

const NAME = 'office_session'

/** The token in the cookie of a request. */
export const tokenOf = ({ cookies }: FastifyRequest) => cookies[NAME]

/** Visitors' pages never see it, nor does any script. It ends with the browser. */
const optionsFor = ({ protocol, headers: { origin = `${protocol}:` } }: FastifyRequest) => ({
  path: '/office',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: origin.startsWith('https:'),
})

/** The origin of the request must have been checked: by it the cookie is bound to https. */
export const setToken = (request: FastifyRequest, reply: FastifyReply, token: string) =>
  reply.setCookie(NAME, token, optionsFor(request))

export const clearToken = (request: FastifyRequest, reply: FastifyReply) =>
  reply.clearCookie(NAME, optionsFor(request))
