import type { FastifyReply, FastifyRequest } from 'fastify'

const NAME = 'office_session'
const COOKIE = new RegExp(String.raw`(?:^|;\s*)${NAME}=([\w-]{43})(?:;|$)`)

/** The token in the cookie of a request. */
export const tokenOf = ({ headers: { cookie = '' } }: FastifyRequest) => COOKIE.exec(cookie)?.[1]

/** Visitors' pages never see it, nor does any script. It ends with the browser. */
const attributesFor = ({ protocol, headers: { origin = `${protocol}:` } }: FastifyRequest) =>
  `Path=/office; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`

/** The origin of the request must have been checked: by it the cookie is bound to https. */
export const setToken = (request: FastifyRequest, reply: FastifyReply, token: string) =>
  reply.header('set-cookie', `${NAME}=${token}; ${attributesFor(request)}`)

export const clearToken = (request: FastifyRequest, reply: FastifyReply) =>
  reply.header('set-cookie', `${NAME}=; Max-Age=0; ${attributesFor(request)}`)
