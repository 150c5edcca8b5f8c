import { Command, InvalidArgumentError } from 'commander'
import { readConfig, StartError } from '../config'
import { openDataDirForReading, openPortalDatabase } from '../database/file'
import { requireRecentNode } from '../nodeVersion'
import { reasonOf } from '../reason'
import { addContentCommands } from './contentCommands'
import { exportSubmissions } from './exportSubmissions'
import { moveAll } from './move'
import { parseSince } from './since'

requireRecentNode()

const since = (text: string) => {
  const parsed = parseSince(text)
  if (!parsed) throw new InvalidArgumentError('It takes a day such as 2026-01-31, or a time in ISO 8601.')
  return parsed
}

const runExport = async ({ out, since: from }: { out: string; since?: string }) => {
  const { dataDir } = readConfig(process.env)
  const database = openDataDirForReading(dataDir)
  try {
    for (const { file, rows, files } of await exportSubmissions(database, out, from)) {
      process.stdout.write(`${file}: ${rows} ${rows === 1 ? 'row' : 'rows'}, ${files} files\n`)
    }
  } finally {
    await database.close()
  }
}

const portal = new Command('portal').description('Commands for those who run the portal.')

portal
  .command('export')
  .description('Writes what visitors sent, and their files, from DATA_DIR to a folder.')
  .requiredOption('--out <dir>', 'the folder, made where there is none')
  .option('--since <date>', 'only what was sent then or later (UTC)', since)
  .action(runExport)

const runMove = async ({ to, dryRun }: { to: string; dryRun?: boolean }) => {
  const { dataDir, databaseUrl } = readConfig({ ...process.env, DATABASE_URL: to })
  if (databaseUrl === undefined) throw new StartError('--to takes the address of a PostgreSQL database.')
  const from = openDataDirForReading(dataDir)
  try {
    const target = await openPortalDatabase({ dataDir, databaseUrl })
    try {
      await moveAll(from, target, {
        isDryRun: dryRun === true,
        onTable: ({ table, rows }) =>
          process.stdout.write(`${table}: ${rows} ${rows === 1 ? 'row' : 'rows'}\n`),
      })
    } finally {
      await target.close()
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

portal
  .command('move')
  .description(
    'Copies everything of DATA_DIR into an empty PostgreSQL database, and checks it. Stop the server before.',
  )
  .requiredOption('--to <url>', 'such as postgres://portal:secret@10.0.0.5/portal')
  .option('--dry-run', 'copies and checks, and then takes everything back')
  .action(runMove)

addContentCommands(portal)

/** What went wrong, in a sentence: a wrong setting, or a folder or database that cannot be used. */
const sentence = (error: unknown) => {
  if (error instanceof StartError) return error.message
  return `The command failed: ${reasonOf(error)}`
}

portal.parseAsync().catch((error: unknown) => {
  process.stderr.write(`${sentence(error)}\n`)
  process.exitCode = 1
})
