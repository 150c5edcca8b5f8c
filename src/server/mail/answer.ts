import { company } from '@/domain/company'
import type { Language } from '@/domain/languages'
import type { Db, SubmissionTable } from '../database/schema'
import { findMailedAnswer } from '../repositories/office/answers'
import { readFields } from '../repositories/submissions'
import { inLanguage } from '../submissions/readableFields'
import { addressOf, i18nOfSender, type Mail } from './compose'
import { subjectFor } from './confirmation'

/** The code of an answer whose applicant no longer has an address. */
export const NO_ADDRESS = 'no address'

/** The mail of an answer, composed at each attempt; undefined if it was erased. Throws where there is no address. */
export const composeAnswer = async (
  db: Db,
  table: SubmissionTable,
  id: string,
  answerId: string,
): Promise<Mail | undefined> => {
  const row = await readFields(db, table, id)
  const answer = await findMailedAnswer(db, answerId)
  if (!row || !answer) return undefined
  const to = addressOf(row)
  if (!to) throw Object.assign(new Error('an answer has no address'), { code: NO_ADDRESS })
  const i18n = i18nOfSender(row)
  return {
    subject: subjectFor(table, await inLanguage(db, row, i18n.locale as Language), i18n),
    text: `${answer.text}\n`,
    id: `answer.${answerId}`,
    to,
    replyTo: company.email,
    attachments: [],
  }
}
