import type { FastifyBaseLogger } from 'fastify'
import { INDIA_OFFSET_MS } from '@/domain/site/calendar'
import type { PortalDatabase } from './open'
import { reasonOf } from './reason'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The site has the fewest visitors then. */
const NIGHT_HOUR = 3

/** Three o'clock of the coming night in India. */
export const comingNight = (now: Date) => {
  const untilNight = NIGHT_HOUR * HOUR_MS - INDIA_OFFSET_MS
  return new Date((Math.floor((now.getTime() - untilNight) / DAY_MS) + 1) * DAY_MS + untilNight)
}

type Needs = {
  database: Pick<PortalDatabase, 'assertIntact' | 'check'>
  now: () => Date
  log: Pick<FastifyBaseLogger, 'error' | 'info'>
  signal: AbortSignal
}

/** A task that reads the whole database at its first run and nightly, and looks for its file at each run. */
export const createIntegrityCheck = () => {
  let checkedUntil: Date | undefined
  let fault: string | undefined
  return async ({ database, now, log, signal }: Needs) => {
    if (!checkedUntil || now() >= checkedUntil) {
      await database.check?.(signal)
      checkedUntil = comingNight(now())
    }
    const found = await database.assertIntact().then(() => undefined, reasonOf)
    if (found !== undefined && fault === undefined)
      log.error({ fault: found }, 'no form is taken; run `npm run portal -- check`, and restore a backup')
    if (found === undefined && fault !== undefined) log.info('the database is whole again')
    fault = found
  }
}
