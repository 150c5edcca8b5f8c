import { setTimeout as sleep } from 'node:timers/promises'
import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'
import type { PortalDatabase } from '../../database/open'
import { countBefore, deleteSubmissions, listIdsBefore, type Counts } from '../../repositories/retention'
import { submissionKinds, submissionTables, type SubmissionKind } from '../../submissions/submissionKinds'
import type { WriteLog } from './eraseSubmissions'

dayjs.extend(utc)

/** Submissions deleted in one transaction: the forms of the site wait meanwhile. */
const BATCH = 50
/** After each, so that visitors and other servers have their turns. */
const PAUSE_MS = 5

const UNITS = { d: 'day', w: 'week', m: 'month', y: 'year' } as const

/** The time so long ago, in the format of `submitted_at`; undefined where the text is not an age. */
export const parseAge = (text: string, now: Date) => {
  const [, count = '', unit] = /^([1-9]\d{0,3})([dwmy])$/.exec(text.trim()) ?? []
  if (!unit) return undefined
  const moment = dayjs.utc(now).subtract(Number(count), UNITS[unit as keyof typeof UNITS])
  // Years before 0 have another format, which does not sort.
  return moment.year() >= 0 ? moment.toISOString() : undefined
}

export type Purged = Counts & { kind: SubmissionKind }

/** Counts the submissions before a moment. */
export const countOld = async ({ db }: Pick<PortalDatabase, 'db'>, moment: string) => {
  const old: Purged[] = []
  for (const kind of submissionKinds)
    old.push({ kind, ...(await countBefore(db, submissionTables[kind], moment)) })
  return old
}

export const rowsOf = (purged: readonly Purged[]) => purged.reduce((sum, { rows }) => sum + rows, 0)

type Options = {
  log: WriteLog
  onProgress?: (done: number, total: number) => void
  /** Asked before each step. */
  goesOn?: () => Promise<boolean>
}

/** Deletes the submissions before a moment with their files, oldest first. */
export const purge = async (
  database: Pick<PortalDatabase, 'db' | 'write'>,
  moment: string,
  { log, onProgress, goesOn = () => Promise.resolve(true) }: Options,
) => {
  const purged: Purged[] = submissionKinds.map((kind) => ({ kind, rows: 0, files: 0 }))
  const total = rowsOf(await countOld(database, moment))
  await database.write((trx) => log(trx, { action: 'submissions_purged', details: `sent before ${moment}` }))
  for (const one of purged) {
    const table = submissionTables[one.kind]
    while (await goesOn()) {
      const some = await database.write(async (trx) =>
        deleteSubmissions(trx, table, await listIdsBefore(trx, table, moment, BATCH)),
      )
      if (some.rows === 0) break
      one.rows += some.rows
      one.files += some.files
      onProgress?.(rowsOf(purged), total)
      await sleep(PAUSE_MS)
    }
  }
  return purged
}
