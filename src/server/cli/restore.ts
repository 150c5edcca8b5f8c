import { existsSync, statSync } from 'node:fs'
import { chmod, copyFile, link, rename, rm, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { Command } from 'commander'
import { readConfig, StartError } from '../config'
import { isBusy } from '../database/dialects/sqliteCode'
import { holdAlone } from '../database/dialects/sqliteFile'
import { databaseFile, makeFolder } from '../database/file'
import { findFaultOfFile } from '../database/open'
import { reasonOf } from '../database/reason'
import { parsePath, withExamples } from './help'
import { clearAbandoned, flush, partOf, withParts } from './atomicWrite'
import { print, progressBar, type Progress } from './terminal'

const requireFile = (file: string) => {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`)
  if (statSync(file).isDirectory())
    throw new StartError(`${file} is a folder. Name the file that \`backup\` wrote.`)
  if (!statSync(file).isFile()) throw new StartError(`${file} is not a file.`)
  if (existsSync(`${file}-wal`))
    throw new StartError(`${file} has a log beside it (${file}-wal), so it is not a complete backup.`)
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
      // There is a database at every moment.
      await link(file, kept)
      await rename(fresh, file).catch(async (error: unknown) => {
        await rm(kept)
        throw error
      })
    })
  } catch (error) {
    throw refusal(file, error)
  }
}

const copyChecked = async (backup: string, fresh: string, progress?: Progress) => {
  progress?.stage(`copying ${backup}`)
  await copyFile(backup, fresh)
  await chmod(fresh, 0o600)
  progress?.stage(`checking ${backup}`)
  const fault = await findFaultOfFile(fresh)
  if (fault) throw new StartError(`${backup} cannot be restored: ${fault}.`)
  await flush(fresh)
}

type Options = {
  /** Copies and checks the backup only. */
  dryRun?: boolean
  progress?: Progress
}

const putInPlace = async (fresh: string, file: string, kept: string) => {
  const old = existsSync(file)
  await (old ? replace(file, fresh, kept) : rename(fresh, file))
  await flush(dirname(file))
  return old ? kept : undefined
}

/**
 * Replaces a database that is not in use by a backup. The backup is copied and checked first. The current database is
 * kept under the returned name.
 */
export const restore = async (
  backup: string,
  file: string,
  now: Date,
  { dryRun, progress }: Options = {},
): Promise<string | undefined> => {
  requireFile(backup)
  const isNewFolder = !existsSync(dirname(file))
  if (!dryRun) makeFolder(dirname(file))
  if (!existsSync(file) && existsSync(`${file}-wal`))
    throw new StartError(`${file}-wal belongs to another database. Please move it away and try again.`)
  const kept = keptName(file, now)
  const target = existsSync(dirname(file)) ? file : join(tmpdir(), basename(file))
  await clearAbandoned(file)
  try {
    return await withParts([target], async () => {
      await copyChecked(backup, partOf(target), progress)
      return dryRun ? undefined : await putInPlace(partOf(target), file, kept)
    })
  } finally {
    // Fails where the folder now holds a database.
    if (isNewFolder) await rmdir(dirname(file)).catch(() => undefined)
  }
}

const run = async (backup: string, { dryRun }: { dryRun?: boolean }) => {
  const { dataDir: folder, databaseUrl } = readConfig(process.env)
  if (databaseUrl !== undefined) {
    throw new StartError(
      'DATABASE_URL is set, but `restore` replaces the database of DATA_DIR. Use `pg_restore` for PostgreSQL.',
    )
  }
  const file = databaseFile(folder)
  const progress = progressBar('Restore')
  const kept = await restore(backup, file, new Date(), { dryRun, progress }).finally(progress.end)
  if (dryRun)
    print(
      `${backup} can be restored to ${file} once no server uses it. This was a dry run; nothing was changed.`,
    )
  else print(`Restored from ${backup}.`)
  if (kept) print(`The previous database is now ${kept}.`)
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
