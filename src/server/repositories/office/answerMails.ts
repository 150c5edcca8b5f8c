import type { Db } from '../../database/schema'
import { countOf, type Count, hasRow } from '../queries'

/** The answers that wait to be mailed, and how many have left of those that were put into the outbox with or after the first of them. */
export const countAnswerMails = async (db: Db) => {
  const { waiting, refused, since } = await db
    .selectFrom('mail_outbox')
    .select(({ fn }) => [
      fn.countAll<Count>().filterWhere('failures', '=', 0).as('waiting'),
      fn.countAll<Count>().filterWhere('failures', '>', 0).as('refused'),
      fn.min<string | null>('due_at').filterWhere('failures', '=', 0).as('since'),
    ])
    .where('given_up_at', '=', '')
    .where('answer_id', '!=', '')
    .executeTakeFirstOrThrow()
  const sent =
    since === null
      ? 0
      : await countOf(
          db
            .selectFrom('answer')
            .where('at', '>=', since)
            .where('way', '=', 'email')
            .where('sent_at', '!=', '')
            .where('told_with', '=', ''),
        )
  return { sent, total: sent + Number(waiting), refused: Number(refused) }
}

/** Whether the mail server could not be reached at the last attempt, which counts as no refusal. */
export const isMailDown = (db: Db) =>
  hasRow(
    db
      .selectFrom('mail_outbox')
      .select('id')
      .where('given_up_at', '=', '')
      .where('failures', '=', 0)
      .where('reply', '!=', '')
      .limit(1),
  )
