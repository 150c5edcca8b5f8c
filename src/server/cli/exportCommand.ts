import { InvalidArgumentError, Option, type Command } from 'commander'
import { counted } from '@/domain/display'
import { logAfterwards } from './commandLog'
import { exportFormats, exportSubmissions, type ExportOptions } from './exportSubmissions'
import { parsePath, withExamples } from './help'
import { print, progressBar, warn } from './terminal'
import { withReader } from './withDatabase'

const DAY_OR_TIME = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)?(Z|[+-]\d{2}:\d{2})?$/

const isoTime = (text: string) => {
  const moment = new Date(text)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}

/** A date or time in the format of `submitted_at`; a day begins at midnight UTC. Undefined where it is neither. */
export const parseSince = (text: string) => {
  const [, day = '', time = 'T00:00', zone = 'Z'] = DAY_OR_TIME.exec(text.trim()) ?? []
  // 31 February would be read as 3 March.
  return isoTime(`${day}T00:00Z`)?.startsWith(day) ? isoTime(`${day}${time}${zone}`) : undefined
}

/** Limits a command to submissions from a time on. */
const sinceOption = () =>
  new Option('--since <date>', 'only submissions from then on, such as 2026-01-31 (UTC)').argParser(
    (text) => {
      const parsed = parseSince(text)
      if (!parsed)
        throw new InvalidArgumentError('It must be a day such as 2026-01-31, or a time in ISO 8601.')
      return parsed
    },
  )

const run = async (options: Pick<ExportOptions, 'out' | 'since' | 'format'>) => {
  await withReader(async (database) => {
    const progress = progressBar('Export')
    const warnings: string[] = []
    const exported = await exportSubmissions(database, {
      ...options,
      progress,
      warn: (line) => void warnings.push(line),
    }).finally(progress.end)
    const extension = options.format === 'xlsx' ? '' : '.csv'
    for (const { kind, rows, files } of exported)
      print(`${kind}${extension}: ${counted(rows, 'row')}, ${counted(files, 'file')}`)
    for (const line of warnings) warn(line)
    if (warnings.length > 0) warn('Everything else was written.')
  })
  const details = options.since === undefined ? 'all' : `since ${options.since}`
  await logAfterwards({ action: 'submissions_exported', details })
}

export const addExportCommand = (portal: Command) =>
  withExamples(
    portal
      .command('export')
      .description('Writes submissions and their files to a folder.')
      .requiredOption('--out <dir>', 'the folder; it is created if it does not exist', parsePath)
      .addOption(sinceOption())
      .addOption(
        new Option('--format <format>', 'CSV files, one workbook with a sheet for each kind, or both')
          .choices(exportFormats)
          .default('csv'),
      )
      .action(run),
    'export --out sent',
    'export --out sent --since 2026-01-31 --format xlsx',
    'export content --out content',
  )
