import type { Command } from 'commander'
import { counted } from '@/domain/display'
import { readConfig, StartError } from '../config'
import { contentKinds } from '../import/contentKinds'
import { logAfterwards } from './commandLog'
import { exportContent, type ExportedContent } from './exportContent'
import { parsePath, withExamples } from './help'
import { importContent, type Imported } from './importContent'
import { print, printable, progressBar } from './terminal'
import { withContent } from './withDatabase'

type ImportFlags = { images?: string; replace?: boolean; dryRun?: boolean }

const summarySentence = (
  file: string,
  dryRun: boolean,
  { added, changed, same, removed, images }: Imported,
) => {
  const counts = [`${added} added`, `${changed} changed`, `${same} unchanged`]
  if (removed > 0) counts.push(`${removed} removed`)
  const newImages = images.length > 0 ? ` New images: ${images.join(', ')}.` : ''
  const end = dryRun ? ' This was a dry run; nothing was changed.' : ''
  return `${file}: ${counts.join(', ')}.${newImages}${end}`
}

const runImport = async (kind: string, file: string, flags: ImportFlags) => {
  const config = readConfig(process.env)
  if (config.apiHost) {
    throw new StartError('API_HOST is set: the content comes from another API and cannot be imported here.')
  }
  const dryRun = flags.dryRun === true
  await withContent(dryRun)(async (database) => {
    const progress = progressBar(`Import of ${kind}`)
    const options = { ...flags, kind, file, progress }
    const imported = await importContent(database, config, options).finally(progress.end)
    print(summarySentence(file, dryRun, imported))
  })
}

const exportedSentence = ({ file, rows, images, missing }: ExportedContent) => {
  const missingFiles = missing.length > 0 ? `; missing: ${missing.map(printable).join(', ')}` : ''
  return `${file}: ${counted(rows, 'row')}, ${counted(images, 'image')}${missingFiles}`
}

const runExport = async (out: string) => {
  await withContent(true)(async (database) => {
    const progress = progressBar('Export of content')
    const exported = await exportContent(database, readConfig(process.env), out, progress).finally(
      progress.end,
    )
    for (const kind of exported) print(exportedSentence(kind))
  })
  await logAfterwards({ action: 'content_exported' })
}

/** Adds `import`, and `content` as a subcommand of `export`. */
export const addContentCommands = (portal: Command) => {
  const importing = portal
    .command('import')
    .description(
      'Imports content from a spreadsheet (.xlsx or CSV): all rows, or none if one is wrong. Start from the files that `export content` writes.',
    )
    .argument('<kind>', Object.keys(contentKinds).join(', '))
    .argument('<file>', 'the spreadsheet; its first row has the headings', parsePath)
    .option(
      '--images <dir>',
      'the folder of the images it names (default: images beside the file)',
      parsePath,
    )
    .option('--replace', 'removes rows that are not in the file; jobs are closed')
    .option('--dry-run', 'only shows what would change')
    .action(runImport)
  withExamples(
    importing,
    'export content --out content',
    'import jobs content/jobs.csv --dry-run',
    'import jobs content/jobs.csv',
  )
  portal.commands
    .find((command) => command.name() === 'export')
    ?.command('content')
    .description(
      'Writes the content of the site and its images to the folder --out, as files that `import` reads.',
    )
    .usage('--out <dir>')
    .action((_options: unknown, command: Command) => {
      // `--out` is an option of `export`.
      const { out, since } = command.optsWithGlobals<{ out: string; since?: string }>()
      if (since !== undefined) throw new StartError('`export content` writes everything; it has no --since.')
      if (command.getOptionValueSourceWithGlobals('format') !== 'default')
        throw new StartError('`export content` writes CSV, which `import` reads; it has no --format.')
      return runExport(out)
    })
}
