import type { FastifyRequest } from 'fastify'
import type { Config } from '../config'

/**
 * The origin of the site for links that are read elsewhere: of the settings, or else of the request. X-Forwarded-Host
 * is not looked at: most proxies let a visitor write it, and would keep the page for all others.
 */
export const originOf = (
  { protocol, headers: { host = '' } }: FastifyRequest,
  { publicUrl, host: ownHost, port }: Config,
) => {
  if (publicUrl) return publicUrl
  const asked = `${protocol === 'https' ? 'https' : 'http'}://${host}`
  return URL.canParse(asked) ? new URL(asked).origin : `http://${ownHost}:${port}`
}
