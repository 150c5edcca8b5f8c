import { SERVER } from '@/domain/office/log'
import type { PortalDatabase } from '../../database/open'
import type { Db } from '../../database/schema'
import { deleteDue, readDue, setDue } from '../../repositories/scheduledTasks'
import { insertLogLines } from '../../repositories/office/log'
import { readRetention, writeRetention } from '../../repositories/office/retentionSetting'
import type { LogEntry } from '../officeRoute'
import { countOld, parseAge, purge, rowsOf } from './purge'

const DAY_MS = 24 * 60 * 60 * 1000

/** The time before which submissions are deleted. */
export const momentOf = (months: number, now: Date) => parseAge(`${months}m`, now) ?? ''

/** Deletes nothing before a day has passed: until then an owner can take it back. */
export const changeRetention = async (trx: Db, months: number | null, now: Date) => {
  if (months === (await readRetention(trx))) return
  await writeRetention(trx, months)
  if (months === null) await deleteDue(trx, 'purge')
  else await setDue(trx, 'purge', new Date(now.getTime() + DAY_MS).toISOString())
}

const logAs =
  (now: () => Date) =>
  async (trx: Db, ...entries: LogEntry[]) => {
    const line = { at: now().toISOString(), account: SERVER, subject: '', details: '', address: '' }
    await insertLogLines(
      trx,
      entries.map((entry) => ({ ...line, ...entry })),
    )
  }

type Needs = { database: PortalDatabase; now: () => Date; signal: AbortSignal }

/** Deletes what is older than the retention, as the command `purge` does; an owner who changes it ends that. */
export const purgeByRetention = async ({ database, now, signal }: Needs) => {
  const startedAt = now()
  const months = await readRetention(database.db)
  if (months === null) return undefined
  const goesOn = async () => !signal.aborted && (await readRetention(database.db)) === months
  const moment = momentOf(months, startedAt)
  if (rowsOf(await countOld(database, moment)) > 0) {
    await purge(database, moment, { log: logAs(now), goesOn })
    // Somebody who reads just now only delays that.
    await database.forgetDeleted({ thoroughly: false }).catch((error: unknown) => {
      if (!database.isBusy(error)) throw error
    })
  }
  // Another server goes on where this one stopped.
  return new Date(signal.aborted ? startedAt : startedAt.getTime() + DAY_MS)
}

/** When older submissions are deleted next. */
export const nextPurge = async (db: Db) => (await readDue(db, 'purge')) ?? null
