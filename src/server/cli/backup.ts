import { existsSync, statSync } from 'node:fs'
import { chmod, open } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Command } from 'commander'
import { readConfig, StartError } from '../config'
import { databaseFile } from '../database/file'
import { findFaultOfFile, type PortalDatabase } from '../database/open'
import { parsePath, withExamples } from './help'
import { progressBar, type Progress } from './progress'
import { say } from './print'
import { clearAbandoned, flush, partOf, wholeOrNothing } from './atomicWrite'
import { dataDir, withReader } from './withDatabase'

const isSameFile = (one: string, other: string) => {
  if (!existsSync(one) || !existsSync(other)) return false
  const [a, b] = [statSync(one), statSync(other)]
  return a.dev === b.dev && a.ino === b.ino
}

const refuseWrongPlace = (to: string, source: string, force: boolean | undefined) => {
  if (['', '-wal', '-shm'].some((end) => resolve(source + end) === to || isSameFile(source + end, to)))
    throw new StartError(`${to} is the database itself. Choose another place for the copy.`)
  if (!statSync(dirname(to), { throwIfNoEntry: false })?.isDirectory())
    throw new StartError(`There is no folder ${dirname(to)}. Make it first, or choose another place.`)
  if (!existsSync(to)) return
  if (statSync(to).isDirectory())
    throw new StartError(`${to} is a folder. Name a file in it, such as ${join(to, 'portal-backup.db')}.`)
  if (!statSync(to).isFile()) throw new StartError(`${to} is not a file.`)
  if (!force) throw new StartError(`${to} exists already. With --force it is replaced.`)
}

const makeEmpty = async (path: string) => {
  const handle = await open(path, 'w', 0o600)
  await handle.close()
  // A file that was there keeps its mode.
  await chmod(path, 0o600)
}

const NOT_OF_POSTGRES =
  'DATABASE_URL is set, and this backup is of the database of DATA_DIR. Use `pg_dump` for PostgreSQL.'

const writeChecked = async (database: PortalDatabase, path: string, progress?: Progress) => {
  if (!database.file) throw new StartError(NOT_OF_POSTGRES)
  await makeEmpty(path)
  await database.file.copyTo(path, (done, total) => progress?.show(done, total))
  const fault = await findFaultOfFile(path, { settle: true })
  if (fault) throw new StartError(`The copy cannot be used, so it was not kept: ${fault}.`)
  await flush(path)
}

type Options = { force?: boolean; progress?: Progress }

/** Writes a checked copy of one moment, while a server may go on writing. `source` is the file that is copied. */
export const backUp = async (
  database: PortalDatabase,
  source: string,
  file: string,
  options: Options = {},
) => {
  const to = resolve(file)
  refuseWrongPlace(to, source, options.force)
  await clearAbandoned(to)
  await wholeOrNothing([to], async () => {
    await writeChecked(database, partOf(to), options.progress)
    refuseWrongPlace(to, source, options.force)
  })
  await flush(dirname(to))
}

const run = (file: string, { force }: Options) => {
  if (readConfig(process.env).databaseUrl !== undefined) throw new StartError(NOT_OF_POSTGRES)
  return withReader(async (database) => {
    const progress = progressBar('Backup')
    await backUp(database, databaseFile(dataDir()), file, { force, progress }).finally(progress.end)
    say(`${file}: ${(statSync(file).size / 1_000_000).toFixed(1)} MB, checked`)
  })
}

export const addBackupCommand = (portal: Command) =>
  withExamples(
    portal
      .command('backup')
      .description(
        'Writes a copy of the database of DATA_DIR to a file, also while the server runs, and checks it. The pictures in its folders uploads and media are not in it.',
      )
      .argument('<file>', 'the file, which must not exist', parsePath)
      .option('--force', 'replace the file where it exists')
      .action(run),
    'backup portal-backup.db',
  )
