import { InvalidArgumentError, type Command } from 'commander'
import { counted } from '@/domain/counted'
import { countOld, parseAge, purge } from '../office/data/purge'
import { logCommand } from './commandLog'
import { forget } from './erase'
import { withExamples } from './help'
import { print, progressBar } from './terminal'
import { withDatabase } from './withDatabase'

const readAge = (text: string) => {
  const moment = parseAge(text, new Date())
  if (!moment) throw new InvalidArgumentError('It must be an age such as 90d, 8w, 12m or 2y.')
  return moment
}

type Options = { olderThan: string; dryRun?: boolean; compact?: boolean }

const run = ({ olderThan, dryRun, compact = false }: Options) =>
  withDatabase(dryRun)(async (database) => {
    const progress = progressBar('Purge')
    const purged = await (
      dryRun
        ? countOld(database, olderThan)
        : purge(database, olderThan, { log: logCommand, onProgress: progress.show })
    ).finally(progress.end)
    const done = dryRun ? 'would be deleted' : 'deleted'
    for (const { kind, rows, files } of purged)
      print(`${kind}: ${counted(rows, 'row')}, ${counted(files, 'file')} ${done}`)
    if (!dryRun) await forget(database, compact, progress)
  })

export const addPurgeCommand = (portal: Command) =>
  withExamples(
    portal
      .command('purge')
      .description('Deletes old submissions and their files.')
      .requiredOption('--older-than <age>', 'such as 90d, 8w, 12m or 2y', readAge)
      .option(
        '--compact',
        'then rebuilds the database to make it smaller; meanwhile the site may ask visitors to send a form again',
      )
      .option('--dry-run', 'only shows what would be deleted')
      .action(run),
    'purge --older-than 12m --dry-run',
    'purge --older-than 12m',
  )
