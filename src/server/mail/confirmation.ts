import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { usualAnswer } from '@/domain/answerTime'
import { formatDate, todayInIndia } from '@/domain/calendar'
import { company } from '@/domain/company'
import { type Language, languagePath } from '@/domain/languages'
import { nextSteps } from '@/domain/nextSteps'
import { paths, withQuery } from '@/domain/paths'
import { LAST_DIGITS } from '@/domain/track'
import type { Config } from '../config'
import type { Db, SubmissionRow, SubmissionTable } from '../database/schema'
import { listFilesOf } from '../repositories/storedFiles'
import { readFields } from '../repositories/submissions'
import { numbersIn } from '../submissions/contactDetails'
import { inLanguage, readableFields, rememberedNames, textOf } from '../submissions/readableFields'
import { addressOf, i18nOfSender, indented, type Mail, oneLine, subjectOf } from './compose'

const names: Record<SubmissionTable, MessageDescriptor> = {
  application: msg`Your application`,
  resume: msg`Your resume`,
  internship: msg`Your internship application`,
  enquiry: msg`Your enquiry`,
  contact_message: msg`Your message`,
}

const arrivals: Record<SubmissionTable, MessageDescriptor> = {
  application: msg`Your application has reached us.`,
  resume: msg`Your resume has reached us.`,
  internship: msg`Your internship application has reached us.`,
  enquiry: msg`Your enquiry has reached us.`,
  contact_message: msg`Your message has reached us.`,
}

const MOBILES = new Set(['mobile', 'guardian_mobile'])

/** A field may hold several numbers, each of which opens the submission. */
const maskedNumbers = (field: string) =>
  numbersIn(field)
    .map((number) => number.slice(0, -LAST_DIGITS) + '*'.repeat(LAST_DIGITS))
    .join(', ')

/** A stranger who gets the mail by mistake must not learn the digits that open the submission at `paths.track`. */
const shownValue = ({ name, value }: { name: string; value: string }) =>
  (MOBILES.has(name) && maskedNumbers(value)) || indented(value)

const sentLines = async (db: Db, table: SubmissionTable, row: SubmissionRow, i18n: I18n) => {
  const fields = await readableFields(table, row, rememberedNames(db, i18n.locale as Language), i18n)
  const files = (await listFilesOf(db, table, row.id))
    .map((file) => oneLine(textOf(file.original_name)))
    .join(', ')
  return [
    ...fields
      .filter(({ value }) => value !== '')
      .map(({ label, ...field }) => `${label}: ${shownValue(field)}`),
    ...(files ? [t(i18n)`Files: ${files}`] : []),
  ]
}

const positionOf = (row: SubmissionRow) => oneLine(textOf(row.position))

/** 'Reference R7K4-92QX: Your application for Machine Operator'. */
export const subjectFor = (table: SubmissionTable, row: SubmissionRow, i18n: I18n) => {
  const { id } = row
  const position = positionOf(row)
  const about = position === '' ? i18n._(names[table]) : t(i18n)`Your application for ${position}`
  return subjectOf(t(i18n)`Reference ${id}: ${about}`)
}

const howToChange = ({ id, mobile }: SubmissionRow, publicUrl: string | undefined, i18n: I18n) =>
  textOf(mobile) === ''
    ? [t(i18n)`To correct, withdraw or erase it, reply to this mail.`]
    : [
        t(i18n)`See where it stands, correct your email or mobile, withdraw it, or erase everything:`,
        publicUrl === undefined
          ? t(i18n)`choose 'Track' on our site.`
          : publicUrl + languagePath(i18n.locale as Language, withQuery(paths.track, { reference: id })),
        t(i18n)`You need the reference and the last 4 digits of your mobile.`,
      ]

/** The mail that tells applicants that a submission has come, composed at each attempt; undefined if it was erased or has no address. */
export const composeConfirmation = async (
  db: Db,
  table: SubmissionTable,
  id: string,
  { publicUrl, answerDays }: Pick<Config, 'publicUrl'> & { answerDays: number },
): Promise<Mail | undefined> => {
  const sent = await readFields(db, table, id)
  const to = sent && addressOf(sent)
  if (!to) return undefined
  const i18n = i18nOfSender(sent)
  const row = await inLanguage(db, sent, i18n.locale as Language)
  const position = positionOf(row)
  const day = formatDate(todayInIndia(Date.parse(textOf(row.submitted_at))))
  const usual = usualAnswer(answerDays, i18n)
  const lines = [
    position === '' ? i18n._(arrivals[table]) : t(i18n)`Your application for ${position} has reached us.`,
    t(i18n)`Reference: ${id}`,
    '',
    t(i18n)`What happens next`,
    i18n._(nextSteps[table]),
    ...(table === 'application' && usual ? [t(i18n)`${usual}.`] : []),
    '',
    ...howToChange(row, publicUrl, i18n),
    '',
    t(i18n)`What you sent on ${day}`,
    ...(await sentLines(db, table, row, i18n)),
    '',
    t(
      i18n,
    )`If you did not send this, your address was typed by mistake. Reply to this mail, and we erase it.`,
    '',
    company.legalName,
    `${company.phone}, ${company.email}`,
  ]
  return {
    subject: subjectFor(table, row, i18n),
    text: `${lines.join('\n')}\n`,
    id: `${table}.${id}.applicant`,
    to,
    replyTo: company.email,
    attachments: [],
  }
}
