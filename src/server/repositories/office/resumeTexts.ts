import { sql } from 'kysely'
import { foldText } from '@/domain/compareText'
import type { Db } from '../../database/schema'

export const findResumeText = (db: Db, reference: string) =>
  db.selectFrom('resume_text').select(['state', 'text']).where('reference', '=', reference).executeTakeFirst()

/** A resume that waits to be read and that no process is reading. */
export const nextWaiting = (db: Db, now: string) =>
  db
    .selectFrom('resume_text')
    .select(['reference', 'claimed_until'])
    .where('state', '=', sql.lit('waiting'))
    .where('claimed_until', '<=', now)
    .orderBy('reference')
    .limit(1)
    .executeTakeFirst()

export type Waiting = NonNullable<Awaited<ReturnType<typeof nextWaiting>>>

/** Claims a resume. Returns false if another process claimed it first. */
export const claimResume = async (db: Db, { reference, claimed_until }: Waiting, until: string) => {
  const { numUpdatedRows } = await db
    .updateTable('resume_text')
    .set({ claimed_until: until })
    .where('reference', '=', reference)
    .where('state', '=', 'waiting')
    .where('claimed_until', '=', claimed_until)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Keeps the words of a resume, and finds its submission by them. Undefined where it cannot be read. */
export const keepResumeText = async (db: Db, reference: string, text: string | undefined) => {
  const { numUpdatedRows } = await db
    .updateTable('resume_text')
    .set({ state: text === undefined ? 'unreadable' : 'read', text: text ?? '', claimed_until: '' })
    .where('reference', '=', reference)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n || !text) return
  await db
    .updateTable('inbox_search')
    .set({ texts: sql`texts || ${foldText(text)} || ${'\n'}` })
    .where('row', '=', db.selectFrom('inbox_entry').select('row').where('reference', '=', reference))
    .execute()
}

/** The resume of a submission as it was stored; undefined where it was erased. */
export const findResumeFile = (db: Db, kind: string, submissionId: string) =>
  db
    .selectFrom('uploaded_file')
    .select(['original_name', 'bytes'])
    .where('submission_table', '=', sql<never>`${kind}`)
    .where('submission_id', '=', submissionId)
    .where('field', '=', 'resume')
    .executeTakeFirst()
