import { statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { todayInIndia } from '@/domain/site/calendar'
import { counted } from '@/domain/text/display'
import { COMMAND_LINE } from '@/domain/office/log'
import { problemText } from '@/domain/content/problems'
import { StartError, type Config } from '../config/config'
import type { PortalDatabase } from '../database/open'
import { checkSheet, countKnown, type RowProblem, UselessSheet } from '../import/readRows'
import { contentKinds, type ContentKind } from '../import/contentKinds'
import { findImages, createImageStage } from '../import/images'
import { importRows, importSentence } from '../import/importRows'
import { type Plan, planRows, WrongRows } from '../import/plan'
import { UnreadableFile } from '../spreadsheet/cells'
import { readSpreadsheet } from '../spreadsheet/readSpreadsheet'
import { withCleanup } from './atomicWrite'
import { logCommand } from './withDatabase'
import type { Progress } from './terminal'

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
  progress?: Pick<Progress, 'show' | 'stage'>
}

export type Imported = {
  added: number
  changed: number
  same: number
  removed: number
  images: string[]
  /** Lines about rows that were imported but should be checked. */
  warnings?: string[]
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
): Imported => {
  const warnings = [...ofSheet, ...plan.warnings]
  return {
    ...(warnings.length > 0 && { warnings: linesOf(warnings) }),
    added: plan.added.length,
    changed: plan.changed.length,
    same: plan.same,
    removed: plan.removed.length,
    images: images.map(({ folder, name }) => `${folder}/${name}`),
  }
}

type Database = Pick<PortalDatabase, 'db' | 'write'>

const importFile = async (
  database: Database,
  config: Config,
  { kind: name, file, replace = false, dryRun = false, progress, ...options }: ImportOptions,
): Promise<Imported> => {
  const { write } = database
  const kind = findKind(name)
  progress?.stage(`reading ${file}`)
  const sheet = await readSpreadsheet(file, countKnown(kind))
  progress?.stage(`checking ${counted(sheet.rows.length - 1, 'row')}`)
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
        report: (written, total) => progress?.show(written, total),
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
