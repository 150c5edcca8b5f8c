import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { StartError } from '../config'
import { reasonOf } from '../database/reason'
import type { Metrics } from './metrics'

/** Metrics are for those who run the machine, so no other address is offered. */
const HOST = '127.0.0.1'

const answer = async (metrics: Metrics, { method, url }: IncomingMessage, response: ServerResponse) => {
  const code = url?.replace(/\?.*$/s, '') !== '/metrics' ? 404 : method === 'GET' ? 200 : 405
  response.setHeader('cache-control', 'no-store')
  if (code !== 200) return response.writeHead(code).end()
  try {
    const text = await metrics.text()
    return response.writeHead(200, { 'content-type': metrics.contentType }).end(text)
  } catch {
    return response.writeHead(503).end()
  }
}

/** Serves GET /metrics on a port of this machine only. Returns a function that stops it. */
export const serveMetrics = async (metrics: Metrics, port: number) => {
  const server = createServer((request, response) => void answer(metrics, request, response))
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, HOST, resolve)
    })
  } catch (error) {
    throw new StartError(`Cannot serve metrics on ${HOST}:${port}: ${reasonOf(error)}. Set METRICS_PORT.`)
  }
  return () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
}
