import { withoutNul } from '../../database/dialects/textIndex'
import type { Db } from '../../database/schema'
import type { NewEntry } from './inboxEntries'
import { addSearchedText, findResumeText } from './resumeTexts'

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
