import type { FastifyInstance } from 'fastify'
import type { PortalDatabase } from '../database/open'
import { inTime } from './withTimeout'
import { Refusal, succeed } from './reply'
import { contentVersion } from '../repositories/fill'

/** Whoever asks waits little. */
const PATIENCE_MS = 2000

/**
 * 200 only while the database can be read. Not whether it can be written: to take a site whose disk is full away from
 * its readers would help nobody, and another process that writes for a second is no illness.
 */
export const addHealthRoute = (app: FastifyInstance, { db, confirmKept }: PortalDatabase) => {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await inTime(contentVersion(db), PATIENCE_MS)
      confirmKept()
    } catch {
      throw new Refusal(503, 'The database cannot be read.')
    }
    return succeed(reply)
  })
}
