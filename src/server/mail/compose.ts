import { clockInIndia } from '@/domain/calendar'
import { DEFAULT_LANGUAGE, isLanguage } from '@/domain/languages'
import { i18nOf } from '@/locales/catalogs'
import type { Db, SubmissionRow, SubmissionTable } from '../database/schema'
import { listFilesOf, readContents } from '../repositories/storedFiles'
import { readFields } from '../repositories/submissions'
import { clockText } from '../spreadsheet/cellText'
import { readableFields, rememberedNames, textOf } from '../submissions/readableFields'

export type Mail = {
  subject: string
  text: string
  /** The submission's; the same at each attempt. */
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

/** Stricter than the form: exactly one address to any mail program. */
const PLAIN_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i

/** The address to which the sender of a submission can be written; undefined without one. */
export const addressOf = (row: SubmissionRow) => {
  const email = textOf(row.email)
  return PLAIN_ADDRESS.test(email) ? email : undefined
}

/** The messages for the sender of a submission, in the language of its form. */
export const i18nOfSender = ({ language = '' }: SubmissionRow) =>
  i18nOf(isLanguage(language) ? language : DEFAULT_LANGUAGE)

/** Removes line breaks and control characters, but not the joiners that Hindi is written with. */
export const oneLine = (text: string) =>
  text.replace(/(?:(?![\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029])+/gu, ' ').trim()

export const subjectOf = (text: string) =>
  oneLine(text)
    .slice(0, SUBJECT_CHARACTERS_MAX)
    .replace(/\p{Cs}$/u, '')

/** Indents further lines of a value, so that none looks like a field. */
export const indented = (value: string) =>
  value
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(oneLine)
    .join('\n    ')

const fieldLines = async (db: Db, table: SubmissionTable, row: SubmissionRow) => {
  const fields = await readableFields(table, row, rememberedNames(db), i18nOf(DEFAULT_LANGUAGE))
  return fields.map(({ label, value, id }) => {
    const text = id === undefined ? value : `${value} (${id})`
    return `${label}: ${text === '' ? '-' : indented(text)}`
  })
}

const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+$/

/** The files of a submission, and their names with a note where the bytes are not those that were sent. */
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
    replyTo: addressOf(row),
    attachments,
  }
}

const FILES_LEFT_OUT = `
The mail server did not take this mail with its files, so they are not attached.
The export has them, in the folder of this reference: npm run portal -- export --out DIR
`

/** The same mail without its files, and how to get them. */
export const withoutFiles = (mail: Mail): Mail => ({
  ...mail,
  text: mail.text + FILES_LEFT_OUT,
  attachments: [],
})
