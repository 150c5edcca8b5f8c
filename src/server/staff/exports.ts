import { createReadStream } from 'node:fs'
import { fileOf } from '@/domain/office/fields'
import { referenceOf, submissionStates } from '@/domain/office/inbox'
import type { Config } from '../config'
import type { Db } from '../database/schema'
import { folderOfId, isFileName, portableName } from '../files/fileName'
import { type AddToZip, zipOf } from '../files/zipStream'
import { type ContentKind, contentKinds, isOpen } from '../import/contentKinds'
import { servedFile } from '../import/images'
import { isAddress } from '../import/readers'
import { type ContentRow, listContentRows } from '../repositories/contentRows'
import { notesByReference } from '../repositories/office/inboxChanges'
import { entries, listTagsOf } from '../repositories/office/inboxList'
import { listFilesOfSeveral, readContents, type StoredFile } from '../repositories/storedFiles'
import { csvOf } from '../spreadsheet/writeCsv'
import {
  columnsOf,
  namedSubmissionsOf,
  type SubmissionKind,
  submissionKinds,
  submissionsOf,
  submissionTables,
} from '../submissions/submissionKinds'
import { takeTurn } from './turns'

/** File systems that ignore case, or compare after normalization, take two such names for one. */
const unused = (used: Set<string>, name: string) => {
  let free = name
  for (let count = 2; used.has(free.toLowerCase()); count += 1) free = `${count}-${name}`
  used.add(free.toLowerCase())
  return free
}

/** Where the files of a submission lie in an export. */
export const filePaths = <File extends StoredFile>(
  files: readonly File[],
  kind: string,
  submissionId: string,
) => {
  const folder = `files/${kind}/${folderOfId(submissionId)}`
  const used = new Set<string>()
  return files.map((file) => {
    const name = unused(used, portableName(`${file.field}-`, file.original_name))
    return { file, folder, name, path: `${folder}/${name}` }
  })
}

/** One kind of content as the file that `import` reads. */
export type ContentSheet = { file: string; columns: string[]; rows: ContentRow[]; kind: ContentKind }

/** Every kind, one in memory at a time. */
export async function* contentSheets(db: Db): AsyncGenerator<ContentSheet> {
  for (const [name, kind] of Object.entries(contentKinds)) {
    const all = await listContentRows(db, kind.table, kind.key)
    // Importing a closed one would open it.
    const rows = all.filter((row) => isOpen(kind, row))
    yield { file: `${name}.csv`, columns: kind.columns.map((column) => column.name), rows, kind }
  }
}

/** Images of CSR get a folder of their own, as others may have the same names. */
const folderOf = { uploads: 'images', media: 'images/media' } as const

/** The folders of the images of a sheet. */
export const foldersOf = ({ kind }: ContentSheet) => [
  ...new Set(
    kind.columns.flatMap((column) => {
      const file = fileOf(column)
      return file ? [folderOf[file.folder]] : []
    }),
  ),
]

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
      const source = isFileName(name) ? await servedFile(config, file.folder, name) : undefined
      yield { name, path: `${folderOf[file.folder]}/${name}`, source }
    }
  }
}

/** Columns for the notes and state of the office, behind those of the submission. */
const OF_OFFICE = ['state', 'assignee', 'tags', 'notes', 'merged_into']

/** Rows in memory at once. */
const BATCH = 50

async function* inBatches<Row>(rows: AsyncIterable<Row>) {
  let batch: Row[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < BATCH) continue
    await takeTurn()
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

const knownOf = async (db: Db, references: readonly string[]) => {
  const listed = await entries(db).where('reference', 'in', references).execute()
  const tags = await listTagsOf(db, references)
  const notes = await notesByReference(db, references)
  return new Map(
    listed.map(({ reference, state, assignee_name: assignee, merged_into }) => [
      reference,
      {
        state: submissionStates[state],
        assignee,
        tags: tags.get(reference)?.join(', '),
        notes: notes
          .get(reference)
          ?.map(({ at, name, text }) => `${at} ${name}: ${text}`)
          .join('\n'),
        merged_into,
      },
    ]),
  )
}

/** Submissions of a batch with the paths of their files. */
const withPaths = async <Row extends { id: string }>(db: Db, kind: SubmissionKind, batch: readonly Row[]) => {
  const ids = batch.map(({ id }) => id)
  const files = await listFilesOfSeveral(db, submissionTables[kind], ids)
  return batch.map((submission) => ({
    submission,
    files: filePaths(files.get(submission.id) ?? [], kind, submission.id),
  }))
}

async function* rowsOf(db: Db, kind: SubmissionKind) {
  const referenceTo = (id: string) => referenceOf(submissionTables[kind], id)
  for await (const batch of inBatches(namedSubmissionsOf(db, kind))) {
    const references = batch.map(({ id }) => referenceTo(id))
    const known = await knownOf(db, references)
    for (const { submission, files } of await withPaths(db, kind, batch)) {
      const paths = Object.fromEntries(files.map(({ file, path }) => [file.field, path]))
      yield { ...paths, ...submission, ...known.get(referenceTo(submission.id)) }
    }
  }
}

const addSubmissions = async (db: Db, add: AddToZip, kind: SubmissionKind) => {
  const columns = [...columnsOf(kind), ...OF_OFFICE]
  await add(`submissions/${kind}.csv`, csvOf(columns, rowsOf(db, kind)))
  for await (const batch of inBatches(submissionsOf(db, kind)))
    for (const { file, path } of (await withPaths(db, kind, batch)).flatMap(({ files }) => files)) {
      // A file that was erased since, or cannot be read, is left out.
      const contents = await readContents(db, file.id)
      if (contents?.bytes) await add(`submissions/${path}`, contents.bytes, { asItIs: true })
    }
}

const addContent = async (db: Db, add: AddToZip, config: Config) => {
  for await (const sheet of contentSheets(db)) {
    await add(`content/${sheet.file}`, csvOf(sheet.columns, sheet.rows))
    for await (const { path, source } of imagesOf(config, sheet))
      if (source !== undefined) await add(`content/${path}`, createReadStream(source), { asItIs: true })
  }
}

/**
 * An archive of all submissions with their files and what the staff know of them, and of the content, in the formats of
 * the commands. It holds no moment still, so that forms go on being stored; some rows and one file are in memory at a time.
 */
export const everythingOf = (db: Db, config: Config) =>
  zipOf(async (add) => {
    for (const kind of submissionKinds) await addSubmissions(db, add, kind)
    await addContent(db, add, config)
  })
