import { setImmediate } from 'node:timers/promises'
import { counted } from '@/domain/text/display'
import { comingNight } from '../database/integrityCheck'
import type { PortalDatabase } from '../database/open'
import type { Db } from '../database/schema'
import { keepUndelivered } from '../mail/undelivered'
import { listMailsOfMore } from '../repositories/office/answers'
import { existing } from '../repositories/office/inboxChanges'
import { batchesOf } from '../repositories/queries'
import { forgetCounts } from '../repositories/requestCounts'
import { type Counts, deleteSubmissions } from '../repositories/retention'
import { listMobiles } from '../repositories/submissions'
import { countersOf } from '../submissions/rateLimits'
import type { WriteLog } from './log'

/** Submissions deleted before visitors have their turn. */
const BATCH = 50

/** The code of an answer whose mail was erased with another submission before it left. */
const ERASED = 'erased'

type Erasing = { log: WriteLog; now: () => Date }

/** Deletes submissions with all that belongs to them, and logs their references. Call it in a transaction. */
export const eraseSubmissions = async (trx: Db, references: readonly string[], { log, now }: Erasing) => {
  const erased: Counts = { rows: 0, files: 0 }
  // A mail that never leaves did not reach the person's other submissions either.
  for (const answer of references.length > 0 ? await listMailsOfMore(trx, references) : [])
    await keepUndelivered(trx, answer, ERASED, now().toISOString())
  for (const some of batchesOf([...new Set(references)], BATCH)) {
    const mobiles = await listMobiles(trx, await existing(trx, some))
    // Nothing proves whose submission it was. The counts of addresses stay.
    for (const mobile of mobiles.values()) await forgetCounts(trx, await countersOf(trx, mobile))
    const { rows, files } = await deleteSubmissions(trx, some)
    erased.rows += rows
    erased.files += files
    await log(trx, ...some.map((subject) => ({ action: 'submission_erased' as const, subject })))
    await setImmediate()
  }
  return erased
}

/** The same for the submissions of one person. The log says that it was done, not who it was. */
export const erasePerson = async (trx: Db, references: readonly string[], erasing: Erasing) => {
  const erased = await eraseSubmissions(trx, references, erasing)
  const details = `${counted(erased.rows, 'submission')}, ${counted(erased.files, 'file')}`
  if (erased.rows > 0) await erasing.log(trx, { action: 'person_erased', details })
  return erased
}

/** Takes the bytes of what was deleted out of the log of the database; a reader of this moment only delays that. */
export const emptyLog = (database: PortalDatabase) =>
  database.vacuum({ full: false }).catch((error: unknown) => {
    if (!database.isBusy(error)) throw error
  })

/** Up to this size a rebuild holds up the forms of visitors for less than they are patient. */
const LARGE_BYTES = 200_000_000
/** One rebuild is for all that is erased meanwhile. */
const REBUILD_AFTER_MS = 15 * 60_000

/** When to rebuild after erasing, unless that is due earlier: a large database at night. */
export const rebuildTime = async ({ bytesUsed }: Pick<PortalDatabase, 'bytesUsed'>, now: Date) =>
  (await bytesUsed()) > LARGE_BYTES ? comingNight(now) : new Date(now.getTime() + REBUILD_AFTER_MS)

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
