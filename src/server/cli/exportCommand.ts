import { Option, type Command } from 'commander'
import { counted } from '@/domain/counted'
import { logAfterwards } from './commandLog'
import { exportFormats, exportSubmissions, type ExportOptions } from './exportSubmissions'
import { parsePath, withExamples } from './help'
import { sinceOption } from './since'
import { print, progressBar, warn } from './terminal'
import { withReader } from './withDatabase'

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
