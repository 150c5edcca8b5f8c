import { realpathSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type { Command } from 'commander'
import { counted } from '@/domain/text/display'
import { StartError } from '../config/config'
import { findFaultOfFile, type PortalDatabase } from '../database/open'
import { parsePath, print, withExamples } from './terminal'
import { allowInterrupt, atomicWriteAll, flush, NEW_FILE } from './atomicWrite'
import { checkFilesIn, warnOfFiles } from './check'
import { logAfterwards, requireFile, withReader } from './withDatabase'

/** A path without links to folders. */
const realPath = (path: string) => join(realpathSync(dirname(path)), basename(path))

const refuseWrongPlace = (to: string, source: string, force: boolean | undefined) => {
  if (!statSync(dirname(to), { throwIfNoEntry: false })?.isDirectory())
    throw new StartError(`There is no folder ${dirname(to)}. Create it first, or choose another place.`)
  if (['', '-wal', '-shm'].some((end) => realPath(resolve(source + end)) === realPath(to)))
    throw new StartError(`${to} is the database itself. Choose another place for the copy.`)
  const found = statSync(to, { throwIfNoEntry: false })
  if (found?.isDirectory())
    throw new StartError(`${to} is a folder. Name a file in it, such as ${join(to, 'portal-backup.db')}.`)
  if (found && !found.isFile()) throw new StartError(`${to} is not a file.`)
  if (found && !force) throw new StartError(`${to} already exists. Use --force to replace it.`)
}

type Options = { force?: boolean }

/** Writes a checked copy of one moment, while a server may go on writing. Returns which stored files are damaged. */
export const backUp = async (
  database: PortalDatabase,
  source: string,
  file: string,
  { force }: Options = {},
) => {
  const to = resolve(file)
  refuseWrongPlace(to, source, force)
  const checked = await atomicWriteAll([to], async (partOf) => {
    const path = partOf(to)
    await writeFile(path, '', NEW_FILE)
    await database.file?.copyTo(path)
    const fault = await findFaultOfFile(path, { checkpoint: true })
    if (fault) throw new StartError(`The copy is not usable and was removed: ${fault}.`)
    await flush(path)
    await allowInterrupt()
    return checkFilesIn(path)
  })
  await flush(dirname(to))
  return checked
}

const run = async (file: string, { force }: Options) => {
  const source = requireFile('`backup` copies', 'pg_dump')
  await withReader(async (database) => {
    const { damaged } = await backUp(database, source, file, { force })
    const result =
      damaged.length === 0 ? 'checked' : `written, but ${counted(damaged.length, 'file')} in it damaged`
    print(`${file}: ${(statSync(file).size / 1_000_000).toFixed(1)} MB, ${result}`)
    warnOfFiles(damaged)
  })
  await logAfterwards({ action: 'database_backed_up', details: basename(file) })
}

export const addBackupCommand = (portal: Command) =>
  withExamples(
    portal
      .command('backup')
      .description(
        'Writes a copy of the database of DATA_DIR to a file and checks it. The server may run meanwhile. The images in the folders uploads and media are not included.',
      )
      .argument('<file>', 'the new file', parsePath)
      .option('--force', 'replaces an existing file')
      .action(run),
    'backup portal-backup.db',
  )
