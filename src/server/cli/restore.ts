import {
  createReadStream,
  createWriteStream,
  existsSync,
  linkSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { StartError } from '../config'
import { isBusy } from '../database/dialects/sqliteCode'
import { holdAlone } from '../database/dialects/sqliteFile'
import { makeFolder } from '../database/file'
import { findFaultOfFile } from '../database/open'
import { reasonOf } from '../database/reason'
import { flush, NEW_FILE, withParts } from './atomicWrite'
import { checkFilesIn } from './checkFiles'
import { allowInterrupt, withCleanup } from './cleanup'
import type { Progress } from './terminal'

const requireFile = (file: string) => {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`)
  if (statSync(file).isDirectory())
    throw new StartError(`${file} is a folder. Name the file that \`backup\` wrote.`)
  if (!statSync(file).isFile()) throw new StartError(`${file} is not a file.`)
  for (const log of [`${file}-wal`, `${file}-journal`])
    if (existsSync(log))
      throw new StartError(`${file} has a log beside it (${log}), so it is not a complete backup.`)
}

const keptName = (file: string, now: Date) => {
  const name = `${file}.before-${now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(/[-:]/g, '')}`
  if (existsSync(name)) throw new StartError(`${name} already exists. Please try again.`)
  return name
}

/** Why the current database cannot be replaced. */
const refusal = (file: string, error: unknown) =>
  new StartError(
    isBusy(error)
      ? `The database ${file} is in use. Stop the server and every other program that has it open, and try again.`
      : `The database ${file} cannot be renamed: ${reasonOf(error)}. Once no server uses it, move it away ` +
          'together with the files of the same name that end in -wal or -shm, and try again.',
  )

const replace = async (file: string, fresh: string, kept: string) => {
  try {
    await holdAlone(file, async () => {
      // There is a database at every moment. Synchronous, so that no signal comes between.
      linkSync(file, kept)
      try {
        renameSync(fresh, file)
      } catch (error) {
        rmSync(kept)
        throw error
      }
    })
  } catch (error) {
    throw refusal(file, error)
  }
}

type Options = {
  /** Checks the backup where it is. */
  dryRun?: boolean
  progress?: Progress
  /** Called with the files in the backup that are damaged, before it is put in place. */
  onDamaged?: (files: readonly string[]) => void
}

/** Checks a backup, or the copy of it. */
const check = async (backup: string, file: string, { progress, onDamaged }: Options) => {
  progress?.stage(`checking ${backup}`)
  const fault = await findFaultOfFile(file, { isUnchanging: true })
  if (fault) throw new StartError(`${backup} cannot be restored: ${fault}.`)
  await allowInterrupt()
  const { damaged } = await checkFilesIn(file)
  onDamaged?.(damaged)
}

const copyChecked = async (backup: string, fresh: string, options: Options) => {
  options.progress?.stage(`copying ${backup}`)
  await pipeline(createReadStream(backup), createWriteStream(fresh, NEW_FILE))
  await check(backup, fresh, options)
  await flush(fresh)
}

const putInPlace = async (fresh: string, file: string, kept: string) => {
  const old = existsSync(file)
  if (old) await replace(file, fresh, kept)
  else renameSync(fresh, file)
  await flush(dirname(file))
  return old ? kept : undefined
}

/** Removes a folder that holds nothing. */
const removeEmpty = (folder: string) => {
  try {
    rmdirSync(folder)
  } catch {
    // It now holds a database.
  }
}

const copyInto = async (backup: string, file: string, kept: string, options: Options) => {
  const folder = dirname(file)
  const isNewFolder = !existsSync(folder)
  makeFolder(folder)
  return withCleanup(
    () => {
      if (isNewFolder) removeEmpty(folder)
    },
    () =>
      withParts(folder, async (partOf) => {
        await copyChecked(backup, partOf(file), options)
        return putInPlace(partOf(file), file, kept)
      }),
  )
}

/**
 * Replaces a database that is not in use by a backup. The backup is copied and checked first. The current database is
 * kept under the returned name.
 */
export const restore = async (
  backup: string,
  file: string,
  now: Date,
  options: Options = {},
): Promise<string | undefined> => {
  requireFile(backup)
  if (!existsSync(file) && existsSync(`${file}-wal`))
    throw new StartError(`${file}-wal belongs to another database. Please move it away and try again.`)
  const kept = keptName(file, now)
  if (!options.dryRun) return copyInto(backup, file, kept, options)
  await check(backup, backup, options)
  return undefined
}
