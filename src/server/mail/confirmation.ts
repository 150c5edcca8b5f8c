import { i18nOf } from '@/locales/catalogs'
import { usualAnswer } from '@/domain/answerTime'
import { formatDate, todayInIndia } from '@/domain/calendar'
import { company } from '@/domain/company'
import nextSteps from '@/domain/nextSteps.json'
import { paths, withQuery } from '@/domain/paths'
import type { Config } from '../config'
import type { Db, SubmissionRow, SubmissionTable } from '../database/schema'
import { listFilesOf } from '../repositories/storedFiles'
import { readFields } from '../repositories/submissions'
import { readableFields, rememberedNames, textOf } from '../submissions/readableFields'
import { addressOf, indented, type Mail, oneLine, subjectOf } from './compose'

const names: Record<SubmissionTable, string> = {
  application: 'Your application',
  resume: 'Your resume',
  internship: 'Your internship application',
  enquiry: 'Your enquiry',
  contact_message: 'Your message',
}

const MOBILES = new Set(['mobile', 'guardian_mobile'])
const LAST_DIGITS = /\d(?=\D*(?:\d\D*){0,3}$)/g

/** A stranger who gets the mail by mistake must not learn the digits that open the submission at `paths.track`. */
const shownValue = ({ name, value }: { name: string; value: string }) =>
  MOBILES.has(name) ? value.replace(LAST_DIGITS, '*') : indented(value)

const sentLines = async (db: Db, table: SubmissionTable, row: SubmissionRow) => {
  const fields = await readableFields(table, row, rememberedNames(db), i18nOf('en'))
  const files = (await listFilesOf(db, table, row.id)).map((file) => oneLine(textOf(file.original_name)))
  return [
    ...fields
      .filter(({ value }) => value !== '')
      .map(({ label, ...field }) => `${label}: ${shownValue(field)}`),
    ...(files.length > 0 ? [`Files: ${files.join(', ')}`] : []),
  ]
}

/** 'Your application for Machine Operator'. */
export const aboutOf = (table: SubmissionTable, row: SubmissionRow) => {
  const position = oneLine(textOf(row.position))
  return position === '' ? names[table] : `${names[table]} for ${position}`
}

const howToChange = ({ id, mobile }: SubmissionRow, publicUrl: string | undefined) =>
  textOf(mobile) === ''
    ? ['To correct, withdraw or erase it, reply to this mail.']
    : [
        'See where it stands, correct your email or mobile, withdraw it, or erase everything:',
        publicUrl === undefined
          ? "choose 'Track' on our site."
          : publicUrl + withQuery(paths.track, { reference: id }),
        'You need the reference and the last 4 digits of your mobile.',
      ]

/** The mail that tells applicants that a submission has come, composed at each attempt; undefined if it was erased or has no address. */
export const composeConfirmation = async (
  db: Db,
  table: SubmissionTable,
  id: string,
  { publicUrl, answerDays }: Pick<Config, 'publicUrl'> & { answerDays: number },
): Promise<Mail | undefined> => {
  const row = await readFields(db, table, id)
  const to = row && addressOf(row)
  if (!to) return undefined
  const about = aboutOf(table, row)
  const day = formatDate(todayInIndia(Date.parse(textOf(row.submitted_at))))
  const lines = [
    `${about} has reached us.`,
    `Reference: ${id}`,
    '',
    'What happens next',
    nextSteps[table],
    ...(table === 'application' && answerDays > 0 ? [`${usualAnswer(answerDays)}.`] : []),
    '',
    ...howToChange(row, publicUrl),
    '',
    `What you sent on ${day}`,
    ...(await sentLines(db, table, row)),
    '',
    'If you did not send this, your address was typed by mistake. Reply to this mail, and we erase it.',
    '',
    company.legalName,
    `${company.phone}, ${company.email}`,
  ]
  return {
    subject: subjectOf(`Reference ${id}: ${about}`),
    text: `${lines.join('\n')}\n`,
    id: `${table}.${id}.applicant`,
    to,
    replyTo: company.email,
    attachments: [],
  }
}
