import type { FastifyInstance } from 'fastify'
import type { PortalDatabase } from '../database/open'
import { addRounds } from './rounds'

const PAUSE_MS = 30_000
const LOOK_MS = 1000
/** So that a large database is read a tenth of the time at most. */
const PAUSE_PER_CHECK = 9

/**
 * Checks the whole database again and again, where it can be checked in another process, and logs when it is found to be
 * damaged, or sound again.
 */
export const addDatabaseRounds = (
  app: FastifyInstance,
  { check, assertIntact }: PortalDatabase,
  pauseMs?: number,
) => {
  if (!check) return
  // A look at the file notes what is there, also while nobody sends a form. What it finds is logged below.
  addRounds(app, 'the database', async () => {
    await assertIntact().catch(() => undefined)
    return LOOK_MS
  })
  let fault: string | undefined
  addRounds(app, 'the database', async (log) => {
    const start = performance.now()
    const found = await check()
    if (found !== undefined && fault === undefined)
      log.error(
        { fault: found },
        'the database is damaged, and no form is taken; run `npm run portal -- check`',
      )
    if (found === undefined && fault !== undefined) log.info('the database is sound again')
    fault = found
    return pauseMs ?? Math.max(PAUSE_MS, PAUSE_PER_CHECK * (performance.now() - start))
  })
}
