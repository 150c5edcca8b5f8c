import { type ExpressionBuilder, sql } from 'kysely'
import type { Answer } from '@/domain/submissions/inbox'
import { answerStates, type SubmissionState } from '@/domain/submissions/states'
import type { Db, NewAnswer, Schema } from '../../database/schema'
import { countOf, type Count, hasRow, listColumn, withAccount } from '../queries'
import { copiesOf } from './inboxChanges'

/** Keeps messages that were told. Ids of version 7 grow, so rows of one millisecond keep their order. */
export const insertAnswers = (db: Db, answers: readonly NewAnswer[]) =>
  db.insertInto('answer').values(answers).execute()

const answersOf = (db: Db) =>
  db
    .selectFrom('answer')
    .leftJoin('account', 'account.id', 'answer.account_id')
    .select(['answer.id', 'reference', 'at', 'account_id', 'account.name', 'way', 'state', 'text'])
    .select(['sent_at', 'failed'])
    .orderBy('at', 'desc')
    .orderBy('answer.id', 'desc')

export const listAnswers = async (
  db: Db,
  references: readonly string[],
): Promise<(Answer & { reference: string })[]> => {
  const rows = await answersOf(db).where('reference', 'in', references).execute()
  return rows.map(({ sent_at: sentAt, ...answer }) => ({ ...withAccount(answer), sentAt: sentAt || null }))
}

/** The messages written to these submissions, newest first, without messages to others that count for them. */
export const listWritten = (db: Db, references: readonly string[]) =>
  answersOf(db).where('reference', 'in', references).where('told_with', '=', '').execute()

/** The texts sent to these submissions, or still to be sent. */
export const listTold = (db: Db, references: readonly string[]) =>
  db
    .selectFrom('answer')
    .select(['reference', 'text'])
    .where('reference', 'in', references)
    .union(db.selectFrom('to_send').select(['reference', 'text']).where('reference', 'in', references))
    .execute()

/** The newest message to a submission, or to one merged with it, since a time; a mail that was given up does not count. */
export const toldSince = async (
  db: Db,
  reference: string,
  { state, at }: { state: SubmissionState; at: string },
) =>
  answersOf(db)
    .where('reference', 'in', await copiesOf(db, reference))
    .where('state', '=', state)
    .where('at', '>=', at)
    .where('failed', '=', '')
    .limit(1)
    .executeTakeFirst()

/** An answer to be mailed, with the submissions that its mail tells. */
export const findMailedAnswer = async (db: Db, id: string) => {
  const rows = await ofMail(db, id).execute()
  const main = rows.find((row) => row.id === id)
  return main && { ...main, references: rows.map(({ reference }) => reference) }
}

const isOfMail = (id: string) => (build: ExpressionBuilder<Schema, 'answer'>) =>
  build.or([build('id', '=', id), build('told_with', '=', id)])

const ofMail = (db: Db, id: string) => db.selectFrom('answer').selectAll().where(isOfMail(id))

/** Whether one of these submissions got a later message that was not given up. */
export const hasLaterAnswer = (db: Db, references: readonly string[], id: string) =>
  hasRow(
    db
      .selectFrom('answer')
      .select('id')
      .where('reference', 'in', references)
      .where('id', '>', id)
      .where('told_with', '!=', id)
      .where('failed', '=', '')
      .limit(1),
  )

/** The answers whose mails to these submissions wait, and also tell others. */
export const listMailsOfMore = (db: Db, references: readonly string[]) =>
  listColumn(
    db
      .selectFrom('mail_outbox')
      .innerJoin('answer', 'answer.told_with', 'mail_outbox.answer_id')
      .select('answer_id')
      .distinct()
      .where('submission_id', 'in', references)
      .where('answer_id', '!=', '')
      .where('reference', 'not in', references),
    'answer_id',
  )

/** Records that the mail of an answer has left: it counts as an answer from now on. */
export const markSent = async (db: Db, id: string, at: string) => {
  await db.updateTable('answer').set({ sent_at: at }).where(isOfMail(id)).execute()
  const sent = await ofMail(db, id).execute()
  for (const { reference } of sent) await deriveTold(db, reference)
}

export const markFailed = (db: Db, id: string, failed: string) =>
  db.updateTable('answer').set({ failed }).where(isOfMail(id)).execute()

/**
 * Derives the times of telling and answering from the messages that remain, those to copies of the same applicant included. A
 * mail counts as told at once, so that nobody tells it again, and as an answer once it has left.
 */
export const deriveTold = async (db: Db, reference: string) => {
  const copies = await copiesOf(db, reference)
  const told = await db
    .selectFrom('answer')
    .select(['at', 'sent_at', 'state', 'account_id'])
    .where('reference', 'in', copies)
    .where('failed', '=', '')
    .orderBy('at')
    .orderBy('id')
    .execute()
  const first = told.find(({ state, sent_at }) => answerStates.has(state) && sent_at !== '')
  const told_at = told.at(-1)?.at ?? ''
  await db
    .updateTable('inbox_entry')
    .set({
      answered_at: first?.sent_at ?? '',
      told_by: first?.account_id ?? '',
      told_at,
      // A message answers the questions asked before it.
      asked_at: sql<string>`case when asked_at <= ${told_at} then '' else asked_at end`,
    })
    .where('reference', 'in', copies)
    .execute()
}

export const listAnswerTexts = (db: Db) =>
  db.selectFrom('answer_text').select(['answer', 'text', 'text_hi']).orderBy('sort_order').execute()

/** Counts the answers that wait to be mailed, and the ones sent since the oldest of them was queued. */
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
