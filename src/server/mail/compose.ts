import type { Db, SubmissionRow, SubmissionTable } from '../database/schema'
import { checksumOf } from '../files/checksum'
import { nameOf } from '../repositories/lookups'
import type { readSubmission } from '../repositories/submissions'
import { forms, type FormField } from '../submissions/forms'

type Stored = NonNullable<Awaited<ReturnType<typeof readSubmission>>>

export type Mail = {
  subject: string
  text: string
  messageId: string
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

/** Labels of fields that share the label of their group in the form. */
const labels: Record<string, string> = {
  current_ctc_from: 'Current CTC, from',
  current_ctc_to: 'Current CTC, to',
  experience_from: 'Experience, years',
  experience_to: 'Experience, months',
}

const SUBJECT_CHARACTERS_MAX = 120

/** Stricter than the form: exactly one address to any mail program. */
const PLAIN_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i

/** A column may hold something else than its type says. */
const textOf = (value: unknown) =>
  typeof value === 'string' ? value : value == null ? '' : JSON.stringify(value)

/** Removes line breaks and control characters, but not the joiners that Hindi is written with. */
const oneLine = (text: string) =>
  text.replace(/(?:(?![\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029])+/gu, ' ').trim()

const parseList = (value: string) => {
  try {
    const list: unknown = JSON.parse(value)
    return Array.isArray(list) ? list.map(textOf) : [value]
  } catch {
    return [value]
  }
}

const readable = async (
  db: Db,
  row: SubmissionRow,
  { refersTo, listOf, options }: FormField,
  value: string,
) => {
  if (refersTo) {
    const name = (refersTo === 'job' && textOf(row.position)) || (await nameOf(db, refersTo, value))
    return name === undefined ? value : `${name} (${value})`
  }
  const chosen = listOf ?? options
  if (!chosen) return value
  const labelOf = (one: string) => chosen.find((option) => option.value === one)?.label ?? one
  return (listOf ? parseList(value) : [value]).map(labelOf).join(', ')
}

/** Indents further lines of a value, so that none looks like a field. */
const indented = (value: string) =>
  value
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(oneLine)
    .join('\n    ')

const fieldLines = async (db: Db, table: SubmissionTable, row: SubmissionRow) => {
  const fields = forms.find((form) => form.table === table)?.fields ?? {}
  const lines: string[] = []
  for (const [name, field] of Object.entries(fields)) {
    const value = await readable(db, row, field, textOf(row[name]))
    lines.push(`${labels[name] ?? field.label}: ${value === '' ? '-' : indented(value)}`)
  }
  return lines
}

const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+$/

type StoredFile = Stored['files'][number]

/** What to say of a file whose bytes are not those that were sent. */
const faultOf = ({ bytes, checksum }: StoredFile) => {
  if (!(bytes instanceof Uint8Array)) return ' (missing)'
  return checksumOf(bytes) === checksum ? '' : ' (damaged)'
}

const toAttachment = ({ media_type: type, original_name: name, bytes }: StoredFile) => ({
  filename: oneLine(textOf(name)) || 'file',
  contentType: MEDIA_TYPE.test(type) ? type : 'application/octet-stream',
  content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
})

/** Composes the mail for one submission, at each attempt. */
export const composeMail = async (db: Db, table: SubmissionTable, { row, files }: Stored): Promise<Mail> => {
  const email = textOf(row.email)
  const names = files.map((file) => `${oneLine(textOf(file.original_name))}${faultOf(file)}`).join(', ')
  const lines = [
    ...(await fieldLines(db, table, row)),
    '',
    `Files: ${names || '-'}`,
    `Sent: ${row.submitted_at}`,
    `Id: ${row.id}`,
  ]
  return {
    subject: oneLine(`${titles[table]}: ${textOf(row.full_name ?? row.name)}`)
      .slice(0, SUBJECT_CHARACTERS_MAX)
      .replace(/\p{Cs}$/u, ''),
    text: `${lines.join('\n')}\n`,
    // The same at each attempt, so that a duplicate can be recognized.
    messageId: `<${table}.${row.id}@portal.invalid>`,
    replyTo: PLAIN_ADDRESS.test(email) ? email : undefined,
    attachments: files.filter(({ bytes }) => bytes instanceof Uint8Array).map(toAttachment),
  }
}

const FILES_LEFT_OUT = `
The mail server did not take this mail with its files, so they are not attached.
The export has them, in the folder of this id: npm run portal -- export --out DIR
`

/** The same mail without its files, and how to get them. */
export const withoutFiles = (mail: Mail): Mail => ({
  ...mail,
  text: mail.text + FILES_LEFT_OUT,
  attachments: [],
})
