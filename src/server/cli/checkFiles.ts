import { openForReading } from '../database/open'
import type { Db } from '../database/schema'
import { checkedFiles, type StoredFile } from '../repositories/storedFiles'
import { submissionKinds, submissionTables } from '../submissions/submissionKinds'
import { warn } from './terminal'

const kindOf = (table: string) => submissionKinds.find((kind) => submissionTables[kind] === table) ?? table

/** Names a stored file, such as 'resume "cv.docx" of applications 1f2e…'. */
export const nameOfStored = ({ submission_table, submission_id, field, original_name }: StoredFile) =>
  `${field} "${original_name}" of ${kindOf(submission_table)} ${submission_id}`

/** Help for damaged files. */
export const HELP_FOR_FILES =
  'Keep every backup until the damaged files are replaced: an older backup, export or mail may hold them. Otherwise ask the senders for them again.'

/** Names damaged files and says what can be done. */
export const warnOfFiles = (damaged: readonly string[]) => {
  for (const line of damaged) warn(line)
  if (damaged.length > 0) warn(HELP_FOR_FILES)
}

/** How many files are stored, and a line for each that is damaged. */
type FilesChecked = { files: number; damaged: string[] }

/** Compares every stored file with its checksum. */
export const checkFiles = async (db: Db): Promise<FilesChecked> => {
  const damaged: string[] = []
  let files = 0
  for await (const file of checkedFiles(db)) {
    files += 1
    if (file.fault !== undefined) damaged.push(`The file ${nameOfStored(file)} ${file.fault}.`)
  }
  return { files, damaged }
}

/** The same for a database that is a file that does not change. */
export const checkFilesIn = async (file: string): Promise<FilesChecked> => {
  const { db, close } = openForReading(file, { isUnchanging: true })
  try {
    return await checkFiles(db)
  } finally {
    await close()
  }
}
