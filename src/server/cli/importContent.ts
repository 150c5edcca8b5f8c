import { statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Command } from 'commander'
import { todayInIndia } from '@/domain/site/calendar'
import { counted } from '@/domain/text/display'
import { COMMAND_LINE } from '@/domain/office/log'
import { problemText } from '@/domain/content/problems'
import { type Config, readConfig, StartError } from '../config/config'
import type { PortalDatabase } from '../database/open'
import { checkSheet, countKnown, type RowProblem, UselessSheet } from '../import/readRows'
import { contentKinds, type ContentKind } from '../import/contentKinds'
import { findImages, createImageStage } from '../import/images'
import { importRows, importSentence } from '../import/importRows'
import { type Plan, planRows, WrongRows } from '../import/plan'
import { UnreadableFile } from '../spreadsheet/cells'
import { readSpreadsheet } from '../spreadsheet/readSpreadsheet'
import { withCleanup } from './atomicWrite'
import { parsePath, print, withExamples } from './terminal'
import { logCommand, withContent } from './withDatabase'

const PROBLEMS_SHOWN = 50

export type ImportOptions = {
  kind: string
  file: string
  /** The folder of the images; by default `images` next to the file. */
  images?: string
  /** Removes rows that are not in the file. */
  replace?: boolean
  /** Only checks and counts. */
  dryRun?: boolean
}

const refused = (file: string, reason: string) =>
  new StartError(`Nothing was imported from ${file}. ${reason}`)

const lineOf = ({ number, problem }: RowProblem) =>
  `  ${number === 0 ? '' : `Row ${number}: `}${problemText(problem)}.`

const linesOf = (problems: readonly RowProblem[]) => {
  const more = problems.length - PROBLEMS_SHOWN
  return [...problems.slice(0, PROBLEMS_SHOWN).map(lineOf), ...(more > 0 ? [`  … and ${more} more.`] : [])]
}

/** The error of an import as a sentence about its file. */
const sentenceOf = (file: string, error: unknown) => {
  if (error instanceof UnreadableFile || error instanceof UselessSheet) return refused(file, error.message)
  if (!(error instanceof WrongRows)) return error
  const count = counted(error.problems.length, 'problem')
  return refused(file, [`${count}:`, ...linesOf(error.problems)].join('\n'))
}

const findKind = (name: string): ContentKind => {
  const plain = name.toLowerCase()
  const kind = Object.hasOwn(contentKinds, plain) ? contentKinds[plain] : undefined
  if (kind) return kind
  throw new StartError(`'${name}' cannot be imported. The kinds are ${Object.keys(contentKinds).join(', ')}.`)
}

const summary = (
  plan: Plan,
  images: readonly { folder: string; name: string }[],
  ofSheet: readonly RowProblem[],
) => {
  const warnings = [...ofSheet, ...plan.warnings]
  return {
    /** Lines about rows that were imported but should be checked. */
    ...(warnings.length > 0 && { warnings: linesOf(warnings) }),
    added: plan.added.length,
    changed: plan.changed.length,
    same: plan.same,
    removed: plan.removed.length,
    images: images.map(({ folder, name }) => `${folder}/${name}`),
  }
}

type Imported = ReturnType<typeof summary>

type Database = Pick<PortalDatabase, 'db' | 'write'>

const importFile = async (
  database: Database,
  config: Config,
  { kind: name, file, replace = false, dryRun = false, ...options }: ImportOptions,
) => {
  const { write } = database
  const kind = findKind(name)
  const sheet = await readSpreadsheet(file, countKnown(kind))
  const at = new Date().toISOString()
  const { problems, warnings, ...read } = checkSheet(kind, sheet, todayInIndia(Date.parse(at)))
  const folder = resolve(options.images ?? `${dirname(file)}/images`)
  if (options.images !== undefined && !statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw refused(file, `There is no folder ${folder} (--images).`)
  const found = await findImages(config, kind, read.rows, folder)
  const checked = { ...read, kind, replace, warnings, problems: [...problems, ...found.problems] }
  if (dryRun) return summary(await write((trx) => planRows(trx, checked)), found.images, warnings)

  const staged = createImageStage(config.dataDir)
  return withCleanup(staged.discard, async () => {
    await staged.add(found.images)
    const changer = { at, account: COMMAND_LINE }
    const plan = await write(async (trx) => {
      const done = await importRows(trx, checked, changer, {
        // Before the commit, so that no row names a missing file.
        beforeWriting: staged.publish,
      })
      const entry = { action: 'content_imported', subject: name.toLowerCase() } as const
      await logCommand(trx, { ...entry, details: importSentence(kind, done) })
      return done
    })
    return summary(plan, found.images, warnings)
  })
}

/** Imports a spreadsheet with its images: all of it, or nothing and a StartError that names every wrong row. */
export const importContent = (database: Database, config: Config, options: ImportOptions) =>
  importFile(database, config, options).catch((error: unknown) => {
    throw sentenceOf(options.file, error)
  })

const summarySentence = (
  file: string,
  dryRun: boolean,
  { added, changed, same, removed, images, warnings }: Imported,
) => {
  const counts = [`${added} added`, `${changed} changed`, `${same} unchanged`]
  if (removed > 0) counts.push(`${removed} removed`)
  const newImages = images.length > 0 ? ` New images: ${images.join(', ')}.` : ''
  const end = dryRun ? ' This was a dry run; nothing was changed.' : ''
  const told = warnings ? ['', 'Please look at:', ...warnings].join('\n') : ''
  return `${file}: ${counts.join(', ')}.${newImages}${end}${told}`
}

const runImport = async (
  kind: string,
  file: string,
  flags: Pick<ImportOptions, 'images' | 'replace' | 'dryRun'>,
) => {
  const config = readConfig(process.env)
  if (config.apiHost) {
    throw new StartError('API_HOST is set: the content comes from another API and cannot be imported here.')
  }
  const dryRun = flags.dryRun === true
  await withContent(dryRun)(async (database) => {
    const imported = await importContent(database, config, { ...flags, kind, file })
    print(summarySentence(file, dryRun, imported))
  })
}

export const addImportCommand = (portal: Command) =>
  withExamples(
    portal
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
      .action(runImport),
    'export content --out content',
    'import jobs content/jobs.csv --dry-run',
    'import jobs content/jobs.csv',
  )
