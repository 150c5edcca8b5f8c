import { MOBILE_CHARACTERS } from '@/domain/site/limits'
import { cleanMobile } from '@/domain/text/mobile'
import { foldName, searchedTexts } from '@/domain/text/searchText'
import { DEFAULT_LANGUAGE, isLanguage } from '@/domain/languages'
import { i18nOf } from '@/locales/catalogs'
import { singleSpaced } from '@/domain/text/markup'
import { foldLetters } from '@/domain/text/compareText'
import type { SubmissionTable } from '../database/schema'
import type { NewEntry } from '../repositories/office/inboxEntries'
import { numbersIn } from '@/domain/text/numbers'
import { addressesIn } from './contactDetails'
import { formOf } from './forms'
import { ctcLakhs, experienceMonths, type StoredFields } from '@/domain/submissions/careerFigures'
import { readableFields, textOf, type NameReader } from './readableFields'

const ABOUT_CHARACTERS = 120

/** The field with the subject of each form. */
const aboutFields: Record<SubmissionTable, string> = {
  application: 'job_id',
  resume: 'role_id',
  internship: 'internship_for',
  enquiry: 'service_required',
  contact_message: 'message',
}

const cut = (text: string) =>
  text.length <= ABOUT_CHARACTERS ? text : `${text.slice(0, ABOUT_CHARACTERS).replace(/\p{Cs}$/u, '')}…`

const yesOrNo = (text: string) => (text === 'yes' || text === 'no' ? text : '')

const ABROAD = /^\+\d+$/
const LONGEST_MOBILE = 16

/** The first number of the field; one from abroad with its country's code. */
const mobileOf = (field: string) => {
  const first = cleanMobile(field, LONGEST_MOBILE)
  return ABROAD.test(first) ? first : (numbersIn(field)[0] ?? '').slice(-MOBILE_CHARACTERS)
}

type Sent = { id: string; submittedAt: string; fields: StoredFields; files: readonly { field: string }[] }

/** The entry of a submission in the inbox, and its searched texts. */
export const inboxEntryOf = async (
  names: NameReader,
  table: SubmissionTable,
  sent: Sent,
): Promise<NewEntry> => {
  const { id, submittedAt, fields: row, files } = sent
  const fields = await readableFields(table, row, names, i18nOf(DEFAULT_LANGUAGE))
  const valueOf = (name: string) => fields.find((field) => field.name === name)?.value ?? ''
  const name = textOf(row.full_name ?? row.name).trim()
  const email = textOf(row.email)
  const mobile = mobileOf(textOf(row.mobile))
  const asked = formOf(table).fields
  // Too many have a Yes.
  const searched = fields.filter((one) => !asked[one.name]?.isYesOrNo && !asked[one.name]?.isOfSite)
  const language = textOf(row.language)
  const place = valueOf(table === 'resume' ? 'location_id' : 'current_location')
  return {
    reference: id,
    kind: table,
    received_at: submittedAt,
    name,
    folded_name: foldName(name),
    email: addressesIn(email)[0] ?? foldLetters(email),
    mobile,
    company: singleSpaced(textOf(row.company_name)),
    about: cut(singleSpaced(valueOf(aboutFields[table]))),
    job_id: table === 'application' ? textOf(row.job_id) : '',
    place,
    keep_for_other_jobs: yesOrNo(textOf(row.keep_for_other_jobs)),
    source: textOf(row.source),
    language: isLanguage(language) ? language : '',
    experience: valueOf('experience_from'),
    experience_months: experienceMonths(row),
    ctc: valueOf('current_ctc_from'),
    ctc_lakhs: ctcLakhs(row, { isSum: table === 'application' }),
    files: files.length,
    texts: searchedTexts([...new Set([...searched.map(({ value }) => value), mobile])]),
    hasResume: files.some(({ field }) => field === 'resume'),
  }
}
