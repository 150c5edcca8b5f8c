import type { FastifyRequest } from 'fastify'
import { languageAt, languagePath, withoutLanguage } from '@/domain/languages'
import { isKnownPath, routePath } from '@/domain/paths'
import type { Config } from '../config/config'

/** The path of a request without its query, which may hold what a visitor typed. */
export const pathOf = (request: FastifyRequest) => request.url.replace(/[?#].*$/s, '')

/** The route pattern or the path of a screen, never a path that a visitor invented. */
export const routeOf = (request: FastifyRequest) => {
  const { url } = request.routeOptions
  if (url !== undefined) return url
  const address = pathOf(request)
  const path = routePath(withoutLanguage(address))
  return isKnownPath(path) ? languagePath(languageAt(address), path) : '(unknown)'
}

/** The query of a request, with every value of a repeated name. */
export const queryOf = (request: FastifyRequest) =>
  new URLSearchParams(request.url.slice(pathOf(request).length))

/** The origin for links: PUBLIC_URL, or the request's. X-Forwarded-Host is ignored, since visitors can write it. */
export const originOf = (
  { protocol, headers: { host = '' } }: FastifyRequest,
  { publicUrl, host: ownHost, port }: Config,
) => {
  if (publicUrl) return publicUrl
  const asked = `${protocol === 'https' ? 'https' : 'http'}://${host}`
  return URL.canParse(asked) ? new URL(asked).origin : `http://${ownHost}:${port}`
}
