import type { Readable } from 'node:stream'
import { DEFAULT_LANGUAGE } from '@/domain/languages'
import { clockInIndia } from '@/domain/site/calendar'
import { inboxKinds, type InboxFilter } from '@/domain/submissions/inbox'
import { stateLabel } from '@/domain/submissions/states'
import { counted } from '@/domain/text/display'
import { i18nOf } from '@/locales/catalogs'
import type { Db } from '../../database/schema'
import { zipOf } from '../../files/zipStream'
import { existing } from '../../repositories/office/inboxChanges'
import { type ListedEntry, listReferences } from '../../repositories/office/inboxList'
import { batchesOf } from '../../repositories/queries'
import { readFields } from '../../repositories/submissions'
import { clockText } from '../../spreadsheet/cellText'
import { csvOf } from '../../spreadsheet/writeSheet'
import { addFiles, filePathsOf, knownOf, type KnownEntry } from '../../staff/exports'
import { yieldOneAtATime } from '../../staff/yieldOneAtATime'
import { forms } from '../../submissions/forms'
import { labelsOf, readableFields, rememberedNames } from '../../submissions/readableFields'
import { asAttachment, exportSheet, formatIn, logExport } from '../download'
import { type OfficeContext, route, todayOf } from '../officeRoute'
import { invalidRequest, toBody, type Body } from '../readRequest'
import { BODY_BYTES, bulkChangeIn, changeAll, chosenIn } from './bulkRoutes'
import { filterOf, orderOf } from './readInbox'

const BATCH = 50

/** Columns of their own have what these say. */
const LEFT_OUT = new Set(['name', 'full_name', 'email', 'mobile'])

const RECEIVED = 'Received (India)'
const ANSWERED = 'Answered (India)'
const FILES = 'Files'
const PRIVACY = 'Privacy version'

const noteText = (at: string, name: string, text: string) =>
  `${clockText(clockInIndia(at))}, ${name}: ${text}`

const entryCells = (entry: KnownEntry) => ({
  Reference: entry.reference,
  Kind: inboxKinds[entry.kind],
  [RECEIVED]: clockInIndia(entry.receivedAt),
  State: stateLabel(entry.state, entry.kind),
  [ANSWERED]: entry.answeredAt === '' ? '' : clockInIndia(entry.answeredAt),
  'Told by': entry.toldBy ?? '',
  Source: entry.source,
  Assignee: entry.assigneeName ?? '',
  Tags: entry.tags,
  Notes: entry.notes,
  'Disclosed to': entry.disclosures,
  Name: entry.name,
  Email: entry.email,
  'Job id': entry.jobId,
})

const STATE_COLUMNS = ['State', ANSWERED, 'Told by', 'Source']
const OFFICE_COLUMNS = ['Assignee', 'Tags', 'Notes', 'Disclosed to']
const ENTRY_COLUMNS = ['Reference', 'Kind', RECEIVED, ...STATE_COLUMNS, ...OFFICE_COLUMNS]
const PERSON_COLUMNS = ['Name', 'Email', 'Mobile', 'Job id']

const fieldLabels = forms
  .flatMap(({ table }) => labelsOf(table, i18nOf(DEFAULT_LANGUAGE)))
  .filter(({ name }) => !LEFT_OUT.has(name))
  .map(({ label }) => label)

const exportColumns = [...ENTRY_COLUMNS, ...PERSON_COLUMNS, ...new Set(fieldLabels), PRIVACY]

const placesOf = (db: Db, { kind, reference }: Pick<KnownEntry, 'kind' | 'reference'>) =>
  filePathsOf(db, kind, reference, inboxKinds[kind])

/** The rows of these submissions in their order, a few in memory at a time. Submissions that were just erased are left out. */
async function* exportRows(db: Db, references: readonly string[], { withFiles = false } = {}) {
  const names = rememberedNames(db)
  for (const some of batchesOf(references, BATCH)) {
    await yieldOneAtATime()
    const known = await knownOf(db, some, noteText)
    for (const reference of some) {
      const entry = known.get(reference)
      const sent = entry && (await readFields(db, entry.kind, reference))
      if (!sent) continue
      const fields = await readableFields(entry.kind, sent, names, i18nOf(DEFAULT_LANGUAGE))
      const shown = fields.filter(({ name }) => !LEFT_OUT.has(name))
      yield {
        ...Object.fromEntries(shown.map(({ label, value }) => [label, value])),
        ...entryCells(entry),
        // Whole: the entry has one number.
        Mobile: fields.find(({ name }) => name === 'mobile')?.value ?? '',
        [PRIVACY]: sent.privacy_version,
        ...(withFiles && { [FILES]: (await placesOf(db, entry)).map(({ path }) => path).join('\n') }),
      }
    }
  }
}

/** An archive with a spreadsheet of these submissions and their files, and the names of those who are left out. One file is in memory at a time. */
const zipStream = (db: Db, references: readonly string[], leftOut: readonly ListedEntry[]): Readable =>
  zipOf(async (add) => {
    const lines = leftOut.map(({ reference, name }) => `${reference} ${name}`)
    if (lines.length > 0) await add('left-out.txt', Buffer.from([NO_YES, ...lines, ''].join('\n')))
    await add(
      'submissions.csv',
      csvOf([...exportColumns, FILES], exportRows(db, references, { withFiles: true })),
    )
    for (const reference of references)
      for (const entry of await existing(db, [reference])) await addFiles(db, add, await placesOf(db, entry))
  })

const NO_YES = 'These people have not said yes to being sent to this employer:'

/** Files leave the office for an employer: each applicant has to have said yes, or the reason is written down. */
const exportFiles = async (context: OfficeContext, body: Body, references: readonly string[]) => {
  const { reply, database, now } = context
  const shown = await bulkChangeIn(
    database.db,
    { recipient: body.recipient, withoutYes: body.withoutYes },
    now().toISOString(),
  )
  const sorted = await listReferences(database.db, database, { references: [...references] }, orderOf(body))
  const { changed, noYes } = await database.write((trx) => changeAll(trx, sorted, shown, context, 'export'))
  const may = new Set(changed)
  await logExport(context, 'zip', counted(changed.length, 'submission'), { action: 'submissions_exported' })
  asAttachment(reply, `submissions-${todayOf(context)}.zip`, 'application/zip')
  return zipStream(
    database.db,
    sorted.filter((reference) => may.has(reference)),
    noYes,
  )
}

const exportOf = async (context: OfficeContext, asked: Body, filter: InboxFilter): Promise<Readable> => {
  const { database } = context
  const { db } = database
  const format = formatIn(asked.format)
  const references = await listReferences(db, database, filter, orderOf(asked))
  const count = counted(references.length, 'submission')
  const entry = { action: 'submissions_exported' } as const
  const sheet = {
    file: 'submissions',
    name: 'Submissions',
    columns: exportColumns,
    times: [RECEIVED, ANSWERED],
  }
  return exportSheet(context, { ...sheet, format, count, entry }, exportRows(db, references))
}

const filtered = route('recruiter', 'GET', '/submissions/export', (context) => {
  const asked = context.request.query as Body
  return exportOf(context, asked, filterOf(asked))
})

/** By POST: the chosen references do not fit into an address. */
const chosen = route('recruiter', 'POST', '/submissions/export', (context) => {
  const body = toBody(context.request.body)
  const references = chosenIn(body)
  if (references.length === 0) throw invalidRequest()
  if (body.format === 'zip') return exportFiles(context, body, references)
  return exportOf(context, body, { references: [...references] })
})

export const exportRoutes = [filtered, { ...chosen, bodyMaxBytes: BODY_BYTES }]
