import { company } from '@/domain/company'
import type { PortalDatabase } from '../database/open'

/** Up to this size a rebuild holds up the forms of visitors for less than they are patient. */
const LARGE_BYTES = 200_000_000

/** When hardly anybody sends a form in India. */
const NIGHT_HOUR = 3
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Three o'clock of the coming night. */
export const comingNight = (now: Date) => {
  const offset = company.utcOffsetMinutes * MINUTE_MS
  const local = now.getTime() + offset
  const night = local - (local % DAY_MS) + NIGHT_HOUR * 60 * MINUTE_MS
  return new Date((night > local ? night : night + DAY_MS) - offset)
}

/** When to rebuild after erasing: a large database at night. */
export const rebuildTime = async ({ bytesUsed }: Pick<PortalDatabase, 'bytesUsed'>, now: Date) =>
  (await bytesUsed()) > LARGE_BYTES ? comingNight(now) : now

/** Removes every trace of what was erased from the files of the database. Others are waited for until the next run. */
export const rebuild = async ({ database, now }: { database: PortalDatabase; now: () => Date }) => {
  try {
    await database.forgetDeleted({ thoroughly: true })
    return undefined
  } catch (error) {
    if (!database.isBusy(error)) throw error
    return now()
  }
}
