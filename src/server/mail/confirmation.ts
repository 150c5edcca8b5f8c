import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatDate, todayInIndia } from '@/domain/site/calendar'
import { languageOf, languagePath } from '@/domain/languages'
import { nextSteps, usualAnswer } from '@/domain/submissions/nextSteps'
import { oneLine } from '@/domain/text/oneLine'
import { paths, withQuery } from '@/domain/paths'
import { LAST_DIGITS } from '@/domain/submissions/track'
import type { Config } from '../config/config'
import type { Db, SubmissionRow, SubmissionTable } from '../database/schema'
import { listFilesOf } from '../repositories/storedFiles'
import { readFields } from '../repositories/submissions'
import { numbersIn } from '@/domain/text/numbers'
import { inLanguage, readableFields, rememberedNames, textOf } from '../submissions/readableFields'
import { formOf } from '../submissions/forms'
import { addressOf, i18nOfApplicant, type Mail } from './compose'
import { nameForMail } from './nameForMail'
import { arrivals, subjectOfConfirmation } from './subjects'

const MOBILES = new Set(['mobile', 'guardian_mobile'])

/** A field may hold several numbers, each of which opens the submission. */
const maskedNumbers = (field: string) =>
  numbersIn(field)
    .map((number) => number.slice(0, -LAST_DIGITS) + '*'.repeat(LAST_DIGITS))
    .join(', ')

const NAMES = new Set(['name', 'full_name', 'guardian_name'])

/**
 * A field for a mail whose address anybody may have typed: choices and names. Free text is '', or this mail would carry anything
 * to anyone. A stranger who gets it by mistake must not learn the digits that open the submission at `paths.track`.
 */
const shownValue = (table: SubmissionTable, { name, value }: { name: string; value: string }) => {
  if (MOBILES.has(name)) return maskedNumbers(value)
  if (NAMES.has(name)) return nameForMail(value)
  const { refersTo, options, listOf } = formOf(table).fields[name] ?? {}
  return name === 'email' || refersTo || options || listOf ? oneLine(value) : ''
}

const sentLines = async (db: Db, table: SubmissionTable, row: SubmissionRow, i18n: I18n) => {
  const fields = await readableFields(table, row, rememberedNames(db, i18n), i18n)
  const sent = fields.filter(({ value }) => value !== '')
  const lines = sent.flatMap(({ label, ...field }) => {
    const shown = shownValue(table, field)
    return shown === '' ? [] : [`${label}: ${shown}`]
  })
  const files = (await listFilesOf(db, table, row.id)).length
  return [
    ...lines,
    ...(files > 0 ? [i18n._(msg`Files: ${files}`)] : []),
    ...(lines.length < sent.length
      ? ['', i18n._(msg`What you wrote in your own words has come too. This mail leaves it out.`)]
      : []),
  ]
}

const howToChange = ({ id, mobile }: SubmissionRow, publicUrl: string | undefined, i18n: I18n) =>
  textOf(mobile) === ''
    ? [i18n._(msg`To correct, withdraw or erase it, reply to this mail.`)]
    : [
        i18n._(msg`See where it stands, correct your email or mobile, withdraw it, or erase everything:`),
        publicUrl === undefined
          ? i18n._(msg`choose 'Track' on our site.`)
          : publicUrl + languagePath(languageOf(i18n), withQuery(paths.track, { reference: id })),
        i18n._(msg`You need the reference and the last 4 digits of your mobile.`),
      ]

/** The mail that tells applicants that a submission has come, composed at each attempt; undefined if it was erased or has no address. */
export const composeConfirmation = async (
  db: Db,
  table: SubmissionTable,
  id: string,
  { publicUrl, company, answerDays }: Pick<Config, 'publicUrl' | 'company'> & { answerDays: number },
): Promise<Mail | undefined> => {
  const sent = await readFields(db, table, id)
  const to = sent && addressOf(sent)
  if (!to) return undefined
  const i18n = i18nOfApplicant(sent)
  const row = await inLanguage(db, sent, i18n)
  const position = oneLine(textOf(row.position))
  const arrived = i18n._(arrivals[table])
  const day = formatDate(todayInIndia(Date.parse(textOf(row.submitted_at))))
  const usual = usualAnswer(answerDays, i18n)
  const lines = [
    position === ''
      ? i18n._(msg`${arrived}.`)
      : i18n._(msg`Your application for ${position} has reached us.`),
    i18n._(msg`Reference: ${id}`),
    '',
    i18n._(msg`What happens next`),
    i18n._(nextSteps[table]),
    ...(table === 'application' && usual ? [i18n._(msg`${usual}.`)] : []),
    '',
    ...howToChange(row, publicUrl, i18n),
    '',
    i18n._(msg`What you sent on ${day}`),
    ...(await sentLines(db, table, row, i18n)),
    '',
    i18n._(
      msg`If you did not send this, your address was typed by mistake. Reply to this mail, and we erase it.`,
    ),
    '',
    company.legalName,
    `${company.phone}, ${company.email}`,
  ]
  return {
    subject: await subjectOfConfirmation(db, { table, id }, i18n),
    text: `${lines.join('\n')}\n`,
    id: `${table}.${id}.applicant`,
    to,
    replyTo: company.email,
    attachments: [],
  }
}
