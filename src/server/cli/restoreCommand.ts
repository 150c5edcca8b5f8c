import { basename } from 'node:path'
import type { Command } from 'commander'
import { readConfig, StartError } from '../config'
import { databaseFile } from '../database/file'
import { warnOfFiles } from './checkFiles'
import { logAfterwards } from './commandLog'
import { parsePath, withExamples } from './help'
import { restore } from './restore'
import { print, progressBar } from './terminal'

const run = async (backup: string, { dryRun }: { dryRun?: boolean }) => {
  const { dataDir: folder, databaseUrl } = readConfig(process.env)
  if (databaseUrl !== undefined) {
    throw new StartError(
      'DATABASE_URL is set, but `restore` replaces the database of DATA_DIR. Use `pg_restore` for PostgreSQL.',
    )
  }
  const file = databaseFile(folder)
  const progress = progressBar('Restore')
  const onDamaged = (files: readonly string[]) => {
    progress.end()
    warnOfFiles(files)
  }
  const kept = await restore(backup, file, new Date(), { dryRun, progress, onDamaged }).finally(progress.end)
  if (dryRun) {
    print(
      `${backup} can be restored to ${file} once no server uses it. This was a dry run; nothing was changed.`,
    )
    return
  }
  print(`Restored from ${backup}.`)
  if (kept) print(`The previous database is now ${kept}.`)
  await logAfterwards({ action: 'database_restored', details: basename(backup) })
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
