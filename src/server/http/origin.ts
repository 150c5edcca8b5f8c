import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config'

/** The origin for links: PUBLIC_URL, or that of the request. X-Forwarded-Host is ignored, since visitors can write it. */
export const originOf = (
  { protocol, headers: { host = '' } }: FastifyRequest,
  { publicUrl, host: ownHost, port }: Config,
) => {
  if (publicUrl) return publicUrl
  const asked = `${protocol === 'https' ? 'https' : 'http'}://${host}`
  return URL.canParse(asked) ? new URL(asked).origin : `http://${ownHost}:${port}`
}
