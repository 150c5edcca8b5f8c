import type { FastifyRequest } from 'fastify'
import type { Config } from './config'

/** The origin of the site for links that are read elsewhere: of the settings, or else of the request. */
export const originOf = ({ protocol, host }: FastifyRequest, { publicUrl, host: ownHost, port }: Config) => {
  if (publicUrl) return publicUrl
  const asked = `${protocol}://${host}`
  return URL.canParse(asked) ? new URL(asked).origin : `http://${ownHost}:${port}`
}
