import type { FastifyInstance } from 'fastify'
import type { PortalDatabase } from '../database/open'
import { checkFileAfter } from '../repositories/storedFiles'
import { addRounds } from './rounds'

/** One file a second takes a hundredth of the time of the thread, and 86,400 files a day. */
const PAUSE_MS = 1000

/**
 * Compares one stored file after the other with its checksum, without end. Each damaged one is logged once. Returns a
 * function that counts the damaged files that were found so far.
 */
export const addFileRounds = (app: FastifyInstance, { db }: PortalDatabase, pauseMs = PAUSE_MS) => {
  const damaged = new Set<string>()
  let last: string | undefined
  addRounds(app, 'a stored file', async (log) => {
    const file = await checkFileAfter(db, last)
    last = file?.id
    if (!file) return pauseMs
    const { id, submission_table: table, submission_id: submission, field, fault } = file
    if (fault === undefined) damaged.delete(id)
    else if (!damaged.has(id)) {
      damaged.add(id)
      log.error({ table, submission, field }, `a stored file ${fault}; run \`npm run portal -- check\``)
    }
    return pauseMs
  })
  return () => damaged.size
}
