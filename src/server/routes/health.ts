import type { FastifyInstance } from 'fastify'
import type { PortalDatabase } from '../database/open'
import { Refusal, succeed } from '../reply'
import { contentVersion } from '../repositories/fill'

/** 200 only while the database can be read. */
export const addHealthRoute = (app: FastifyInstance, { db }: PortalDatabase) => {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await contentVersion(db)
    } catch {
      throw new Refusal(503, 'The database cannot be read.')
    }
    return succeed(reply)
  })
}
