import type { PortalDatabase } from '../database/open'
import { deleteEndedCounts } from '../repositories/senderCounts'
import { deleteKeysBefore } from '../repositories/submissions'

/** How long a submission is remembered by its key. */
const KEYS_KEPT_MS = 7 * 24 * 60 * 60 * 1000

type Needs = { database: Pick<PortalDatabase, 'db'>; now: () => Date }

/** Deletes keys and counts that have expired. Several servers of one database may do so at the same time. */
export const deleteExpired = async ({ database, now }: Needs) => {
  const time = now()
  await deleteEndedCounts(database.db, time.toISOString())
  await deleteKeysBefore(database.db, new Date(time.getTime() - KEYS_KEPT_MS).toISOString())
}
