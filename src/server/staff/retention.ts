import { setTimeout as sleep } from 'node:timers/promises'
import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'
import { counted } from '@/domain/text/display'
import type { WaitingPurge } from '@/domain/office/data'
import { SERVER } from '@/domain/office/log'
import type { PortalDatabase } from '../database/open'
import type { Db } from '../database/schema'
import { lockMeta } from '../repositories/meta'
import { readHeldPurge, readRetention, writeHeldPurge, writeRetention } from '../repositories/office/settings'
import { countBefore, deleteSubmissions, listBefore, summarizeStored } from '../repositories/retention'
import { deleteDue, setDue } from '../repositories/scheduledTasks'
import { Refusal } from '../config/refusal'
import { emptyLog } from './eraseSubmissions'
import { logAs, type WriteLog } from './log'

dayjs.extend(utc)

const DAY_MS = 24 * 60 * 60 * 1000

/** Submissions deleted in one transaction: visitors' forms wait for its end. */
const BATCH = 50
/** The pause after each, for visitors and other servers. */
const PAUSE_MS = 5

/** Submissions sent before this moment are older than the retention. */
export const cutoffOf = (months: number, now: Date) => dayjs.utc(now).subtract(months, 'month').toISOString()

/** A purge of more than one in so many submissions waits for an owner. */
const LARGE_SHARE = 10

const isLarge = async (db: Db, old: number) => old * LARGE_SHARE > (await summarizeStored(db)).submissions

/** Deletes nothing before a day has passed: until then an owner can take it back. */
export const changeRetention = async (trx: Db, months: number | null, now: Date) => {
  await lockMeta(trx)
  if (months === (await readRetention(trx))) return
  await writeRetention(trx, months)
  await writeHeldPurge(trx, {})
  if (months === null) await deleteDue(trx, 'purge')
  else await setDue(trx, 'purge', new Date(now.getTime() + DAY_MS).toISOString())
}

const detailsOf = (old: number, cutoff: string) => `${counted(old, 'submission')} sent before ${cutoff}`

/** The purge that waits for an owner, or runs since one allowed it; undefined if there is none. */
export const readWaiting = async (db: Db, now: Date): Promise<WaitingPurge | undefined> => {
  const months = await readRetention(db)
  const { waitingSince: since, allowedBefore } = await readHeldPurge(db)
  if (months === null || since === undefined) return undefined
  const sentBefore = allowedBefore ?? cutoffOf(months, now)
  const submissions = await countBefore(db, sentBefore)
  return submissions > 0
    ? { since, sentBefore, submissions, isAllowed: allowedBefore !== undefined }
    : undefined
}

/** Allows what waits to be deleted, up to the time that the owner was shown. Call it in a transaction. */
export const allowPurge = async (trx: Db, sentBefore: string, now: Date, log: WriteLog) => {
  await lockMeta(trx)
  const waiting = await readWaiting(trx, now)
  if (!waiting || waiting.isAllowed || sentBefore > waiting.sentBefore)
    throw new Refusal(409, 'What waits to be deleted has changed meanwhile. Look at it again.')
  const details = detailsOf(await countBefore(trx, sentBefore), sentBefore)
  await writeHeldPurge(trx, { waitingSince: waiting.since, allowedBefore: sentBefore })
  await setDue(trx, 'purge', now.toISOString())
  await log(trx, { action: 'purge_allowed', details })
}

/** What a run may delete: everything sent before `cutoff`. */
type Purge = { months: number; cutoff: string; allowedBefore?: string }

/** Decides what may be deleted now; a large purge waits until an owner allows it. Call it in a transaction. */
const nextPurge = async (trx: Db, now: Date, log: WriteLog): Promise<Purge | undefined> => {
  await lockMeta(trx)
  const months = await readRetention(trx)
  if (months === null) return undefined
  const { waitingSince, allowedBefore } = await readHeldPurge(trx)
  if (allowedBefore !== undefined && (await countBefore(trx, allowedBefore)) > 0)
    return { months, cutoff: allowedBefore, allowedBefore }
  const cutoff = cutoffOf(months, now)
  const old = await countBefore(trx, cutoff)
  if (!(await isLarge(trx, old))) {
    await writeHeldPurge(trx, {})
    return old > 0 ? { months, cutoff } : undefined
  }
  // The allowed purge is done: this is another one.
  if (waitingSince === undefined || allowedBefore !== undefined) {
    await writeHeldPurge(trx, { waitingSince: now.toISOString() })
    const details = `${detailsOf(old, cutoff)}, more than a tenth of all`
    await log(trx, { action: 'purge_waiting', details })
  }
  return undefined
}

type Purging = { database: PortalDatabase; now: () => Date; signal: AbortSignal }

/** Deletes submissions older than the retention, oldest first. Returns when to look again; undefined without a limit. */
export const purgeByRetention = async ({ database, now, signal }: Purging) => {
  const { db, write } = database
  const startedAt = now()
  const log = logAs(SERVER, now)
  const purge = await write(async (trx) => {
    const next = await nextPurge(trx, startedAt, log)
    if (next) await log(trx, { action: 'submissions_purged', details: `sent before ${next.cutoff}` })
    return next
  })
  if (purge) {
    // A change of the setting ends it, and takes back what an owner allowed.
    const goesOn = async () =>
      !signal.aborted &&
      (await readRetention(db)) === purge.months &&
      (await readHeldPurge(db)).allowedBefore === purge.allowedBefore
    const deleteSome = async (trx: Db) => deleteSubmissions(trx, await listBefore(trx, purge.cutoff, BATCH))
    while ((await goesOn()) && (await write(deleteSome)).rows > 0) await sleep(PAUSE_MS)
    await emptyLog(database)
  }
  if ((await readRetention(db)) === null) return undefined
  // Another server goes on where this one stopped.
  return new Date(signal.aborted ? startedAt : startedAt.getTime() + DAY_MS)
}
