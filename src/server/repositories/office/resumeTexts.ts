import { sql } from 'kysely'
import { searchedTexts } from '@/domain/text/searchText'
import { withoutNul } from '../../database/dialects/parts'
import type { Db } from '../../database/schema'
import { countChanged, hasChanged } from '../queries'
import { listTold } from './answers'
import { listDisclosures } from './disclosures'
import { listNotes } from './inboxChanges'
import type { NewEntry } from './inboxEntries'
import { listTagsOf } from './inboxList'

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

export const claimResume = (db: Db, { reference, claimed_until }: Waiting, until: string) =>
  hasChanged(
    db
      .updateTable('resume_text')
      .set({ claimed_until: until })
      .where('reference', '=', reference)
      .where('state', '=', 'waiting')
      .where('claimed_until', '=', claimed_until),
  )

/** Finds a submission by further words. */
const addSearchedText = (db: Db, reference: string, text: string) =>
  db
    .updateTable('inbox_search')
    .set({ texts: sql`texts || ${`\n${searchedTexts([text])}`}` })
    .where('row', '=', db.selectFrom('inbox_entry').select('row').where('reference', '=', reference))
    .execute()

/** Keeps the words of a resume, and finds its submission by them. Undefined where it cannot be read. */
export const keepResumeText = async (db: Db, reference: string, text: string | undefined) => {
  const kept = await countChanged(
    db
      .updateTable('resume_text')
      .set({ state: text === undefined ? 'unreadable' : 'read', text: text ?? '', claimed_until: '' })
      .where('reference', '=', reference)
      .where('state', '=', 'waiting'),
  )
  if (kept > 0 && text) await addSearchedText(db, reference, text)
}

/** The resume of a submission as it was stored; undefined where it was erased. */
export const findResumeFile = (db: Db, reference: string) =>
  db
    .selectFrom('inbox_entry')
    .innerJoin('uploaded_file', (join) =>
      join.onRef('submission_table', '=', 'kind').onRef('submission_id', '=', 'reference'),
    )
    .select(['original_name', 'bytes'])
    .where('reference', '=', reference)
    .where('field', '=', 'resume')
    .executeTakeFirst()

const BATCH = 100

/** Texts about a submission that are not in it: the words of its resume, and what the staff wrote. */
type WrittenTexts = Record<'resume' | 'notes' | 'tags' | 'disclosures' | 'answers', string[]> & {
  reference: string
}

/** The same of every submission, in the order of their arrival. */
export async function* writtenTexts(db: Db): AsyncGenerator<WrittenTexts> {
  for (let after = 0; ;) {
    const batch = await db
      .selectFrom('inbox_entry')
      .leftJoin('resume_text', 'resume_text.reference', 'inbox_entry.reference')
      .select(['row', 'inbox_entry.reference', 'resume_text.text'])
      .where('row', '>', after)
      .orderBy('row')
      .limit(BATCH)
      .execute()
    const last = batch.at(-1)
    if (!last) return
    after = last.row
    const references = batch.map(({ reference }) => reference)
    const notes = await listNotes(db, references)
    const tags = await listTagsOf(db, references)
    const disclosures = await listDisclosures(db, references)
    const answers = await listTold(db, references)
    for (const { reference, text } of batch)
      yield {
        reference,
        resume: [text ?? ''],
        notes: notes.filter((note) => note.reference === reference).map((note) => note.text),
        tags: tags.get(reference) ?? [],
        disclosures: disclosures.filter((one) => one.reference === reference).map((one) => one.recipient),
        answers: answers.filter((one) => one.reference === reference).map((one) => one.text),
      }
  }
}

/** Another email address or mobile number: the entry is found by it, and by the words of its resume as before. */
export const correctEntry = async (
  db: Db,
  { reference, email, mobile, texts }: Pick<NewEntry, 'reference' | 'email' | 'mobile' | 'texts'>,
) => {
  const { row } = await db
    .updateTable('inbox_entry')
    .set({ email, mobile })
    .where('reference', '=', reference)
    .returning('row')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('inbox_search')
    .set({ texts: withoutNul(texts) })
    .where('row', '=', row)
    .execute()
  // Read behind that: words that are added meanwhile wait for it.
  const resume = await findResumeText(db, reference)
  if (resume?.text) await addSearchedText(db, reference, resume.text)
}
