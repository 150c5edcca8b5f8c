import type { FastifyRequest } from 'fastify'
import type { Config } from '../config'

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
