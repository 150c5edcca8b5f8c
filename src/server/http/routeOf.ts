import type { FastifyRequest } from 'fastify'
import { isKnownPath, screenPath } from '@/domain/paths'

/** The path of a request without its query, which may hold what a visitor typed. */
export const pathOf = (request: FastifyRequest) => request.url.replace(/[?#].*$/s, '')

/** Where a request went: the pattern of a route or the path of a screen, and never what a visitor made up. */
export const routeOf = (request: FastifyRequest) => {
  const { url } = request.routeOptions
  if (url !== undefined) return url
  const path = screenPath(pathOf(request))
  return isKnownPath(path) ? path : '(unknown)'
}
