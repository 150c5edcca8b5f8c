import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import type { Config } from '../config'

/** Content may name pictures and films at any address; a photo is made smaller from a blob. */
const ANY_MEDIA = ["'self'", 'data:', 'blob:', 'http:', 'https:']

/** Helmet's defaults with the sources that the site needs. */
const helmetOptions = ({ apiHost }: Config): HelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      // Emotion writes its styles into the page.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ANY_MEDIA,
      mediaSrc: ANY_MEDIA,
      connectSrc: ["'self'", ...(apiHost ? [apiHost] : [])],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'self'"],
    },
  },
  // Sites that are linked to learn the origin alone.
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  // The site may be served over plain http; set this header where TLS ends.
  strictTransportSecurity: false,
})

/** @fastify/helmet would build the headers again for each request. */
export const addSecurityHeaders = (app: FastifyInstance, config: Config) => {
  const setHeaders = helmet(helmetOptions(config))
  app.addHook('onRequest', (request, reply, done) => setHeaders(request.raw, reply.raw, () => done()))
}
