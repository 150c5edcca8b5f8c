import type { Command } from 'commander'
import { readConfig, StartError } from '../config'
import { kinds } from '../import/kinds'
import { exportContent, type ExportedContent } from './exportContent'
import { parsePath, withExamples } from './help'
import { importContent, type Imported } from './importContent'
import { progressBar } from './progress'
import { withDatabase, withReader } from './withDatabase'

type ImportFlags = { images?: string; replace?: boolean; dryRun?: boolean }

const summarySentence = (
  file: string,
  dryRun: boolean,
  { added, changed, same, removed, pictures }: Imported,
) => {
  const counts = [`${added} added`, `${changed} changed`, `${same} the same`]
  if (removed > 0) counts.push(`${removed} removed`)
  const images = pictures.length > 0 ? ` New pictures: ${pictures.join(', ')}.` : ''
  const end = dryRun ? ' Nothing was changed: this was a dry run.' : ''
  return `${file}: ${counts.join(', ')}.${images}${end}\n`
}

const runImport = async (kind: string, file: string, flags: ImportFlags) => {
  const config = readConfig(process.env)
  if (config.apiHost) {
    throw new StartError('API_HOST is set: the content is that of another API and cannot be imported here.')
  }
  const dryRun = flags.dryRun === true
  await withDatabase(dryRun)(async (database) => {
    const progress = progressBar(`Import of ${kind}`)
    try {
      const imported = await importContent(database, config, { ...flags, kind, file, progress })
      progress.end()
      process.stdout.write(summarySentence(file, dryRun, imported))
    } finally {
      progress.end()
    }
  })
}

const exportedSentence = ({ file, rows, images, missing }: ExportedContent) => {
  const lacking = missing.length > 0 ? `, without ${missing.join(', ')}: there is no such file` : ''
  return `${file}: ${rows} ${rows === 1 ? 'row' : 'rows'}, ${images} images${lacking}\n`
}

const runExport = (out: string) =>
  withReader(async (database) => {
    const progress = progressBar('Export of content')
    const exported = await exportContent(database, readConfig(process.env), out, progress).finally(
      progress.end,
    )
    for (const kind of exported) process.stdout.write(exportedSentence(kind))
  })

/** Adds `import`, and `export content` beside the export of what visitors sent. */
export const addContentCommands = (portal: Command) => {
  const importing = portal
    .command('import')
    .description(
      'Takes content from a spreadsheet (.xlsx or CSV): all its rows, or none where one is wrong. Begin with what `export content` wrote.',
    )
    .argument('<kind>', Object.keys(kinds).join(', '))
    .argument('<file>', 'the spreadsheet; the first row holds the headings', parsePath)
    .option(
      '--images <dir>',
      'the folder of the pictures it names (default: images beside the file)',
      parsePath,
    )
    .option('--replace', 'removes what the file does not hold')
    .option('--dry-run', 'checks everything and says what would change')
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
      'Writes the content of the site, with its pictures, to the folder of --out, as files that `import` reads.',
    )
    .usage('--out <dir>')
    .action((_options: unknown, command: Command) => {
      // `--out` stands at `export`, which has read it.
      const { out, since } = command.optsWithGlobals<{ out: string; since?: string }>()
      if (since !== undefined)
        throw new StartError('`export content` writes everything and takes no --since.')
      if (command.getOptionValueSourceWithGlobals('format') !== 'default')
        throw new StartError('`export content` writes CSV, which `import` reads, and takes no --format.')
      return runExport(out)
    })
}
