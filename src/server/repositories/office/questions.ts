import type { AskedQuestion, YesOrNo } from '@/domain/submissions/inbox'
import { isOver } from '@/domain/submissions/interview'
import type { QuestionAnswer, QuestionEnd, QuestionKind } from '@/domain/submissions/questions'
import { todayInIndia } from '@/domain/site/calendar'
import type { Db, NewQuestion } from '../../database/schema'
import { openPosition } from '../lookups'
import { keyedToken } from '../meta'
import { countOf, withAccount } from '../queries'
import { copiesOf } from './inboxChanges'
import { findEntry } from './inboxList'

/**
 * The token in the address of the next question of a kind to a submission. It follows from the secret of the database, so that
 * a text shows the link before it is told, and keeps it while the submission gets notes and other changes.
 */
export const newQuestionId = async (db: Db, { reference }: { reference: string }, kind: QuestionKind) => {
  const earlier = await countOf(
    db.selectFrom('question').where('reference', '=', reference).where('kind', '=', kind),
  )
  return keyedToken(db, `${kind} ${reference} ${earlier}`)
}

export type DraftQuestion = Omit<NewQuestion, 'reference' | 'at' | 'account_id'>

export const insertQuestions = (
  db: Db,
  asked: readonly (DraftQuestion & { reference: string })[],
  { at, accountId }: { at: string; accountId: string },
) =>
  db
    .insertInto('question')
    .values(asked.map((question) => ({ ...question, at, account_id: accountId })))
    .execute()

/** Questions with the names of the accounts that asked them. */
const questions = (db: Db) =>
  db
    .selectFrom('question')
    .leftJoin('account', 'account.id', 'question.account_id')
    .select(['question.id', 'reference', 'kind', 'day', 'time', 'place', 'bring', 'at', 'answer', 'came'])
    .select(['employer', 'job_id as jobId', 'answered_at as answeredAt', 'reminded_at as remindedAt'])
    .select(['account_id', 'account.name'])

type Row = Awaited<ReturnType<ReturnType<typeof questions>['execute']>>[number]

const toAsked = ({ reference: _of, ...row }: Row): AskedQuestion => withAccount(row)

/** All questions to these submissions, the newest first. */
export const listQuestions = async (db: Db, references: readonly string[]) =>
  (
    await questions(db)
      .where('reference', 'in', references)
      .orderBy('at', 'desc')
      .orderBy('question.id')
      .execute()
  ).map(toAsked)

/** The newest question of a kind that a submission had at a time. */
export const findQuestionAt = (db: Db, reference: string, kind: QuestionKind, at: string) =>
  db
    .selectFrom('question')
    .select(['id', 'day', 'at', 'reminded_at'])
    .where('reference', '=', reference)
    .where('kind', '=', kind)
    .where('at', '<=', at)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The ids that an address may mean: programs leave a `-` or `_` at its end out, and add one of the text around it. */
const idsIn = (written: string) => [written, `${written}-`, `${written}_`, written.replace(/[-_]$/, '')]

/** A question is asked again by one of its kind, about the same job and employer. */
const isAgain = (one: AskedQuestion) => (other: AskedQuestion) =>
  one.kind === other.kind && one.jobId === other.jobId && one.employer === other.employer

/** A question, its submission, and the reason it can no longer be answered; undefined for an unknown id or an erased submission. */
export const findHeld = async (db: Db, written: string, now: Date) => {
  const row = await questions(db).where('question.id', 'in', idsIn(written)).executeTakeFirst()
  const entry = row && (await findEntry(db, row.reference))
  if (!entry) return undefined
  const asked = toAsked(row)
  const references = await copiesOf(db, entry.reference)
  const newest = (await listQuestions(db, references)).find(isAgain(asked))
  const endOf = async (): Promise<QuestionEnd | ''> => {
    if (entry.state === 'withdrawn' || entry.state === 'declined') return entry.state
    if (newest && newest.id !== asked.id) return 'replaced'
    if (isOver(asked, now.getTime())) return 'over'
    const isOfJob = asked.jobId !== ''
    return isOfJob && !(await openPosition(db, asked.jobId, todayInIndia(now.getTime()))) ? 'closed' : ''
  }
  return { ...asked, entry, reference: entry.reference, references, end: await endOf() }
}

export type HeldQuestion = NonNullable<Awaited<ReturnType<typeof findHeld>>>

type Mark = {
  answer?: QuestionAnswer
  answered_at?: string
  reminded_at?: string
  came?: YesOrNo | ''
}

export const markQuestion = (db: Db, id: string, mark: Mark) =>
  db.updateTable('question').set(mark).where('id', '=', id).execute()
