import fastify from 'fastify'
import { StartError } from '../config'
import { reasonOf } from '../database/reason'
import type { Metrics } from './metrics'

/** Metrics are for those who run the machine, so no other address is offered. */
const HOST = '127.0.0.1'

/** Serves GET /metrics on a port of this machine only. Returns a function that stops it. */
export const serveMetrics = async (metrics: Metrics, port: number) => {
  const app = fastify({ forceCloseConnections: true })
  app.get('/metrics', async (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-store', 'content-type': metrics.contentType })
      .send(await metrics.text()),
  )
  try {
    await app.listen({ host: HOST, port })
  } catch (error) {
    throw new StartError(`Cannot serve metrics on ${HOST}:${port}: ${reasonOf(error)}. Set METRICS_PORT.`)
  }
  return () => app.close()
}
