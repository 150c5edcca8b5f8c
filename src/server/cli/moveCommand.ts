import type { Command } from 'commander'
import { postgresUrl, readConfig, StartError } from '../config'
import { openDataDirForReading, openPortalDatabase } from '../database/file'
import { withExamples } from './help'
import { moveAll } from './move'

type Options = { to: string; dryRun?: boolean }

const targetOf = (to: string) => {
  const databaseUrl = postgresUrl.read(to)
  if (databaseUrl === undefined) throw new StartError(`--to takes ${postgresUrl.takes}.`)
  return { dataDir: readConfig(process.env).dataDir, databaseUrl }
}

const run = async ({ to, dryRun = false }: Options) => {
  const target = targetOf(to)
  const from = openDataDirForReading(target.dataDir)
  try {
    const database = await openPortalDatabase(target)
    try {
      await moveAll(from, database, {
        isDryRun: dryRun,
        onTable: ({ table, rows }) =>
          process.stdout.write(`${table}: ${rows} ${rows === 1 ? 'row' : 'rows'}\n`),
      })
    } finally {
      await database.close()
    }
  } finally {
    await from.close()
  }
  process.stdout.write(
    dryRun
      ? 'All rows and files arrived whole. This was a dry run: nothing was moved.\n'
      : 'All rows and files arrived whole. Start the server with DATABASE_URL from now on.\n',
  )
}

export const addMoveCommand = (portal: Command) =>
  withExamples(
    portal
      .command('move')
      .description(
        'Copies everything of DATA_DIR into an empty PostgreSQL database, and checks it. Stop the server before.',
      )
      .requiredOption('--to <url>', 'such as postgres://portal:secret@10.0.0.5/portal')
      .option('--dry-run', 'copies and checks, and then takes everything back')
      .action(run),
    'move --to postgres://portal:secret@10.0.0.5/portal --dry-run',
  )
