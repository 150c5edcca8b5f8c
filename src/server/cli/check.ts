import { open } from 'node:fs/promises'
import type { Command } from 'commander'
import { readConfig, StartError } from '../config/config'
import { faultsOfApi } from '../content/checkApi'
import { isDamage, isUnreadable } from '../database/dialects/sqliteCode'
import { databaseFile, openExistingForReading } from '../database/file'
import { appliedMigrations, openForReading, type PortalDatabase } from '../database/open'
import { reasonOf } from '../database/reason'
import type { Db } from '../database/schema'
import { checkedFiles, type StoredFile } from '../repositories/storedFiles'
import { kindNames } from '../submissions/submissionKinds'
import { allowInterrupt } from './atomicWrite'
import { print, PROGRAM, warn, withExamples } from './terminal'

/** Names a stored file, such as 'resume "cv.docx" of applications 1f2e…'. */
export const nameOfStored = ({ submission_table, submission_id, field, original_name }: StoredFile) =>
  `${field} "${original_name}" of ${kindNames[submission_table]} ${submission_id}`

/** Help for damaged files. */
const HELP_FOR_FILES =
  'Keep every backup until the damaged files are replaced: an older backup, export or mail may hold them. Otherwise ask the senders for them again.'

/** Names damaged files and says what can be done. */
export const warnOfFiles = (damaged: readonly string[]) => {
  for (const line of damaged) warn(line)
  if (damaged.length > 0) warn(HELP_FOR_FILES)
}

/** Compares every stored file with its checksum. Returns how many there are, and a line for each that is damaged. */
const checkFiles = async (db: Db) => {
  const damaged: string[] = []
  let files = 0
  for await (const file of checkedFiles(db)) {
    files += 1
    if (file.fault !== undefined) damaged.push(`The file ${nameOfStored(file)} ${file.fault}.`)
  }
  return { files, damaged }
}

/** The same for a database file that no process writes to. */
export const checkFilesIn = async (file: string) => {
  const { db, close } = openForReading(file, { isUnchanging: true })
  try {
    return await checkFiles(db)
  } finally {
    await close()
  }
}

const HELP_FOR_DATABASE = `Stop the server, keep the damaged file, and restore the newest backup: ${PROGRAM} restore FILE.`

/** The first bytes of a log of SQLite, in hexadecimal digits. */
const LOG_MAGIC = /^377f068[23]/

/** Damage to the write-ahead log. SQLite silently ignores a log that it does not recognize. */
const faultOfLog = async (file: string) => {
  const log = `${file}-wal`
  const handle = await open(log).catch(() => undefined)
  if (!handle) return undefined
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(4))
  await handle.close()
  if (bytesRead === 0 || LOG_MAGIC.test(buffer.toString('hex'))) return undefined
  return `The log ${log} is damaged: the newest submissions are lost. Keep a copy of it.`
}

const faultOfStructure = async ({ file, db }: PortalDatabase) => {
  try {
    const fault = await file?.findFault()
    if (fault !== undefined) return `The database is damaged: ${fault}.`
  } catch (error) {
    if (isDamage(error)) return `The database is damaged: ${reasonOf(error)}.`
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
const findFaults = async () => {
  const config = readConfig(process.env)
  const log = config.databaseUrl === undefined ? await faultOfLog(databaseFile(config.dataDir)) : undefined
  const database = await openExistingForReading(config).catch((error: unknown) => {
    // It may be the log that keeps the database from being read.
    if (log !== undefined) warn(log)
    throw error
  })
  try {
    const faults = [await faultOfStructure(database), log].filter((fault) => fault !== undefined)
    await allowInterrupt()
    return [...faults, ...(faults.length > 0 ? [HELP_FOR_DATABASE] : []), ...(await faultsOfFiles(database))]
  } finally {
    await database.close()
  }
}

const run = async () => {
  const faults = await findFaults()
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

const runApi = async () => {
  const { apiHost, publicUrl, host, port } = readConfig(process.env)
  if (!apiHost)
    throw new StartError('API_HOST is not set: the server answers by itself, and there is nothing to check.')
  const origin = publicUrl ?? `http://${host}:${port}`
  const faults = await faultsOfApi({ apiHost, origin })
  for (const fault of faults) warn(fault)
  if (faults.length === 0) print(`${apiHost} answers every list, and pages of ${origin} may read them.`)
}

export const addCheckApiCommand = (portal: Command) =>
  withExamples(
    portal
      .command('check-api')
      .description(
        'Asks the API at API_HOST for every list as browsers do at PUBLIC_URL, and names what is wrong. Ends with code 1 if anything is.',
      )
      .action(runApi),
    'check-api',
  )
