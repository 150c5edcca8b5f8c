import { comingNight } from '../database/integrityCheck'
import type { PortalDatabase } from '../database/open'

/** Up to this size a rebuild holds up the forms of visitors for less than they are patient. */
const LARGE_BYTES = 200_000_000

/** When to rebuild after erasing: a large database at night. */
export const rebuildTime = async ({ bytesUsed }: Pick<PortalDatabase, 'bytesUsed'>, now: Date) =>
  (await bytesUsed()) > LARGE_BYTES ? comingNight(now) : now

type Needs = { database: PortalDatabase; now: () => Date; signal: AbortSignal }

/** Removes every trace of what was erased from the files of the database. Others are waited for until the next run. */
export const rebuild = async ({ database, now, signal }: Needs) => {
  try {
    await database.vacuum({ full: true, signal })
    return undefined
  } catch (error) {
    if (!database.isBusy(error)) throw error
    return now()
  }
}
