import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import type { Config } from '../config'

/** Content may name pictures and films of any address; scripts come from us alone. */
const ANY_MEDIA = ["'self'", 'data:', 'blob:', 'http:', 'https:']

const policies = ({ apiHost }: Config): HelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
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
  // It makes the browser begin the first page in another process and group, which a cheap phone waits for. It would keep
  // who opened us from our window; there is no session in it, and nobody frames it.
  crossOriginOpenerPolicy: false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  // Of browsers that none of ours is: a page and its headers should come with the first packets.
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
  // The site may be served over plain http; whoever ends TLS before it sets this.
  strictTransportSecurity: false,
})

/** What helmet writes onto an answer. It says the same of each, and would compose it anew for each. */
const headersOf = (options: HelmetOptions) => {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet(options)(request, response, (error) => {
    if (error instanceof Error) throw error
  })
  return response.getHeaders()
}

export const addSecurityHeaders = (app: FastifyInstance, config: Config) => {
  const headers = headersOf(policies(config))
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
