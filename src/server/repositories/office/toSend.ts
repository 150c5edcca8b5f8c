import type { ToSend } from '@/domain/submissions/inbox'
import type { SubmissionState } from '@/domain/submissions/states'
import { LISTED_TO_SEND_MAX, type ToSendRow } from '@/domain/submissions/telling'
import type { Db, ToSendTable } from '../../database/schema'
import { countOf, hasRow, listColumn } from '../queries'

/** Stores answers to be sent, replacing earlier ones to the same submissions. */
export const putToSend = (db: Db, rows: readonly ToSendTable[]) =>
  db
    .insertInto('to_send')
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

/** Takes submissions from the list, or only the ones that wait to be told another state. */
export const removeToSend = (
  db: Db,
  references: readonly string[],
  { unless }: { unless?: SubmissionState } = {},
) =>
  db
    .deleteFrom('to_send')
    .where('reference', 'in', references)
    .$if(unless !== undefined, (query) => query.where('state', '!=', unless as ToSendTable['state']))
    .execute()

/** Leaves out submissions that have another state by now. Their answers return when that is undone. */
const waiting = (db: Db) =>
  db
    .selectFrom('to_send')
    .innerJoin('inbox_entry', 'inbox_entry.reference', 'to_send.reference')
    .whereRef('inbox_entry.state', '=', 'to_send.state')

/** The oldest answer still to be sent to one of these submissions. */
export const findToSend = async (db: Db, references: readonly string[]): Promise<ToSend | null> => {
  const row = await waiting(db)
    .select(['to_send.state', 'text', 'why', 'at'])
    .where('to_send.reference', 'in', references)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Moves a waiting answer to the main submission, unless that has one itself. */
export const moveToSend = async (db: Db, from: string, into: string) => {
  const isTaken = await hasRow(db.selectFrom('to_send').select('reference').where('reference', '=', into))
  if (isTaken) await removeToSend(db, [from])
  else await db.updateTable('to_send').set({ reference: into }).where('reference', '=', from).execute()
}

export const countToSend = (db: Db) => countOf(waiting(db))

/** The longest wait comes first, answers put off come last. */
export const listToSend = (db: Db): Promise<ToSendRow[]> =>
  waiting(db)
    .select(['to_send.reference', 'kind', 'inbox_entry.name', 'company', 'about', 'to_send.state', 'why'])
    .select('state_at as since')
    .orderBy('to_send.at')
    .orderBy('to_send.reference')
    .limit(LISTED_TO_SEND_MAX)
    .execute()

export const amongToSend = (db: Db, references: readonly string[], state: ToSendTable['state']) =>
  references.length === 0
    ? Promise.resolve([])
    : listColumn(
        waiting(db)
          .select('to_send.reference')
          .where('to_send.reference', 'in', references)
          .where('to_send.state', '=', state)
          .orderBy('to_send.reference'),
        'reference',
      )
