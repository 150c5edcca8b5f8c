import { closeSync, openSync, readSync, statSync } from 'node:fs'
import type { Command } from 'commander'
import { readConfig, StartError } from '../config'
import { isDamage, isUnreadable } from '../database/dialects/sqliteCode'
import { databaseFile, openDataDirForReading, openUrlForReading } from '../database/file'
import { appliedMigrations, openForReading, type PortalDatabase } from '../database/open'
import { reasonOf } from '../database/reason'
import type { Db } from '../database/schema'
import { checkedFiles, type StoredFile } from '../repositories/storedFiles'
import { submissionKinds, submissionTables } from '../submissions/submissionKinds'
import { allowInterrupt } from './atomicWrite'
import { print, PROGRAM, type Progress, progressBar, warn, withExamples } from './terminal'

const kindOf = (table: string) => submissionKinds.find((kind) => submissionTables[kind] === table) ?? table

/** Names a stored file, such as 'resume "cv.docx" of applications 1f2e…'. */
export const nameOfStored = ({ submission_table, submission_id, field, original_name }: StoredFile) =>
  `${field} "${original_name}" of ${kindOf(submission_table)} ${submission_id}`

/** Help for damaged files. */
const HELP_FOR_FILES =
  'Keep every backup until the damaged files are replaced: an older backup, export or mail may hold them. Otherwise ask the senders for them again.'

/** Names damaged files and says what can be done. */
export const warnOfFiles = (damaged: readonly string[]) => {
  for (const line of damaged) warn(line)
  if (damaged.length > 0) warn(HELP_FOR_FILES)
}

/** How many files are stored, and a line for each that is damaged. */
type FilesChecked = { files: number; damaged: string[] }

/** Compares every stored file with its checksum. */
const checkFiles = async (db: Db): Promise<FilesChecked> => {
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

const HELP_FOR_DATABASE = `Stop the server, keep the damaged file, and restore the newest backup: ${PROGRAM} restore FILE.`

/** The first bytes of a log of SQLite. */
const LOG_MAGIC = /^377f068[23]/

const readStart = (file: string) => {
  const handle = openSync(file, 'r')
  try {
    const start = Buffer.alloc(4)
    readSync(handle, start)
    return start.toString('hex')
  } finally {
    closeSync(handle)
  }
}

/** Damage of the log beside a database. SQLite ignores a log that it does not know, with all that is in it. */
const faultOfLog = (file: string) => {
  const log = `${file}-wal`
  if (!statSync(log, { throwIfNoEntry: false })?.size || LOG_MAGIC.test(readStart(log))) return undefined
  return `The log ${log} is damaged: the newest submissions are lost. Keep a copy of it.`
}

const faultOfStructure = async ({ file, db }: PortalDatabase) => {
  try {
    const fault = await file?.findFault()
    if (fault !== undefined) return fault
  } catch (error) {
    if (isDamage(error)) return reasonOf(error)
    throw error
  }
  if ((await appliedMigrations(db).catch(() => [])).length > 0) return undefined
  throw new StartError(`${file?.path} is not a database of the portal. ${HELP_FOR_DATABASE}`)
}

const faultsOfFiles = async ({ db }: PortalDatabase) => {
  try {
    const { files, damaged } = await checkFiles(db)
    print(
      `files: ${files}, ${damaged.length === 0 ? 'all as they were stored' : `${damaged.length} damaged`}`,
    )
    return damaged.length === 0 ? [] : [...damaged, HELP_FOR_FILES]
  } catch (error) {
    if (isUnreadable(error)) return [`Not all files can be checked: ${reasonOf(error)}.`]
    throw error
  }
}

/** Looks for damage in the database of the settings, read-only, and returns a line for each. */
const findFaults = async (progress: Progress) => {
  const { databaseUrl, dataDir } = readConfig(process.env)
  const lostLog = databaseUrl === undefined ? faultOfLog(databaseFile(dataDir)) : undefined
  const opening =
    databaseUrl === undefined
      ? async () => openDataDirForReading(dataDir)
      : () => openUrlForReading(databaseUrl)
  const database = await opening().catch((error: unknown) => {
    // It may be the log that keeps the database from being read.
    if (lostLog !== undefined) warn(lostLog)
    throw error
  })
  try {
    progress.stage('checking the structure of the database')
    const structure = await faultOfStructure(database)
    await allowInterrupt()
    progress.stage('checking the files')
    const files = await faultsOfFiles(database)
    const faults = [structure && `The database is damaged: ${structure}.`, lostLog].filter(
      (fault) => fault !== undefined,
    )
    return [...faults, ...(faults.length > 0 ? [HELP_FOR_DATABASE] : []), ...files]
  } finally {
    await database.close()
  }
}

const run = async () => {
  const progress = progressBar('Check')
  const faults = await findFaults(progress).finally(progress.end)
  for (const fault of faults) warn(fault)
  if (faults.length === 0) print('No damage was found.')
}

export const addCheckCommand = (portal: Command) =>
  withExamples(
    portal
      .command('check')
      .description(
        'Looks for damage in the database and in every stored file, and changes nothing. Ends with code 1 if there is any.',
      )
      .action(run),
    'check',
  )
