import {
  createReadStream,
  createWriteStream,
  existsSync,
  linkSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { basename, dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Command } from 'commander'
import { StartError } from '../config/config'
import { isBusy } from '../database/dialects/sqliteCode'
import { holdAlone } from '../database/dialects/sqliteFile'
import { makeFolder } from '../database/file'
import { findFaultOfFile } from '../database/open'
import { reasonOf } from '../database/reason'
import { allowInterrupt, flush, NEW_FILE, withParts } from './atomicWrite'
import { checkFilesIn, warnOfFiles } from './check'
import { logAfterwards, requireFile } from './withDatabase'
import { parsePath, print, withExamples } from './terminal'

const requireBackup = (file: string) => {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found) throw new StartError(`There is no file ${file}.`)
  if (found.isDirectory()) throw new StartError(`${file} is a folder. Name the file that \`backup\` wrote.`)
  if (!found.isFile()) throw new StartError(`${file} is not a file.`)
  for (const log of [`${file}-wal`, `${file}-journal`])
    if (existsSync(log))
      throw new StartError(`${file} has a log beside it (${log}), so it is not a complete backup.`)
}

const keptName = (file: string, now: Date) => {
  const name = `${file}.before-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`
  if (existsSync(name)) throw new StartError(`${name} already exists. Please try again.`)
  return name
}

/** Puts `fresh` in the place of a database that no other process has open, and keeps the old one. */
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
    throw new StartError(
      isBusy(error)
        ? `The database ${file} is in use. Stop the server and every other program that has it open, and try again.`
        : `The database ${file} cannot be renamed: ${reasonOf(error)}. Once no server uses it, move it away ` +
            'together with the files of the same name that end in -wal or -shm, and try again.',
    )
  }
}

type Options = {
  /** Only checks the backup. */
  dryRun?: boolean
  /** Called with the files in the backup that are damaged, before it is put in place. */
  onDamaged?: (files: readonly string[]) => void
}

/** Replaces a database that is not in use by a checked backup, and keeps the current one under the returned name. */
export const restore = async (
  backup: string,
  file: string,
  now: Date,
  { dryRun = false, onDamaged }: Options = {},
): Promise<string | undefined> => {
  requireBackup(backup)
  if (!existsSync(file) && existsSync(`${file}-wal`))
    throw new StartError(`${file}-wal belongs to another database. Please move it away and try again.`)
  const kept = keptName(file, now)
  const tellDamaged = async (copy: string) => onDamaged?.((await checkFilesIn(copy)).damaged)

  const fault = await findFaultOfFile(backup, { isUnchanging: true })
  if (fault) throw new StartError(`${backup} cannot be restored: ${fault}.`)
  await allowInterrupt()
  if (dryRun) {
    await tellDamaged(backup)
    return undefined
  }
  makeFolder(dirname(file))
  return withParts(dirname(file), async (partOf) => {
    const fresh = partOf(file)
    await pipeline(createReadStream(backup), createWriteStream(fresh, NEW_FILE))
    await flush(fresh)
    await tellDamaged(fresh)
    const isReplaced = existsSync(file)
    if (isReplaced) await replace(file, fresh, kept)
    else renameSync(fresh, file)
    await flush(dirname(file))
    return isReplaced ? kept : undefined
  })
}

const run = async (backup: string, { dryRun }: { dryRun?: boolean }) => {
  const file = requireFile('`restore` replaces', 'pg_restore')
  const kept = await restore(backup, file, new Date(), { dryRun, onDamaged: warnOfFiles })
  if (dryRun)
    return print(
      `${backup} can be restored to ${file} once no server uses it. This was a dry run; nothing was changed.`,
    )
  print(`Restored from ${backup}.`)
  if (kept) print(`The previous database is now ${kept}.`)
  return logAfterwards({ action: 'database_restored', details: basename(backup) })
}

export const addRestoreCommand = (portal: Command) =>
  withExamples(
    portal
      .command('restore')
      .description(
        'Replaces the database of DATA_DIR by a backup and keeps the old one beside it. Stop the server first.',
      )
      .argument('<file>', 'a file that `backup` wrote', parsePath)
      .option('--dry-run', 'only checks the backup')
      .action(run),
    'restore portal-backup.db --dry-run',
    'restore portal-backup.db',
  )
