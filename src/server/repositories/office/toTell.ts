import type { ToTell } from '@/domain/submissions/inbox'
import type { SubmissionState } from '@/domain/submissions/states'
import { LISTED_TO_TELL_MAX, type ToTellRow } from '@/domain/submissions/toSend'
import type { ToTellTable } from '../../database/answerTables'
import type { Db } from '../../database/schema'
import { countOf, hasRow, listColumn } from '../queries'

/** Stores answers still to be told, replacing earlier ones to the same submissions. */
export const putToTell = (db: Db, rows: readonly ToTellTable[]) =>
  db
    .insertInto('to_tell')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('reference').doUpdateSet((build) => ({
        state: build.ref('excluded.state'),
        text: build.ref('excluded.text'),
        why: build.ref('excluded.why'),
        at: build.ref('excluded.at'),
        account_id: build.ref('excluded.account_id'),
      })),
    )
    .execute()

/** Takes these submissions from the list, or only those that wait to be told another state. */
export const removeToTell = (
  db: Db,
  references: readonly string[],
  { unless }: { unless?: SubmissionState } = {},
) =>
  db
    .deleteFrom('to_tell')
    .where('reference', 'in', references)
    .$if(unless !== undefined, (query) => query.where('state', '!=', unless as ToTellTable['state']))
    .execute()

/** Leaves out withdrawn submissions, and those that are open again. Their answers return when that is undone. */
const waiting = (db: Db) =>
  db
    .selectFrom('to_tell')
    .innerJoin('inbox_entry', 'inbox_entry.reference', 'to_tell.reference')
    .whereRef('inbox_entry.state', '=', 'to_tell.state')

/** The oldest answer still to be told to one of these submissions. */
export const findToTell = async (db: Db, references: readonly string[]): Promise<ToTell | null> => {
  const row = await waiting(db)
    .select(['to_tell.state', 'text', 'why', 'at'])
    .where('to_tell.reference', 'in', references)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Moves the answer to be told to the main submission, unless that has one itself. */
export const moveToTell = async (db: Db, from: string, into: string) => {
  const isTaken = await hasRow(db.selectFrom('to_tell').select('reference').where('reference', '=', into))
  if (isTaken) await removeToTell(db, [from])
  else await db.updateTable('to_tell').set({ reference: into }).where('reference', '=', from).execute()
}

export const countToTell = (db: Db) => countOf(waiting(db))

/** The longest wait comes first, answers put off come last. */
export const listToTell = (db: Db): Promise<ToTellRow[]> =>
  waiting(db)
    .select(['to_tell.reference', 'kind', 'inbox_entry.name', 'company', 'about', 'to_tell.state', 'why'])
    .select('state_at as since')
    .orderBy('to_tell.at')
    .orderBy('to_tell.reference')
    .limit(LISTED_TO_TELL_MAX)
    .execute()

export const findInList = (db: Db, reference: string) =>
  waiting(db).selectAll('to_tell').where('to_tell.reference', '=', reference).executeTakeFirst()

/** The ones of these submissions that wait to be told a state. */
export const amongToTell = (db: Db, references: readonly string[], state: ToTellTable['state']) =>
  references.length === 0
    ? Promise.resolve([])
    : listColumn(
        waiting(db)
          .select('to_tell.reference')
          .where('to_tell.reference', 'in', references)
          .where('to_tell.state', '=', state)
          .orderBy('to_tell.reference'),
        'reference',
      )
