import type { FastifyRequest } from 'fastify'
import { languageAt, languagePath, withoutLanguage } from '@/domain/languages'
import { isKnownPath, routePath } from '@/domain/paths'

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
