import { MEGABYTE } from '@/domain/limits'

/** Limits of time, memory and connections for requests. */
export const requestLimits = {
  /** For the request line and the headers, from the first byte of the connection. */
  headersMs: 20_000,
  /** For a whole request: a form with two large files over a slow line. */
  requestMs: 300_000,
  /** For a connection on which nothing is sent or received. */
  idleMs: 30_000,
  /** For a connection that waits for its next request. Longer than proxies keep one, so that they close it first. */
  keepAliveMs: 72_000,
  /** A body that has been coming for this time must have come at the least rate. */
  bodyGraceMs: 30_000,
  /** A third of what the slowest mobile lines carry. */
  bodyBytesPerSecondMin: 1024,
  /** For all bodies that are being received or stored; one address may hold half of it. */
  memoryMaxBytes: 256 * MEGABYTE,
  connectionsMax: 4000,
  /** Many phones of one mobile operator share an IPv4 address. */
  connectionsOfAddressMax: 500,
}

export type RequestLimits = typeof requestLimits
