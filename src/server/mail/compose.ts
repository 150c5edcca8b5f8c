import type { Db, SubmissionRow, SubmissionTable } from '../database/schema'
import { checksumOf } from '../files/checksum'
import type { readSubmission } from '../repositories/submissions'
import { readableFields, rememberedNames, textOf } from '../submissions/readableFields'

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

const SUBJECT_CHARACTERS_MAX = 120

/** Stricter than the form: exactly one address to any mail program. */
const PLAIN_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i

/** Removes line breaks and control characters, but not the joiners that Hindi is written with. */
const oneLine = (text: string) =>
  text.replace(/(?:(?![\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029])+/gu, ' ').trim()

/** Indents further lines of a value, so that none looks like a field. */
const indented = (value: string) =>
  value
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(oneLine)
    .join('\n    ')

const fieldLines = async (db: Db, table: SubmissionTable, row: SubmissionRow) => {
  const fields = await readableFields(table, row, rememberedNames(db))
  return fields.map(({ label, value, id }) => {
    const text = id === undefined ? value : `${value} (${id})`
    return `${label}: ${text === '' ? '-' : indented(text)}`
  })
}

const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+$/

type StoredFile = Stored['files'][number]

/** A note for a file whose bytes are not those that were sent. */
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
