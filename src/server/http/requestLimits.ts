import { MEGABYTE } from '@/domain/limits'

/** Limits of time, memory and connections for requests. */
export const requestLimits = {
  /** For the request line and the headers, from the first byte of the connection. */
  headersMs: 20_000,
  /** For a whole request: a form with two large files over a slow line. */
  requestMs: 300_000,
  /** For a connection on which nothing is sent or received. */
  idleMs: 30_000,
  /** For all forms that are being received. */
  memoryMaxBytes: 256 * MEGABYTE,
  connectionsMax: 4000,
}

export type RequestLimits = typeof requestLimits

/** Fastify's options for these limits. Node checks the timeouts several times within the shortest. */
export const timeoutOptions = ({ headersMs, requestMs, idleMs }: RequestLimits) => ({
  requestTimeout: requestMs,
  connectionTimeout: idleMs,
  http: {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: Math.ceil(headersMs / 4),
    // Checked by refuseOddRequests, which sends a message.
    requireHostHeader: false,
  },
})
