import { setTimeout as sleep } from 'node:timers/promises'
import { parseReference } from '@/domain/office/inbox'
import { foldText } from '@/domain/compareText'
import { indexedTexts } from '../../database/dialects/textIndex'
import type { PortalDatabase } from '../../database/open'
import type { Db } from '../../database/schema'
import { entriesWithoutTexts, hasAllTexts } from '../../repositories/office/inboxEntries'
import { findResumeText } from '../../repositories/office/resumeTexts'
import { listFilesOf } from '../../repositories/storedFiles'
import { readFields } from '../../repositories/submissions'
import { inboxEntryOf } from '../../submissions/inboxEntry'
import { rememberedNames } from '../../submissions/readableFields'

/** In one transaction, which holds the thread. */
const AT_ONCE = 25
/** After each, so that visitors and other servers have their turns. */
const PAUSE_MS = 5

const textsOf = async (db: Db, reference: string) => {
  const { kind, id } = parseReference(reference) ?? {}
  const row = kind && id ? await readFields(db, kind, id) : undefined
  if (!kind || !row) return ''
  const files = await listFilesOf(db, kind, row.id)
  const submission = { id: row.id, submittedAt: row.submitted_at, fields: row, files }
  const { texts } = await inboxEntryOf(rememberedNames(db), kind, submission)
  const resume = await findResumeText(db, reference)
  return resume?.text ? `${texts}\n${foldText(resume.text)}` : texts
}

/** Writes the searched texts of entries that have none, such as those that `move` copied. */
export const fillInbox = async ({ database, signal }: { database: PortalDatabase; signal: AbortSignal }) => {
  if (await hasAllTexts(database.db)) return
  for (let after = 0; !signal.aborted;) {
    const last = await database.write(async (trx) => {
      const entries = await entriesWithoutTexts(trx, after, AT_ONCE)
      for (const { row, reference } of entries)
        await database.textIndex.add(trx, indexedTexts.inbox, [
          { key: row, texts: await textsOf(trx, reference) },
        ])
      return entries.at(-1)
    })
    if (!last) return
    after = last.row
    await sleep(PAUSE_MS)
  }
}
