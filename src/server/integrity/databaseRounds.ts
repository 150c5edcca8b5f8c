import type { FastifyInstance } from 'fastify'
import { removeFaultNote, writeFaultNote } from '../database/faultNote'
import type { PortalDatabase } from '../database/open'
import { reasonOf } from '../database/reason'
import { addRounds, type Log } from './rounds'

const PAUSE_MS = 30_000
const LOOK_MS = 1000
/** So that a large database is read a tenth of the time at most. */
const PAUSE_PER_CHECK = 9

/** Keeps a note of the fault for `check`, or removes it. */
const note = (log: Log, path: string, fault: string | undefined) => {
  try {
    if (fault === undefined) removeFaultNote(path)
    else writeFaultNote(path, fault, new Date())
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, 'the state of the database cannot be noted beside it')
  }
}

/**
 * Checks the whole database again and again, where it can be checked in another process, and logs when it is found to be
 * damaged, or sound again.
 */
export const addDatabaseRounds = (
  app: FastifyInstance,
  { check, assertIntact, file }: PortalDatabase,
  pauseMs?: number,
) => {
  if (!check || !file) return
  let fault: string | undefined
  let isNoted = false
  const report = async (log: Log) => {
    const found = await assertIntact().then(() => undefined, reasonOf)
    if (!isNoted || found !== fault) note(log, file.path, found)
    isNoted = true
    if (found !== undefined && fault === undefined)
      log.error({ fault: found }, 'no form is taken; run `npm run portal -- check`')
    if (found === undefined && fault !== undefined) log.info('the database is sound again')
    fault = found
  }
  // A look at the file notes what is there, also while nobody sends a form.
  addRounds(app, 'the database', async (log) => {
    await report(log)
    return LOOK_MS
  })
  addRounds(app, 'the database', async (log) => {
    const start = performance.now()
    try {
      await check()
    } finally {
      await report(log)
    }
    return pauseMs ?? Math.max(PAUSE_MS, PAUSE_PER_CHECK * (performance.now() - start))
  })
}
