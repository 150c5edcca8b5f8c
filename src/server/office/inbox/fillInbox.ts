import { setTimeout as sleep } from 'node:timers/promises'
import { parseReference } from '@/domain/office/inbox'
import { foldText } from '@/domain/compareText'
import { indexedTexts } from '../../database/dialects/textIndex'
import type { PortalDatabase } from '../../database/open'
import type { Db, SubmissionRow, SubmissionTable } from '../../database/schema'
import {
  entriesWithoutTexts,
  hasAllTexts,
  insertEntry,
  isComplete,
  withoutEntry,
} from '../../repositories/office/inboxEntries'
import { findResumeText } from '../../repositories/office/resumeTexts'
import { listFileFacts } from '../../repositories/storedFiles'
import { listSubmissionsAfter, readFields } from '../../repositories/submissions'
import { forms } from '../../submissions/forms'
import { inboxEntryOf } from '../../submissions/inboxEntry'
import { rememberedNames } from '../../submissions/readableFields'

/** In one transaction, which holds the thread. */
const AT_ONCE = 25
/** After each, so that visitors and other servers have their turns. */
const PAUSE_MS = 5

type Filling = { database: PortalDatabase; signal: AbortSignal }

const entryOf = async (db: Db, table: SubmissionTable, row: SubmissionRow) => {
  const files = await listFileFacts(db, table, row.id)
  return inboxEntryOf(rememberedNames(db), table, {
    id: row.id,
    submittedAt: row.submitted_at,
    fields: row,
    files,
  })
}

/** Adds the entries of submissions of a kind that have none: those of an earlier version of the server. */
const fillKind = async ({ database, signal }: Filling, table: SubmissionTable) => {
  let after = { submittedAt: '', id: '' }
  while (!signal.aborted) {
    const rows = await listSubmissionsAfter(database.db, table, after, AT_ONCE)
    const last = rows.at(-1)
    // A place that is no UTF-8 is read as another one, which would come again for ever.
    if (!last || (last.id === after.id && last.submitted_at === after.submittedAt)) return
    after = { submittedAt: last.submitted_at, id: last.id }
    const missing = await withoutEntry(database.db, table, rows)
    if (missing.length === 0) continue
    await database.write(async (trx) => {
      // Erased meanwhile, they stay away.
      for (const { id } of missing) {
        const row = await readFields(trx, table, id)
        if (row) await insertEntry(trx, database, await entryOf(trx, table, row))
      }
    })
    await sleep(PAUSE_MS)
  }
}

const textsOf = async (db: Db, reference: string) => {
  const { kind, id } = parseReference(reference) ?? {}
  const row = kind && id ? await readFields(db, kind, id) : undefined
  if (!kind || !row) return ''
  const { texts } = await entryOf(db, kind, row)
  const resume = await findResumeText(db, reference)
  return resume?.text ? `${texts}\n${foldText(resume.text)}` : texts
}

/** Writes the searched texts of entries that have none: they were moved from another database. */
const fillTexts = async ({ database, signal }: Filling) => {
  for (let after = 0; !signal.aborted;) {
    const entries = await entriesWithoutTexts(database.db, after, AT_ONCE)
    const last = entries.at(-1)
    if (!last) return
    after = last.row
    await database.write(async (trx) => {
      for (const { row, reference } of await entriesWithoutTexts(trx, (entries[0]?.row ?? 1) - 1, AT_ONCE))
        await database.textIndex.add(trx, indexedTexts.inbox, [
          { key: row, texts: await textsOf(trx, reference) },
        ])
    })
    await sleep(PAUSE_MS)
  }
}

/** Adds what is missing of the inbox, a little at a time. Several servers of one database may do so at once. */
export const fillInbox = async (filling: Filling) => {
  const { db } = filling.database
  for (const { table } of forms) if (!(await isComplete(db, table))) await fillKind(filling, table)
  if (!(await hasAllTexts(db))) await fillTexts(filling)
}
