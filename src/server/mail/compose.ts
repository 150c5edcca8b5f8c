import { domainToASCII } from 'node:url'
import { clockInIndia } from '@/domain/site/calendar'
import { DEFAULT_LANGUAGE, isLanguage } from '@/domain/languages'
import { isForAnyServer } from '@/domain/text/email'
import { linesOf, oneLine } from '@/domain/text/oneLine'
import { i18nOf } from '@/locales/catalogs'
import type { Db, SubmissionRow, SubmissionTable } from '../database/schema'
import { listFilesOf, readContents } from '../repositories/storedFiles'
import { readFields } from '../repositories/submissions'
import { clockText } from '../spreadsheet/cellText'
import { readableFields, rememberedNames, textOf } from '../submissions/readableFields'

export type Mail = {
  subject: string
  text: string
  /** Derived from the submission, so the same at each attempt. */
  id: string
  /** The address of the applicant; the staff get a mail without one. */
  to?: string
  replyTo: string | undefined
  attachments: { filename: string; contentType: string; content: Buffer }[]
}

const titles: Record<SubmissionTable, string> = {
  application: 'Job application',
  resume: 'Resume',
  internship: 'Internship application',
  enquiry: 'Manpower enquiry',
  contact_message: 'Message',
}

const SUBJECT_CHARACTERS_MAX = 120

/** Stricter than the form: exactly one address to any mail program. Letters of any script may stand before the @. */
const NAME = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}$/u
const DOMAIN = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i
const DOMAIN_LETTERS = /^[\p{L}\p{M}\p{N}.-]+$/u

/** The domain as mail servers look it up: letters that are not Latin in punycode. */
const domainOf = (written: string) => {
  if (DOMAIN.test(written)) return written
  const plain = DOMAIN_LETTERS.test(written) ? domainToASCII(written) : ''
  return DOMAIN.test(plain) ? plain : undefined
}

/** The address of an applicant, as mail servers take it; undefined without one. */
export const addressOf = (row: SubmissionRow) => {
  const [name = '', written = '', ...more] = textOf(row.email).split('@')
  const domain = domainOf(written)
  return domain !== undefined && more.length === 0 && NAME.test(name) ? `${name}@${domain}` : undefined
}

/** The messages for an applicant, in the language of the form. */
export const i18nOfApplicant = ({ language = '' }: SubmissionRow) =>
  i18nOf(isLanguage(language) ? language : DEFAULT_LANGUAGE)

const cutLine = (text: string, charactersMax: number) =>
  oneLine(text)
    .slice(0, charactersMax)
    .replace(/\p{Cs}$/u, '')

export const subjectOf = (text: string) => cutLine(text, SUBJECT_CHARACTERS_MAX)

/** A subject that ends with the reference, however long it is. */
export const subjectWith = (reference: string, text: string) => {
  const end = ` (${reference})`
  return cutLine(text, SUBJECT_CHARACTERS_MAX - end.length) + end
}

/** Indents the following lines of a value, so that none looks like a field. */
const indented = (value: string) => linesOf(value).join('\n    ')

const fieldLines = async (db: Db, table: SubmissionTable, row: SubmissionRow) => {
  const fields = await readableFields(table, row, rememberedNames(db), i18nOf(DEFAULT_LANGUAGE))
  return fields.map(({ label, value, id }) => {
    const text = id === undefined ? value : `${value} (${id})`
    return `${label}: ${text === '' ? '-' : indented(text)}`
  })
}

const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+$/

/** The files of a submission, and their names with a note on each damaged or missing one. */
const filesOf = async (db: Db, table: SubmissionTable, id: string) => {
  const names: string[] = []
  const attachments: Mail['attachments'] = []
  for (const { id: fileId, original_name: name, media_type: type } of await listFilesOf(db, table, id)) {
    const { bytes, fault } = (await readContents(db, fileId)) ?? {}
    const filename = oneLine(textOf(name))
    const note = bytes ? ' (damaged)' : ' (missing)'
    names.push(bytes && fault === undefined ? filename : `${filename}${note}`)
    if (!bytes) continue
    attachments.push({
      filename: filename || 'file',
      contentType: MEDIA_TYPE.test(type) ? type : 'application/octet-stream',
      content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    })
  }
  return { names, attachments }
}

/** Composes the mail to the staff for one submission, at each attempt; undefined if it was erased. */
export const composeMail = async (db: Db, table: SubmissionTable, id: string): Promise<Mail | undefined> => {
  const row = await readFields(db, table, id)
  if (!row) return undefined
  const { names, attachments } = await filesOf(db, table, id)
  const address = addressOf(row)
  const lines = [
    ...(await fieldLines(db, table, row)),
    '',
    `Files: ${names.join(', ') || '-'}`,
    `Sent: ${clockText(clockInIndia(textOf(row.submitted_at)), { hasSeconds: true })} (India)`,
    `Reference: ${row.id}`,
  ]
  return {
    subject: subjectOf(`${titles[table]}: ${textOf(row.full_name ?? row.name)}`),
    text: `${lines.join('\n')}\n`,
    id: `${table}.${row.id}`,
    replyTo: address !== undefined && isForAnyServer(address) ? address : undefined,
    attachments,
  }
}

const FILES_LEFT_OUT = `
The mail server did not take this mail with its files, so they are not attached.
The export has them, in the folder of this reference: npm run portal -- export --out DIR
`

/** The same mail without its files; the staff read how to get them. */
export const withoutFiles = (mail: Mail): Mail => ({
  ...mail,
  text: mail.to === undefined ? mail.text + FILES_LEFT_OUT : mail.text,
  attachments: [],
})
