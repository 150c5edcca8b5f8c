import { createReadStream } from 'node:fs'
import { fileOf } from '@/domain/content/fields'
import { sourceName } from '@/domain/submissions/sources'
import { stateLabel } from '@/domain/submissions/states'
import type { Config } from '../config/config'
import type { Db, SubmissionTable } from '../database/schema'
import { folderOfId, isFileName, portableName } from '../files/fileName'
import { type AddToZip, zipOf } from '../files/zipStream'
import { type ContentKind, contentKinds, isOpen } from '../import/contentKinds'
import { servedFile } from '../import/images'
import { isAddress } from '../import/readers'
import { listLinkSources } from '../repositories/lookups'
import { type ContentRow, listContentRows } from '../repositories/contentRows'
import { listAnswers } from '../repositories/office/answers'
import { listDisclosures } from '../repositories/office/disclosures'
import { listNotes } from '../repositories/office/inboxChanges'
import { entries, listTagsOf } from '../repositories/office/inboxList'
import { listFilesOf, readContents } from '../repositories/storedFiles'
import { csvOf } from '../spreadsheet/writeSheet'
import {
  columnsOf,
  kindNames,
  nameReader,
  submissionBatches,
  submissionsOf,
  submissionTables,
} from '../submissions/submissionKinds'
import { yieldOneAtATime } from './yieldOneAtATime'

/** The files of a submission with their places in an export. */
export const filePathsOf = async (
  db: Db,
  table: SubmissionTable,
  id: string,
  kind: string = kindNames[table],
) => {
  const folder = `files/${kind}/${folderOfId(id)}`
  return (await listFilesOf(db, table, id)).map((file) => {
    const name = portableName(`${file.field}-`, file.original_name)
    return { file, name, path: `${folder}/${name}` }
  })
}

/** One kind of content as the file that `import` reads. */
export type ContentSheet = { file: string; columns: string[]; rows: ContentRow[]; kind: ContentKind }

/** Every kind, one in memory at a time. */
export async function* contentSheets(db: Db): AsyncGenerator<ContentSheet> {
  for (const [name, kind] of Object.entries(contentKinds)) {
    const all = await listContentRows(db, kind.table, kind.key)
    // Importing a closed one would open it.
    const rows = all.filter(isOpen)
    yield { file: `${name}.csv`, columns: kind.columns.map((column) => column.name), rows, kind }
  }
}

/** Images of CSR get a folder of their own, as others may have the same names. */
const folderOf = { uploads: 'images', media: 'images/media' } as const

/** Each image that a sheet names, once; without a source it is missing. Those on another server stay there. */
export async function* imagesOf(config: Config, { kind, rows }: ContentSheet) {
  const seen = new Set<string>()
  for (const column of kind.columns) {
    const file = fileOf(column)
    if (!file) continue
    for (const row of rows) {
      const name = `${row[column.name] ?? ''}`
      if (name === '' || isAddress(name) || seen.has(name)) continue
      seen.add(name)
      const served = isFileName(name) ? await servedFile(config, file.folder, name) : undefined
      yield { name, path: `${folderOf[file.folder]}/${name}`, source: served?.path }
    }
  }
}

/** An entry of the inbox with its source by name, the account that first answered, and what belongs to it as texts. */
export type KnownEntry = Awaited<ReturnType<typeof listNamed>>[number] &
  Record<'tags' | 'notes' | 'disclosures' | 'answers', string>

const listNamed = async (db: Db, references: readonly string[]) => {
  const named = await listLinkSources(db)
  const listed = await entries(db)
    .leftJoin('account as teller', 'teller.id', 'inbox_entry.told_by')
    .select('teller.name as toldBy')
    .where('reference', 'in', references)
    .execute()
  return listed.map((entry) => ({ ...entry, source: sourceName(entry.source, named) }))
}

type Line = { reference: string; at: string; account: { name: string } }

/** State, assignee, tags, notes, disclosures and answers of these submissions, by reference. */
export const knownOf = async (
  db: Db,
  references: readonly string[],
  lineOf: (at: string, name: string, text: string) => string,
) => {
  const listed = await listNamed(db, references)
  const tags = await listTagsOf(db, references)
  const notes = await listNotes(db, references)
  const disclosures = await listDisclosures(db, references)
  const answers = (await listAnswers(db, references)).toReversed()
  return new Map(
    listed.map((entry): [string, KnownEntry] => {
      const { reference } = entry
      const linesOf = <Kept extends Line>(all: readonly Kept[], textOf: (one: Kept) => string) =>
        all
          .filter((one) => one.reference === reference)
          .map((one) => lineOf(one.at, one.account.name, textOf(one)))
          .join('\n')
      return [
        reference,
        {
          ...entry,
          tags: tags.get(reference)?.join(', ') ?? '',
          notes: linesOf(notes, ({ text }) => text),
          disclosures: linesOf(disclosures, ({ recipient }) => recipient),
          answers: linesOf(answers, ({ text }) => text),
        },
      ]
    }),
  )
}

/** The columns for the state of a submission, its answers and its source. */
export const stateColumns = ['state', 'answered_at', 'told_by', 'source']

/** The columns that the office adds to the fields of a submission. */
const officeColumns = [...stateColumns, 'assignee', 'tags', 'notes', 'disclosed_to', 'answers', 'merged_into']

const officeCells = (entry: KnownEntry) => ({
  state: stateLabel(entry.state, entry.kind),
  answered_at: entry.answeredAt,
  told_by: entry.toldBy,
  source: entry.source,
  assignee: entry.assigneeName,
  tags: entry.tags,
  notes: entry.notes,
  disclosed_to: entry.disclosures,
  answers: entry.answers,
  merged_into: entry.mergedInto,
})

/** The paths of the files of a submission, by field. */
type FilePaths = (db: Db, table: SubmissionTable, id: string) => Promise<Record<string, string>>

const pathsByField: FilePaths = async (db, table, id) =>
  Object.fromEntries((await filePathsOf(db, table, id)).map(({ file, path }) => [file.field, path]))

/** The submissions of a kind, from a time on, as rows with ids, their names, the paths of the files and the work of the office. */
export async function* submissionRows(
  db: Db,
  table: SubmissionTable,
  since?: string,
  pathsOf = pathsByField,
) {
  const namesIn = nameReader(db, table)
  for await (const batch of submissionBatches(db, table, since)) {
    await yieldOneAtATime()
    const references = batch.map(({ id }) => id)
    const known = await knownOf(db, references, (at, name, text) => `${at} ${name}: ${text}`)
    for (const submission of batch) {
      const { id: reference } = submission
      const entry = known.get(reference)
      yield {
        ...(await pathsOf(db, table, reference)),
        ...submission,
        ...(await namesIn(submission)),
        reference,
        ...(entry && officeCells(entry)),
      }
    }
  }
}

/** Adds files to an archive. One that was erased since, or cannot be read, is left out. */
export const addFiles = async (
  db: Db,
  add: AddToZip,
  files: readonly { file: { id: string }; path: string }[],
  folder = '',
) => {
  for (const { file, path } of files) {
    const contents = await readContents(db, file.id)
    if (contents?.bytes) await add(`${folder}${path}`, contents.bytes, { asItIs: true })
  }
}

const addSubmissions = async (db: Db, add: AddToZip, table: SubmissionTable) => {
  const columns = [...columnsOf(table), ...officeColumns]
  await add(`submissions/${kindNames[table]}.csv`, csvOf(columns, submissionRows(db, table)))
  for await (const { id } of submissionsOf(db, table)) {
    await yieldOneAtATime()
    await addFiles(db, add, await filePathsOf(db, table, id), 'submissions/')
  }
}

const addContent = async (db: Db, add: AddToZip, config: Config) => {
  for await (const sheet of contentSheets(db)) {
    await add(`content/${sheet.file}`, csvOf(sheet.columns, sheet.rows))
    for await (const { path, source } of imagesOf(config, sheet))
      if (source !== undefined) await add(`content/${path}`, createReadStream(source), { asItIs: true })
  }
}

/** An archive of all submissions and the content. Some rows and one file are in memory; forms are stored meanwhile. */
export const everythingOf = (db: Db, config: Config) =>
  zipOf(async (add) => {
    for (const table of submissionTables) await addSubmissions(db, add, table)
    await addContent(db, add, config)
  })
