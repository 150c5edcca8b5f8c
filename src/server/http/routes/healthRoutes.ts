import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { PortalDatabase } from '../../database/open'
import { withTimeout } from '../withTimeout'
import { succeed } from '../reply'
import { Refusal } from '../../config/refusal'
import { contentVersion } from '../../repositories/meta'

const TIMEOUT_MS = 2000
const CHECK_MS = 1000

/** 200 while the database can be read: a full disk or a lock does not take the site away from its readers. */
export const addHealthRoute = (app: FastifyInstance, { db, assertIntact }: PortalDatabase) => {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await withTimeout(contentVersion(db), TIMEOUT_MS)
      await Promise.race([assertIntact(), sleep(CHECK_MS, undefined, { ref: false })])
    } catch {
      throw new Refusal(503, 'The database cannot be read.')
    }
    return succeed(reply)
  })
}
