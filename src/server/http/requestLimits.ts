/** Limits of requests, for Node's HTTP server and for our count of bodies. */
export const requestLimits = {
  /** For the request line and the headers. A whole request has no limit: a resume takes minutes on a slow line. */
  headersMs: 20_000,
  /** For a connection on which nothing is sent or received, also while the server prepares an answer. */
  idleMs: 100_000,
  /** For a connection that waits for its next request. Longer than proxies keep one, so that they close it first. */
  keepAliveMs: 72_000,
  connectionsMax: 4000,
  /** Bodies that are being received or stored. */
  bodiesMax: 32,
  bodiesOfAddressMax: 8,
  /** How long a body waits for room before it is refused. */
  roomWithinMs: 2000,
}

export type RequestLimits = typeof requestLimits
