import type { Command } from 'commander'
import { counted } from '@/domain/counted'
import { postgresUrl, readConfig, StartError } from '../config'
import { openDataDir, openDataDirForReading, openPortalDatabase } from '../database/file'
import { withExamples } from './help'
import { moveAll } from './move'
import { print } from './terminal'

type Options = { to: string; dryRun?: boolean }

const targetOf = (to: string) => {
  const databaseUrl = postgresUrl.read(to)
  if (databaseUrl === undefined) throw new StartError(`--to takes ${postgresUrl.takes}.`)
  return { dataDir: readConfig(process.env).dataDir, databaseUrl }
}

/** Fails if there is no database, and brings an older one up to date. */
const openSource = async (dataDir: string) => {
  await openDataDirForReading(dataDir).close()
  return openDataDir(dataDir)
}

const run = async ({ to, dryRun = false }: Options) => {
  const target = targetOf(to)
  const from = await openSource(target.dataDir)
  try {
    const database = await openPortalDatabase(target)
    try {
      await moveAll(from, database, {
        isDryRun: dryRun,
        onTable: ({ table, rows }) => print(`${table}: ${counted(rows, 'row')}`),
      })
    } finally {
      await database.close()
    }
  } finally {
    await from.close()
  }
  print(
    dryRun
      ? 'All rows and files can be copied. This was a dry run; nothing was moved.'
      : 'All rows and files were copied. Start the server with DATABASE_URL from now on.',
  )
}

export const addMoveCommand = (portal: Command) =>
  withExamples(
    portal
      .command('move')
      .description(
        'Copies the database of DATA_DIR into an empty PostgreSQL database and checks the copy. Stop the server first.',
      )
      .requiredOption('--to <url>', 'such as postgres://portal:secret@10.0.0.5/portal')
      .option('--dry-run', 'copies and checks, then undoes everything')
      .action(run),
    'move --to postgres://portal:secret@10.0.0.5/portal --dry-run',
  )
