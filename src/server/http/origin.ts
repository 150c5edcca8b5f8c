import type { FastifyRequest } from 'fastify'
import type { Config } from '../config'

/** The most that a domain name can have, with room for a port. */
const HOST_CHARACTERS_MAX = 255

/** A name or an address, perhaps with a port; a program may send an empty one. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])?(?::\d{1,5})?$/i

/** Whether a Host header can be one: others would go into the pages. */
export const isHost = (host: string) => host.length <= HOST_CHARACTERS_MAX && HOST.test(host)

/**
 * The origin for absolute links: PUBLIC_URL, or else that of the request. X-Forwarded-Host is ignored, since most proxies
 * pass on what a visitor sent and would cache the page for all others.
 */
export const originOf = (
  { protocol, headers: { host = '' } }: FastifyRequest,
  { publicUrl, host: ownHost, port }: Config,
) => {
  if (publicUrl) return publicUrl
  const asked = `${protocol === 'https' ? 'https' : 'http'}://${host}`
  return URL.canParse(asked) ? new URL(asked).origin : `http://${ownHost}:${port}`
}
