import { batchesOf } from '@/domain/batches'
import type { Readable } from 'node:stream'
import { clockInIndia } from '@/domain/calendar'
import { type InboxKind, inboxKinds, parseReference, submissionStates } from '@/domain/office/inbox'
import type { Db } from '../../database/schema'
import { zipOf } from '../../files/zipStream'
import { notesByReference, type WrittenNote } from '../../repositories/office/inboxChanges'
import { entries, type ListedEntry, listTagsOf } from '../../repositories/office/inboxList'
import { listFilesOf, readContents } from '../../repositories/storedFiles'
import { listFields } from '../../repositories/submissions'
import { clockText } from '../../spreadsheet/cellText'
import { csvOf } from '../../spreadsheet/writeCsv'
import { filePaths } from '../../staff/exports'
import { takeTurn } from '../../staff/turns'
import { forms } from '../../submissions/forms'
import { type NameReader, readableFields, rememberedNames } from '../../submissions/readableFields'

/** Submissions in memory at once. */
const BATCH = 50

/** Columns of their own have what these say. */
const LEFT_OUT = new Set(['name', 'full_name', 'email', 'mobile'])

export const RECEIVED = 'Received (India)'
const OF_ENTRY = ['Reference', 'Kind', RECEIVED, 'State', 'Assignee', 'Tags', 'Notes']
const OF_PERSON = ['Name', 'Email', 'Mobile']
const JOB_ID = 'Job id'
export const FILES = 'Files'

type ExportRow = Record<string, string | Date> & { Reference: string }

const noteText = ({ at, name, text }: WrittenNote) => `${clockText(clockInIndia(at))}, ${name}: ${text}`

const labelsOf = async () => {
  const labels = new Set<string>()
  for (const { table } of forms)
    for (const { name, label } of await readableFields(table, {}, () => Promise.resolve(undefined)))
      if (!LEFT_OUT.has(name)) labels.add(label)
  return [...labels]
}

/** The columns for every submission, and for every field of every form. */
export const exportColumns = async () => [...OF_ENTRY, ...OF_PERSON, JOB_ID, ...(await labelsOf()), FILES]

const fieldsById = async (db: Db, references: readonly string[]) => {
  const ids = new Map<InboxKind, string[]>()
  for (const reference of references) {
    const parsed = parseReference(reference)
    if (parsed) ids.set(parsed.kind, [...(ids.get(parsed.kind) ?? []), parsed.id])
  }
  const found = new Map<string, Record<string, string>>()
  for (const [kind, some] of ids)
    for (const row of await listFields(db, kind, some)) found.set(`${kind}-${row.id}`, row)
  return found
}

const toRow = async (
  entry: ListedEntry,
  fields: Record<string, string>,
  names: NameReader,
  tags: readonly string[] = [],
  notes: readonly WrittenNote[] = [],
): Promise<ExportRow> => {
  const { reference, kind } = entry
  const sent = await readableFields(kind, fields, names)
  return {
    ...Object.fromEntries(
      sent.filter(({ name }) => !LEFT_OUT.has(name)).map(({ label, value }) => [label, value]),
    ),
    Reference: reference,
    Kind: inboxKinds[kind],
    [RECEIVED]: clockInIndia(entry.received_at),
    State: submissionStates[entry.state],
    Assignee: entry.assignee_name ?? '',
    Tags: tags.join(', '),
    Notes: notes.map(noteText).join('\n'),
    Name: entry.name,
    Email: entry.email,
    Mobile: entry.mobile,
    [JOB_ID]: entry.job_id,
  }
}

/** The rows of these submissions in their order, a few in memory at a time. Submissions that were just erased are left out. */
export async function* exportRows(db: Db, references: readonly string[]) {
  const names = rememberedNames(db)
  for (const some of batchesOf(references, BATCH)) {
    await takeTurn()
    const listed = new Map(
      (await entries(db).where('reference', 'in', some).execute()).map((entry) => [entry.reference, entry]),
    )
    const tags = await listTagsOf(db, some)
    const notes = await notesByReference(db, some)
    const fields = await fieldsById(db, some)
    for (const reference of some) {
      const entry = listed.get(reference)
      const sent = fields.get(reference)
      if (entry && sent) yield await toRow(entry, sent, names, tags.get(reference), notes.get(reference))
    }
  }
}

/** The files of a submission with their paths. */
const filesOf = async (db: Db, reference: string) => {
  const { kind, id } = parseReference(reference) ?? {}
  return kind && id ? filePaths(await listFilesOf(db, kind, id), inboxKinds[kind], id) : []
}

async function* rowsWithPaths(db: Db, references: readonly string[]) {
  for await (const row of exportRows(db, references)) {
    const files = await filesOf(db, row.Reference)
    yield { ...row, [FILES]: files.map(({ path }) => path).join('\n') }
  }
}

/** An archive with a spreadsheet of these submissions and their files. One file is in memory at a time. */
export const zipStream = (db: Db, references: readonly string[], columns: string[]): Readable =>
  zipOf(async (add) => {
    await add('submissions.csv', csvOf(columns, rowsWithPaths(db, references)))
    for (const reference of references)
      for (const { file, path } of await filesOf(db, reference)) {
        // A file that was just erased, or cannot be read, is left empty: the spreadsheet names it.
        const contents = await readContents(db, file.id)
        await add(path, contents?.bytes ?? Buffer.alloc(0), { asItIs: true })
      }
  })
