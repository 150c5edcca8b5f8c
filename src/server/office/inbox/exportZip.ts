import type { Readable } from 'node:stream'
import { inboxKinds, parseReference } from '@/domain/office/inbox'
import type { Db } from '../../database/schema'
import { zipOf } from '../../files/zipStream'
import { listFilesOf, readContents } from '../../repositories/storedFiles'
import { csvOf } from '../../spreadsheet/writeCsv'
import { filePaths } from '../../staff/filePaths'
import { exportRows, FILES } from './exportRows'

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
        // What was erased meanwhile, or cannot be read, is left empty: the spreadsheet names it.
        const contents = await readContents(db, file.id)
        await add(path, contents?.bytes ?? Buffer.alloc(0), { asItIs: true })
      }
  })
