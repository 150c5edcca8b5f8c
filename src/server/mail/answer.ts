import type { Company } from '@/domain/content/company'
import type { Db, SubmissionTable } from '../database/schema'
import { findMailedAnswer } from '../repositories/office/answers'
import { findQuestionAt } from '../repositories/office/questions'
import { readFields } from '../repositories/submissions'
import { invitationCalendar, readQuestion } from '../submissions/question'
import { addressOf, i18nOfApplicant, type Mail } from './compose'
import { subjectOfAnswer } from './subjects'

/** The code of an answer whose applicant no longer has an address. */
export const NO_ADDRESS = 'no address'

type Told = NonNullable<Awaited<ReturnType<typeof findMailedAnswer>>>

/** The interview for the calendar of the applicant: to be added, or taken away with a 'Not this time'. */
const calendarOf = async (
  db: Db,
  { reference, at, state }: Told,
  needs: { company: Company; now: Date; i18n: ReturnType<typeof i18nOfApplicant> },
): Promise<Mail['attachments']> => {
  const ends = { interview: '', declined: 'declined' }
  if (state !== 'interview' && state !== 'declined') return []
  const invitation = await findQuestionAt(db, reference, 'interview', at)
  const read = invitation && (await readQuestion(db, invitation.id, needs))
  if (!read || read.question.end !== ends[state]) return []
  const file = await invitationCalendar(db, read.question, read.held, needs)
  const contentType = `text/calendar; charset=utf-8; method=${state === 'declined' ? 'CANCEL' : 'PUBLISH'}`
  return [{ filename: 'interview.ics', contentType, content: Buffer.from(file) }]
}

/** The mail of an answer, composed at each attempt; undefined if it was erased. Throws where there is no address. */
export const composeAnswer = async (
  db: Db,
  table: SubmissionTable,
  id: string,
  { answerId, company, now }: { answerId: string; company: Company; now: Date },
): Promise<Mail | undefined> => {
  const row = await readFields(db, table, id)
  const answer = await findMailedAnswer(db, answerId)
  if (!row || !answer) return undefined
  const to = addressOf(row)
  if (!to) throw Object.assign(new Error('an answer has no address'), { code: NO_ADDRESS })
  const i18n = i18nOfApplicant(row)
  return {
    subject: await subjectOfAnswer(db, table, answer, i18n),
    text: `${answer.text}\n`,
    id: `answer.${answerId}`,
    to,
    replyTo: company.email,
    attachments: await calendarOf(db, answer, { company, now, i18n }),
  }
}
