import { createReadStream } from 'node:fs'
import { referenceOf, submissionStates } from '@/domain/office/inbox'
import type { Config } from '../config'
import type { Db } from '../database/schema'
import { zipOf, type AddToZip } from '../files/zipStream'
import { notesByReference } from '../repositories/office/inboxChanges'
import { entries, listTagsOf } from '../repositories/office/inboxList'
import { listFilesOfSeveral, readContents } from '../repositories/storedFiles'
import { csvOf } from '../spreadsheet/writeCsv'
import {
  columnsOf,
  namedSubmissionsOf,
  submissionKinds,
  submissionsOf,
  submissionTables,
  type SubmissionKind,
} from '../submissions/submissionKinds'
import { contentSheets, imagesOf } from './contentSheets'
import { filePaths } from './filePaths'
import { takeTurn } from './turns'

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
