import { isDeepStrictEqual } from 'node:util'
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

/** Rows in memory at once. */
const BATCH = 200

/** A text that stands beside a submission and not in it. */
type WrittenText = { reference: string; field: 'resume' | 'notes' | 'tags'; text: string }

/** All rows of a query that reads a batch of them after one. */
async function* inBatches<Row extends object>(next: (after: Partial<Row>) => Promise<Row[]>) {
  for (let after: Partial<Row> = {}; ;) {
    const rows = await next(after)
    yield* rows
    const last = rows.at(-1)
    // A text that is no UTF-8 is read as another one, which would come again for ever.
    if (!last || isDeepStrictEqual(last, after)) return
    after = last
  }
}

type Resume = { reference: string; text: string }
type Note = { id: string; reference: string; text: string }
type Tag = { reference: string; tag: string }

/** The words of resumes, and what the staff wrote of submissions. */
export async function* writtenTexts(db: Db): AsyncGenerator<WrittenText> {
  const resumes = inBatches<Resume>(({ reference = '' }) =>
    db
      .selectFrom('resume_text')
      .select(['reference', 'text'])
      .where('state', '=', 'read')
      .where('reference', '>', reference)
      .orderBy('reference')
      .limit(BATCH)
      .execute(),
  )
  for await (const { reference, text } of resumes) yield { reference, text, field: 'resume' }
  const notes = inBatches<Note>(({ id = '' }) =>
    db
      .selectFrom('inbox_note')
      .select(['id', 'reference', 'text'])
      .where('id', '>', id)
      .orderBy('id')
      .limit(BATCH)
      .execute(),
  )
  for await (const { reference, text } of notes) yield { reference, text, field: 'notes' }
  const tags = inBatches<Tag>(({ reference = '', tag = '' }) =>
    db
      .selectFrom('inbox_tag')
      .select(['reference', 'tag'])
      .where((build) => build(build.refTuple('reference', 'tag'), '>', build.tuple(reference, tag)))
      .orderBy('reference')
      .orderBy('tag')
      .limit(BATCH)
      .execute(),
  )
  for await (const { reference, tag } of tags) yield { reference, text: tag, field: 'tags' }
}
