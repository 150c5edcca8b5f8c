import { join } from 'node:path'
import type { Db } from '../database/schema'
import { makeOwnFolder } from '../database/ownFolder'
import { codeOf, reasonOf } from '../database/reason'
import { filePaths } from '../staff/filePaths'
import { listFilesOf, readContents } from '../repositories/storedFiles'
import { atomicWrite } from './atomicWrite'
import { nameOfStored } from './checkFiles'
import { submissionTables, type SubmissionKind } from '../submissions/submissionKinds'

const FATAL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EMFILE', 'ENFILE', 'ENOMEM'])

/** Whether every other file would fail in the same way. */
export const isFatal = (error: unknown) => codeOf(error) === '' || FATAL.has(codeOf(error))

/** Writes a file, or returns why that cannot be. */
const tryWrite = async (folder: string, name: string, bytes: Uint8Array) => {
  try {
    makeOwnFolder(folder)
    await atomicWrite(join(folder, name), bytes)
    return undefined
  } catch (error) {
    if (isFatal(error)) throw error
    return reasonOf(error)
  }
}

/**
 * Writes the files of a submission and returns their paths by field. A file that is damaged, or that cannot be written, is
 * a warning.
 */
export const exportFiles = async (
  db: Db,
  out: string,
  kind: SubmissionKind,
  submissionId: string,
  warn: (line: string) => void,
) => {
  const paths: Record<string, string> = {}
  const files = await listFilesOf(db, submissionTables[kind], submissionId)
  for (const { file, folder, name, path } of filePaths(files, kind, submissionId)) {
    const { bytes, fault } = (await readContents(db, file.id)) ?? {}
    if (fault !== undefined) warn(`The file ${nameOfStored(file)} ${fault}.`)
    if (!bytes) continue
    // Where this fails, all files would.
    makeOwnFolder(join(out, 'files', kind))
    const reason = await tryWrite(join(out, folder), name, bytes)
    if (reason === undefined) paths[file.field] = path
    else warn(`The file ${nameOfStored(file)} cannot be written: ${reason}.`)
  }
  return paths
}
