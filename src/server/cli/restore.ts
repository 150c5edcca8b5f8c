import { existsSync, statSync } from 'node:fs'
import { chmod, copyFile, link, rename, rm, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { Command } from 'commander'
import { readConfig, StartError } from '../config'
import { isBusy } from '../database/dialects/sqlite'
import { holdAlone } from '../database/dialects/sqliteFile'
import { databaseFile, makeFolder } from '../database/file'
import { findFaultOfFile } from '../database/open'
import { reasonOf } from '../database/reason'
import { parsePath, withExamples } from './help'
import { progressBar, type Progress } from './progress'
import { say } from './print'
import { clearAbandoned, flush, partOf, removeAll } from './atomicWrite'

const requireFile = (file: string) => {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`)
  if (statSync(file).isDirectory())
    throw new StartError(`${file} is a folder. Name the file that \`backup\` wrote.`)
  if (!statSync(file).isFile()) throw new StartError(`${file} is not a file.`)
  if (existsSync(`${file}-wal`))
    throw new StartError(`${file} has a log beside it (${file}-wal), so it is not a finished backup.`)
}

const keptName = (file: string, now: Date) => {
  const name = `${file}.before-${now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(/[-:]/g, '')}`
  if (existsSync(name)) throw new StartError(`${name} exists already. Please try again.`)
  return name
}

/** Why the database that is there cannot be taken from under whoever uses it. */
const refusal = (file: string, error: unknown) =>
  new StartError(
    isBusy(error)
      ? `The database ${file} is in use. Stop the server, and whatever else has it open, and try again.`
      : `The database ${file} cannot be put aside: ${reasonOf(error)}. Once no server uses it, move it away ` +
          'together with what has the same name and ends in -wal or -shm, and try again.',
  )

const replace = async (file: string, fresh: string, kept: string) => {
  try {
    await holdAlone(file, async () => {
      // At no moment is there no database.
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
  /** Copies and checks the backup, and leaves the database as it is. */
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
 * Puts a backup in place of a database that nobody has open, and keeps that one under the name it returns. The backup
 * is copied and checked before anything is touched.
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
    throw new StartError(`${file}-wal is left of another database. Please move it away and try again.`)
  const kept = keptName(file, now)
  const fresh = partOf(existsSync(dirname(file)) ? file : join(tmpdir(), basename(file)))
  await clearAbandoned(file)
  try {
    await copyChecked(backup, fresh, progress)
    return dryRun ? undefined : await putInPlace(fresh, file, kept)
  } finally {
    await removeAll(fresh)
    // Made for a database that did not come; with one in it, it stays.
    if (isNewFolder) await rmdir(dirname(file)).catch(() => undefined)
  }
}

const run = async (backup: string, { dryRun }: { dryRun?: boolean }) => {
  const { dataDir: folder, databaseUrl } = readConfig(process.env)
  if (databaseUrl !== undefined) {
    throw new StartError(
      'DATABASE_URL is set, and a backup is of the database of DATA_DIR. Use `pg_restore` for PostgreSQL.',
    )
  }
  const file = databaseFile(folder)
  const progress = progressBar('Restore')
  const kept = await restore(backup, file, new Date(), { dryRun, progress }).finally(progress.end)
  if (dryRun)
    say(
      `${backup} can be restored to ${file} once no server uses that. Nothing was changed: this was a dry run.`,
    )
  else say(`Restored from ${backup}.`)
  if (kept) say(`The database that was there is now ${kept}.`)
}

export const addRestoreCommand = (portal: Command) =>
  withExamples(
    portal
      .command('restore')
      .description(
        'Puts a backup in place of the database of DATA_DIR, which is kept beside it. Stop the server before.',
      )
      .argument('<file>', 'what `backup` wrote', parsePath)
      .option('--dry-run', 'only copies and checks the backup')
      .action(run),
    'restore portal-backup.db --dry-run',
    'restore portal-backup.db',
  )
