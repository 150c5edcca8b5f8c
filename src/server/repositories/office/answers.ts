import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { Answer } from '@/domain/office/inbox'
import { answerStates, type SubmissionState } from '@/domain/office/states'
import type { AnswerTable } from '../../database/answerTables'
import type { Db } from '../../database/schema'
import { hasRow, listColumn } from '../queries'
import { copiesOf, mergedWith } from './inboxChanges'

export type NewAnswer = Pick<AnswerTable, 'way' | 'state' | 'text' | 'at'> & {
  /** The main submission first: its mail tells the others too. */
  references: readonly string[]
  accountId: string
}

/**
 * Keeps a message that was told, once for each of these submissions of one person. Returns the id of the first. Ids of version 7
 * grow, so those of one millisecond keep their order.
 */
export const insertAnswer = async (db: Db, { references, accountId, ...answer }: NewAnswer) => {
  const first = v7()
  const rows = references.map((reference, index) => ({
    ...answer,
    id: index === 0 ? first : v7(),
    reference,
    account_id: accountId,
    // E-mails are sent later.
    sent_at: answer.way === 'email' ? '' : answer.at,
    failed: '',
    told_with: index === 0 ? '' : first,
  }))
  await db.insertInto('answer').values(rows).execute()
  return first
}

const answersOf = (db: Db) =>
  db
    .selectFrom('answer')
    .leftJoin('account', 'account.id', 'answer.account_id')
    .select(['answer.id', 'reference', 'at', 'account_id', 'account.name', 'way', 'state', 'text'])
    .select(['sent_at', 'failed'])
    .orderBy('at', 'desc')
    .orderBy('answer.id', 'desc')

/** The messages that were told to these submissions, newest first. */
export const listAnswers = async (
  db: Db,
  references: readonly string[],
): Promise<(Answer & { reference: string })[]> => {
  const rows = await answersOf(db).where('reference', 'in', references).execute()
  return rows.map(({ account_id: id, name, sent_at: sentAt, ...answer }) => ({
    ...answer,
    account: { id, name: name ?? '' },
    sentAt: sentAt || null,
  }))
}

/** The messages that were written to these submissions, newest first: without those that only count for them. */
export const listWritten = (db: Db, references: readonly string[]) =>
  answersOf(db).where('reference', 'in', references).where('told_with', '=', '').execute()

/** The texts told to these submissions, or still to be told. */
export const listTold = (db: Db, references: readonly string[]) =>
  db
    .selectFrom('answer')
    .select(['reference', 'text'])
    .where('reference', 'in', references)
    .union(db.selectFrom('to_tell').select(['reference', 'text']).where('reference', 'in', references))
    .execute()

/** The newest message told to one of these in a state since a time; a mail that was given up does not count. */
export const toldSince = (
  db: Db,
  references: readonly string[],
  { state, at }: { state: SubmissionState; at: string },
) =>
  answersOf(db)
    .where('reference', 'in', references)
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

const ofMail = (db: Db, id: string) =>
  db
    .selectFrom('answer')
    .selectAll()
    .where((build) => build.or([build('id', '=', id), build('told_with', '=', id)]))

/** Whether a later message was told to one of these submissions, and was not given up. */
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

/** Records the result of mailing an answer. */
export const markAnswer = (db: Db, id: string, mark: Partial<Pick<AnswerTable, 'sent_at' | 'failed'>>) =>
  db
    .updateTable('answer')
    .set(mark)
    .where((build) => build.or([build('id', '=', id), build('told_with', '=', id)]))
    .execute()

const nothingTold = { answered_at: '', told_by: '', told_at: '' }

/** Derives the times of answering and telling from the messages that remain, those to copies of the same sender included. */
export const deriveTold = async (db: Db, reference: string) => {
  const told = await db
    .selectFrom('answer')
    .select(['at', 'state', 'account_id'])
    .where('reference', 'in', await copiesOf(db, reference))
    .where('failed', '=', '')
    .orderBy('at')
    .orderBy('id')
    .execute()
  const first = told.find(({ state }) => answerStates.has(state))
  const told_at = told.at(-1)?.at ?? ''
  await db
    .updateTable('inbox_entry')
    .set({
      ...nothingTold,
      ...(first && { answered_at: first.at, told_by: first.account_id }),
      told_at,
      // A message answers the questions asked before it.
      asked_at: sql<string>`case when asked_at <= ${told_at} then '' else asked_at end`,
    })
    .where('reference', '=', reference)
    .execute()
}

/** Records when these submissions were told something, which also answers a question; the time of the first answer stays. */
export const markTold = async (
  db: Db,
  references: readonly string[],
  { at, accountId, isAnswer }: { at: string; accountId: string; isAnswer: boolean },
) => {
  await db
    .updateTable('inbox_entry')
    .set({
      told_at: at,
      asked_at: '',
      ...(isAnswer && {
        answered_at: sql<string>`case when answered_at = '' then ${at} else answered_at end`,
        told_by: sql<string>`case when answered_at = '' then ${accountId} else told_by end`,
      }),
    })
    .where('reference', 'in', references)
    .execute()
  // A message to one copy tells the sender of all.
  for (const one of await mergedWith(db, references)) await deriveTold(db, one)
}

/** The text of an answer as the owner wrote it; undefined where there is no row. */
export const listAnswerTexts = (db: Db) =>
  db.selectFrom('answer_text').select(['answer', 'text', 'text_hi']).orderBy('sort_order').execute()
