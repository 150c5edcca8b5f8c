import type { PortalDatabase } from '../../database/open'
import { claimDue, readDue, settleDue, type DueWork } from '../../repositories/office/dueWork'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** A server that is killed at work leaves it to the others after that time. */
const LEASE_MS = 60 * MINUTE_MS
/** Nothing is due later unless a clock was wrong. */
const LATEST_MS = 2 * DAY_MS

export type Working = {
  database: PortalDatabase
  now: () => Date
  isStopped?: () => boolean
}

/** Returns when the work is due again, or undefined where it is done. */
export type Work = (working: Working) => Promise<Date | undefined>

/**
 * Does work that is due. Of several servers one does it: which it is, and when it is due again, stands in the database, so
 * that clocks need not agree.
 */
export const doIfDue = async (working: Working, name: DueWork, work: Work) => {
  const { database, now } = working
  const inMs = (ms: number) => new Date(now().getTime() + ms).toISOString()
  const due = await readDue(database.db, name)
  const claim = { now: inMs(0), latest: inMs(LATEST_MS), until: inMs(LEASE_MS) }
  if (due === undefined || (due > claim.now && due <= claim.latest)) return false
  if (!(await database.write((trx) => claimDue(trx, name, claim)))) return false
  const next = await work(working)
  await database.write((trx) => settleDue(trx, name, claim.until, next?.toISOString()))
  return true
}
