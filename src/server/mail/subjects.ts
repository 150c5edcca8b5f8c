import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { todayInIndia } from '@/domain/site/calendar'
import { dateInWords } from '@/domain/submissions/interview'
import { languageOf } from '@/domain/languages'
import { oneLine } from '@/domain/text/oneLine'
import type { SubmissionState } from '@/domain/submissions/states'
import { localized } from '@/domain/content/localized'
import type { AnswerTable, Db, SubmissionTable } from '../database/schema'
import { jobContextOf } from '../repositories/lookups'
import { findEntry } from '../repositories/office/inboxList'
import { findQuestionAt } from '../repositories/office/questions'
import { subjectWith } from './compose'

/** What a confirmation says. */
export const arrivals: Record<SubmissionTable, MessageDescriptor> = {
  application: msg`Your application has reached us`,
  resume: msg`Your resume has reached us`,
  internship: msg`Your internship application has reached us`,
  enquiry: msg`Your enquiry has reached us`,
  contact_message: msg`Your message has reached us`,
}

const about: Record<SubmissionTable, MessageDescriptor> = {
  application: msg`About your application`,
  resume: msg`About your resume`,
  internship: msg`About your internship application`,
  enquiry: msg`About your enquiry`,
  contact_message: msg`About your message`,
}

/** What an answer says; in other states it is about what was sent. */
const told: Partial<Record<SubmissionState, MessageDescriptor>> = {
  in_review: msg`Your application is being read`,
  shortlisted: msg`You are shortlisted`,
  asked: msg`May we send you?`,
  sent_to_employer: msg`Your application is with the employer`,
  interview: msg`Your interview`,
  selected: msg`You are selected`,
  joined: msg`Your new work`,
  declined: msg`Your application: not this time`,
  won: msg`We work for you`,
  lost: msg`Your enquiry: not this time`,
  answered: msg`Our answer to your message`,
}

/** 'Staff Nurse, Raipur' of an application, 'Staff Nurse' of a resume: what was chosen, and nothing that was typed. */
const workOf = async (db: Db, table: SubmissionTable, reference: string, i18n: I18n) => {
  const entry = await findEntry(db, reference)
  if (!entry || (table !== 'application' && table !== 'resume')) return ''
  const near = await jobContextOf(db, entry)
  const place = table === 'application' ? localized(near, 'where', i18n).text : ''
  return [localized(near, 'about', i18n).text, place].map(oneLine).filter(Boolean).join(', ')
}

type Of = { table: SubmissionTable; id: string }

const subjectFor = async (db: Db, { table, id }: Of, what: string, i18n: I18n) => {
  const work = await workOf(db, table, id, i18n)
  return subjectWith(id, work ? `${what}: ${work}` : what)
}

export const subjectOfConfirmation = (db: Db, of: Of, i18n: I18n) =>
  subjectFor(db, of, i18n._(arrivals[of.table]), i18n)

type Told = Pick<AnswerTable, 'reference' | 'state' | 'at'>

/** An interview with its day, if that was still to come when the message was written. */
const interviewTold = async (db: Db, { reference, at }: Told, i18n: I18n) => {
  const invitation = await findQuestionAt(db, reference, 'interview', at)
  if (!invitation || invitation.day < todayInIndia(Date.parse(at))) return undefined
  const date = dateInWords(invitation.day, languageOf(i18n))
  return invitation.reminded_at === at
    ? i18n._(msg`Reminder: interview on ${date}`)
    : i18n._(msg`Interview on ${date}`)
}

/** What an answer is, with the reference last: 'Interview on 5 December: Staff Nurse, Raipur (42XK-SKJU)'. */
export const subjectOfAnswer = async (db: Db, table: SubmissionTable, answer: Told, i18n: I18n) => {
  const interview = answer.state === 'interview' ? await interviewTold(db, answer, i18n) : undefined
  const what = interview ?? i18n._(told[answer.state] ?? about[table])
  const of = { table, id: answer.reference }
  return answer.state === 'declined' ? subjectWith(of.id, what) : subjectFor(db, of, what, i18n)
}
