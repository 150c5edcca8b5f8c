import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import { isOfficePath } from '@/domain/office/paths'
import type { Config } from '../config/config'
import { LOADER_SOURCE } from '../pages/document'
import { pathOf } from './request'

/** Content may name pictures and films at any address; a photo is made smaller from a blob. */
const ANY_MEDIA = ["'self'", 'data:', 'blob:', 'http:', 'https:']

/** Helmet's headers with the sources that the site needs, for pages that `framedBy` may show in a frame; `scripts` stand within them. */
const setterOf = (
  { apiHost }: Config,
  { framedBy, scripts = [] }: { framedBy: string; scripts?: readonly string[] },
  options: Pick<HelmetOptions, 'referrerPolicy' | 'xFrameOptions'>,
) => {
  const ownAndApi = ["'self'", ...(apiHost ? [apiHost] : [])]
  const directives = {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...scripts],
    // Emotion writes its styles into the page.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ANY_MEDIA,
    mediaSrc: ANY_MEDIA,
    connectSrc: ownAndApi,
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ownAndApi,
    frameAncestors: [framedBy],
  }
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    // The site may be served over plain http; set this header where TLS ends.
    strictTransportSecurity: false,
    ...options,
  })
}

/** @fastify/helmet would build the headers again for each request. */
export const addSecurityHeaders = (app: FastifyInstance, config: Config) => {
  // Sites that are linked to learn the origin alone.
  const setHeaders = setterOf(
    config,
    { framedBy: "'self'", scripts: [LOADER_SOURCE] },
    { referrerPolicy: { policy: 'strict-origin-when-cross-origin' } },
  )
  // The office is shown in no frame, and its addresses are told to no other site. Without any referrer, some browsers name no
  // origin to a write either.
  const setOfficeHeaders = setterOf(
    config,
    { framedBy: "'none'" },
    { xFrameOptions: { action: 'deny' }, referrerPolicy: { policy: 'same-origin' } },
  )
  app.addHook('onRequest', (request, reply, done) => {
    if (!isOfficePath(pathOf(request))) return setHeaders(request.raw, reply.raw, () => done())
    // No cache and no search engine keeps it.
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    return setOfficeHeaders(request.raw, reply.raw, () => done())
  })
}
