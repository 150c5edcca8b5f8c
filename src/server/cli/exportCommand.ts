import { Option, type Command } from 'commander'
import { exportFormats, exportSubmissions, type ExportOptions } from './exportSubmissions'
import { parsePath, withExamples } from './help'
import { counted } from './kinds'
import { progressBar } from './progress'
import { say } from './print'
import { sinceOption } from './since'
import { withReader } from './withDatabase'

const run = (options: Pick<ExportOptions, 'out' | 'since' | 'format'>) =>
  withReader(async (database) => {
    const progress = progressBar('Export')
    try {
      for (const { kind, rows, files } of await exportSubmissions(database, { ...options, progress })) {
        progress.end()
        say(
          `${kind}${options.format === 'xlsx' ? '' : '.csv'}: ${counted(rows, 'row')}, ${counted(files, 'file')}`,
        )
      }
    } finally {
      progress.end()
    }
  })

export const addExportCommand = (portal: Command) =>
  withExamples(
    portal
      .command('export')
      .description('Writes what visitors sent, and their files, to a folder.')
      .requiredOption('--out <dir>', 'the folder, made where there is none', parsePath)
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
