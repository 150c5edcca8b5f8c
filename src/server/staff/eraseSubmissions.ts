import { setImmediate } from 'node:timers/promises'
import { counted } from '@/domain/display'
import { referenceOf } from '@/domain/office/inbox'
import type { Db } from '../database/schema'
import { deleteSubmissions, type Counts } from '../repositories/retention'
import { deleteAllCounts } from '../repositories/sendingCounts'
import { submissionTables, type SubmissionKind } from '../submissions/submissionKinds'
import type { WriteLog } from './log'

/** Submissions deleted before visitors have their turn. */
const BATCH = 50

export type Chosen = { kind: SubmissionKind; ids: readonly string[] }

/**
 * Deletes submissions with all that was derived from them or written about them, and logs their references. Call
 * it in a transaction. What is left of their bytes is removed by rebuilding the database.
 */
export const eraseSubmissions = async (trx: Db, chosen: readonly Chosen[], log: WriteLog) => {
  const erased: Counts = { rows: 0, files: 0 }
  for (const { kind, ids } of chosen) {
    const table = submissionTables[kind]
    for (let start = 0; start < ids.length; start += BATCH) {
      const some = ids.slice(start, start + BATCH)
      const { rows, files } = await deleteSubmissions(trx, table, some)
      erased.rows += rows
      erased.files += files
      const subjects = some.map((id) => referenceOf(table, id))
      await log(trx, ...subjects.map((subject) => ({ action: 'submission_erased' as const, subject })))
      await setImmediate()
    }
  }
  await deleteAllCounts(trx)
  return erased
}

/** The same for the submissions of one person. The log says that it was done, not who it was. */
export const erasePerson = async (trx: Db, chosen: readonly Chosen[], log: WriteLog) => {
  const erased = await eraseSubmissions(trx, chosen, log)
  const details = `${counted(erased.rows, 'submission')}, ${counted(erased.files, 'file')}`
  if (erased.rows > 0) await log(trx, { action: 'person_erased', details })
  return erased
}
