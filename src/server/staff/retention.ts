import { setTimeout as sleep } from 'node:timers/promises'
import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'
import { SERVER } from '@/domain/office/log'
import type { PortalDatabase } from '../database/open'
import type { Db } from '../database/schema'
import { readRetention, writeRetention } from '../repositories/office/settings'
import { countBefore, deleteSubmissions, listIdsBefore } from '../repositories/retention'
import { deleteDue, setDue } from '../repositories/scheduledTasks'
import { submissionTables } from '../submissions/submissionKinds'
import { emptyLog } from './eraseSubmissions'
import { logAs } from './log'

dayjs.extend(utc)

const DAY_MS = 24 * 60 * 60 * 1000

/** Submissions deleted in one transaction: the forms of the site wait for its end. */
const BATCH = 50
/** The pause after each, so that visitors and other servers are served in between. */
const PAUSE_MS = 5

/** Submissions sent before this moment are older than the retention. */
export const cutoffOf = (months: number, now: Date) => dayjs.utc(now).subtract(months, 'month').toISOString()

/** The number of submissions of all kinds that were sent before a moment. */
export const countOld = async (db: Db, cutoff: string) => {
  let count = 0
  for (const table of submissionTables) count += await countBefore(db, table, cutoff)
  return count
}

/** Deletes nothing before a day has passed: until then an owner can take it back. */
export const changeRetention = async (trx: Db, months: number | null, now: Date) => {
  if (months === (await readRetention(trx))) return
  await writeRetention(trx, months)
  if (months === null) await deleteDue(trx, 'purge')
  else await setDue(trx, 'purge', new Date(now.getTime() + DAY_MS).toISOString())
}

type Purging = { database: PortalDatabase; now: () => Date; signal: AbortSignal }

const deleteOld = async ({ write }: PortalDatabase, cutoff: string, goesOn: () => Promise<boolean>) => {
  for (const table of submissionTables)
    while (await goesOn()) {
      const { rows } = await write(async (trx) =>
        deleteSubmissions(trx, table, await listIdsBefore(trx, table, cutoff, BATCH)),
      )
      if (rows === 0) break
      await sleep(PAUSE_MS)
    }
}

/** Deletes what is older than the retention, oldest first. Returns when to look again; undefined without a limit. */
export const purgeByRetention = async ({ database, now, signal }: Purging) => {
  const { db, write } = database
  const startedAt = now()
  const months = await readRetention(db)
  if (months === null) return undefined
  const goesOn = async () => !signal.aborted && (await readRetention(db)) === months
  const cutoff = cutoffOf(months, startedAt)
  if ((await countOld(db, cutoff)) > 0) {
    const log = logAs(SERVER, now)
    await write((trx) => log(trx, { action: 'submissions_purged', details: `sent before ${cutoff}` }))
    await deleteOld(database, cutoff, goesOn)
    await emptyLog(database)
  }
  // Another server goes on where this one stopped.
  return new Date(signal.aborted ? startedAt : startedAt.getTime() + DAY_MS)
}
