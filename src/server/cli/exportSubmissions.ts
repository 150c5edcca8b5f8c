import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { writeXlsx } from 'hucre/xlsx'
import { counted } from '@/domain/display'
import { StartError } from '../config'
import type { PortalDatabase } from '../database/open'
import { makeOwnFolder } from '../database/file'
import { codeOf, reasonOf } from '../database/reason'
import type { Db } from '../database/schema'
import { countSince } from '../repositories/retention'
import { readContents } from '../repositories/storedFiles'
import { cellText, type StoredRow } from '../spreadsheet/cellText'
import { isTooLong, workbookCell } from '../spreadsheet/workbookCells'
import { writeCsv } from '../spreadsheet/writeCsv'
import { filePathsOf } from '../staff/exports'
import {
  columnsOf,
  namedSubmissionsOf,
  type SubmissionKind,
  submissionKinds,
  submissionTables,
} from '../submissions/submissionKinds'
import { atomicWrite, atomicWriteAll, NEW_FILE, type PartOf } from './atomicWrite'
import { nameOfStored } from './check'
import { parsePath, print, type Progress, progressBar, warn as printWarning, withExamples } from './terminal'
import { logAfterwards, withReader } from './withDatabase'

/** A workbook is built in memory; Node's default heap has room for this many rows. */
const WORKBOOK_ROWS_MAX = 150_000

/** A sheet for a kind. Every cell is text, also one that begins like a formula. */
const sheetOf = (name: SubmissionKind) => ({
  name,
  columns: columnsOf(name).map((column) => ({ header: column, key: column, width: 20 })),
  data: [] as Record<string, string>[],
  freezePane: { rows: 1 },
})

const FATAL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EMFILE', 'ENFILE', 'ENOMEM'])

/** Whether every other file would fail in the same way. */
export const isFatal = (error: unknown) => codeOf(error) === '' || FATAL.has(codeOf(error))

/** Writes the files of a submission, with a warning for each that cannot be, and returns their paths by field. */
const exportFiles = async (
  db: Db,
  out: string,
  kind: SubmissionKind,
  submissionId: string,
  warn: (line: string) => void,
) => {
  const paths: Record<string, string> = {}
  const files = await filePathsOf(db, submissionTables[kind], submissionId, kind)
  for (const { file, folder, name, path } of files) {
    const { bytes, fault } = (await readContents(db, file.id)) ?? {}
    if (fault !== undefined) warn(`The file ${nameOfStored(file)} ${fault}.`)
    if (!bytes) continue
    // Where this fails, all files would.
    makeOwnFolder(join(out, 'files', kind))
    try {
      makeOwnFolder(join(out, folder))
      await atomicWrite(join(out, folder, name), bytes)
      paths[file.field] = path
    } catch (error) {
      if (isFatal(error)) throw error
      warn(`The file ${nameOfStored(file)} cannot be written: ${reasonOf(error)}.`)
    }
  }
  return paths
}

const WORKBOOK = 'submissions.xlsx'

const exportFormats = ['csv', 'xlsx', 'both'] as const

export type ExportOptions = {
  out: string
  since?: string
  format?: (typeof exportFormats)[number]
  progress?: Progress
  /** Called for what is damaged or cannot be written; all the rest is. */
  warn?: (line: string) => void
}

type Exported = { kind: SubmissionKind; rows: number; files: number }

const exportAll = async (
  db: Db,
  { out, since = '', format = 'csv', progress, warn = () => undefined }: ExportOptions,
) => {
  const [withCsv, withWorkbook] = [format !== 'xlsx', format !== 'csv']
  const sheets = submissionKinds.map(sheetOf)
  const all: Exported[] = submissionKinds.map((kind) => ({ kind, rows: 0, files: 0 }))
  let total = 0
  for (const kind of submissionKinds) total += await countSince(db, submissionTables[kind], since)
  if (withWorkbook && total > WORKBOOK_ROWS_MAX)
    throw new StartError(
      `A workbook holds at most ${WORKBOOK_ROWS_MAX} rows. Use --format csv, or fewer rows with --since.`,
    )
  let done = 0

  const toCell = ({ kind }: Exported, row: StoredRow, column: string): [string, string] => {
    const text = cellText(row[column])
    if (isTooLong(text))
      warn(`${column} of ${kind} ${cellText(row.id)} is longer than a cell of a workbook, and was cut.`)
    return [column, workbookCell(text)]
  }

  async function* rowsOf(exported: Exported) {
    const { kind } = exported
    const sheet = sheets.find(({ name }) => name === kind)
    for await (const submission of namedSubmissionsOf(db, kind, since)) {
      const paths = await exportFiles(db, out, kind, submission.id, warn)
      const row = { ...paths, ...submission }
      if (withWorkbook)
        sheet?.data.push(Object.fromEntries(columnsOf(kind).map((column) => toCell(exported, row, column))))
      exported.rows += 1
      exported.files += Object.keys(paths).length
      done += 1
      progress?.show(done, total)
      yield row
    }
  }

  const write = async (partOf: PartOf) => {
    for (const exported of all) {
      const csv = partOf(join(out, `${exported.kind}.csv`))
      if (withCsv) await writeCsv(csv, columnsOf(exported.kind), rowsOf(exported))
      else for await (const row of rowsOf(exported)) void row
    }
    if (!withWorkbook) return
    progress?.stage(`writing ${counted(done, 'row')} to a workbook; many rows take a minute`)
    await writeFile(partOf(join(out, WORKBOOK)), await writeXlsx({ sheets }), NEW_FILE)
  }
  const names = [
    ...(withCsv ? submissionKinds.map((kind) => `${kind}.csv`) : []),
    ...(withWorkbook ? [WORKBOOK] : []),
  ]
  await atomicWriteAll(
    names.map((name) => join(out, name)),
    write,
  )
  return all
}

/** Writes the submissions and their files as of one moment. The files get their names once all are complete. */
export const exportSubmissions = async ({ db }: PortalDatabase, options: ExportOptions) => {
  makeOwnFolder(options.out)
  return db.transaction().execute((trx) => exportAll(trx, options))
}

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

const requireSince = (text: string) => {
  const parsed = parseSince(text)
  if (parsed) return parsed
  throw new InvalidArgumentError('It must be a day such as 2026-01-31, or a time in ISO 8601.')
}

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
    for (const line of warnings) printWarning(line)
    if (warnings.length > 0) printWarning('Everything else was written.')
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
      .option('--since <date>', 'only submissions from then on, such as 2026-01-31 (UTC)', requireSince)
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
