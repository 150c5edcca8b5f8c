import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config'
import { scriptHash } from './pages/firstPaint'

/** Content may name pictures and films of any address; scripts come from us alone. */
const ANY_MEDIA = ["'self'", 'data:', 'http:', 'https:']

export const addSecurityHeaders = async (app: FastifyInstance, { apiHost }: Config) => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", scriptHash],
        // Emotion writes its styles into the page.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ANY_MEDIA,
        mediaSrc: ANY_MEDIA,
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(apiHost ? [apiHost] : [])],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // The site may be served over plain http; whoever ends TLS before it sets this.
    strictTransportSecurity: false,
  })
}
