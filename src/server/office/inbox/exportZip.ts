import { Readable } from 'node:stream'
import { inboxKinds, parseReference } from '@/domain/office/inbox'
import { ZipFile } from 'yazl'
import type { Db } from '../../database/schema'
import { folderOfId, portableName } from '../../files/fileName'
import { listFilesOf, readContents } from '../../repositories/storedFiles'
import { csvOf } from '../../spreadsheet/writeCsv'
import { exportRows, FILES } from './exportRows'

/** Documents and pictures are packed already. */
const AS_IT_IS = { compress: false }

type Stream = (error: unknown, stream: NodeJS.ReadableStream) => void

/** The bytes of a stored file when its turn comes; none where it was erased meanwhile. */
const openFile = (db: Db, id: string) => (done: Stream) => {
  readContents(db, id).then(
    (contents) => done(null, Readable.from([Buffer.from(contents?.bytes ?? [])], { objectMode: false })),
    (error: unknown) => done(error, Readable.from([])),
  )
}

/** Adds the files of a submission and returns their paths. */
const addFiles = async (db: Db, zip: ZipFile, reference: string) => {
  const parsed = parseReference(reference)
  if (!parsed) return []
  const { kind, id } = parsed
  const paths: string[] = []
  for (const file of await listFilesOf(db, kind, id)) {
    // Each field has one file, so that no two have the same name.
    const name = portableName(`${file.field}-`, file.original_name)
    const path = `files/${inboxKinds[kind]}/${folderOfId(id)}/${name}`
    zip.addReadStreamLazy(path, AS_IT_IS, openFile(db, file.id))
    paths.push(path)
  }
  return paths
}

/** An archive with a spreadsheet of these submissions and their files. One file is in memory at a time. */
export const zipStream = (db: Db, references: readonly string[], columns: string[]): Readable => {
  const zip = new ZipFile()
  async function* rows() {
    for await (const row of exportRows(db, references)) {
      const paths = await addFiles(db, zip, row.Reference ?? '')
      yield { ...row, [FILES]: paths.join('\n') }
    }
    zip.end()
  }
  const output = new Readable().wrap(zip.outputStream)
  zip.on('error', (error: Error) => output.destroy(error))
  const csv = csvOf(columns, rows())
  csv.on('error', (error) => output.destroy(error))
  zip.addReadStreamLazy('submissions.csv', (done) => done(null, csv))
  return output
}
