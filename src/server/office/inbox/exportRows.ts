import { clockInIndia } from '@/domain/calendar'
import { inboxKinds, parseReference, submissionStates, type InboxKind } from '@/domain/office/inbox'
import type { Db } from '../../database/schema'
import { notesByReference, type WrittenNote } from '../../repositories/office/inboxChanges'
import { entries, listTagsOf, type ListedEntry } from '../../repositories/office/inboxList'
import { listFields } from '../../repositories/submissions'
import { clockText } from '../../spreadsheet/cellText'
import { takeTurn } from '../../staff/turns'
import { forms } from '../../submissions/forms'
import { readableFields, rememberedNames, type NameReader } from '../../submissions/readableFields'

/** Submissions in memory at once. */
const BATCH = 50

/** Columns of their own have what these say. */
const LEFT_OUT = new Set(['name', 'full_name', 'email', 'mobile'])

export const RECEIVED = 'Received (India)'
const OF_ENTRY = ['Reference', 'Kind', RECEIVED, 'State', 'Assignee', 'Tags', 'Notes']
const OF_PERSON = ['Name', 'Email', 'Mobile']
const JOB_ID = 'Job id'
export const FILES = 'Files'

export type ExportRow = Record<string, string | Date> & { Reference: string }

const noteText = ({ at, name, text }: WrittenNote) => `${clockText(clockInIndia(at))}, ${name}: ${text}`

const labelsOf = async () => {
  const labels = new Set<string>()
  for (const { table } of forms)
    for (const { name, label } of await readableFields(table, {}, () => Promise.resolve(undefined)))
      if (!LEFT_OUT.has(name)) labels.add(label)
  return [...labels]
}

/** What is known of every submission, and every field of every form. */
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
  {
    fields,
    names,
    tags,
    notes,
  }: {
    fields: Record<string, string>
    names: NameReader
    tags: readonly string[]
    notes: readonly WrittenNote[]
  },
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

/** The rows of these submissions in their order, a few in memory at a time. What is erased meanwhile is left out. */
export async function* exportRows(db: Db, references: readonly string[]) {
  const names = rememberedNames(db)
  for (let start = 0; start < references.length; start += BATCH) {
    await takeTurn()
    const some = references.slice(start, start + BATCH)
    const listed = new Map(
      (await entries(db).where('reference', 'in', some).execute()).map((entry) => [entry.reference, entry]),
    )
    const [tags, notes, fields] = [
      await listTagsOf(db, some),
      await notesByReference(db, some),
      await fieldsById(db, some),
    ]
    for (const reference of some) {
      const [entry, sent] = [listed.get(reference), fields.get(reference)]
      if (!entry || !sent) continue
      const known = { tags: tags.get(reference) ?? [], notes: notes.get(reference) ?? [] }
      yield await toRow(entry, { fields: sent, names, ...known })
    }
  }
}
