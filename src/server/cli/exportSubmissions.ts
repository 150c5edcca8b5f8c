import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { writeXlsx } from 'hucre/xlsx'
import { counted } from '@/domain/display'
import { StartError } from '../config'
import type { PortalDatabase } from '../database/open'
import { makeOwnFolder } from '../database/ownFolder'
import { codeOf, reasonOf } from '../database/reason'
import type { Db } from '../database/schema'
import { countSince } from '../repositories/retention'
import { listFilesOf, readContents } from '../repositories/storedFiles'
import { cellText, type StoredRow } from '../spreadsheet/cellText'
import { isTooLong, workbookCell } from '../spreadsheet/workbookCells'
import { writeCsv } from '../spreadsheet/writeCsv'
import { filePaths } from '../staff/exports'
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

type Sheet = { name: string; columns: string[]; rows: Record<string, string>[] }

/** A workbook is built in memory; Node's default heap has room for this many rows. */
const WORKBOOK_ROWS_MAX = 150_000
const WORKBOOK_CHARACTERS_MAX = 100_000_000

const tooMany = () =>
  new StartError(
    `A workbook holds at most ${WORKBOOK_ROWS_MAX} rows, or ${WORKBOOK_CHARACTERS_MAX} characters. Use --format csv, or fewer rows with --since.`,
  )

/** Collects the rows of a workbook. */
const collectSheets = (warn: (line: string) => void) => {
  const sheets: Sheet[] = []
  let rows = 0
  let characters = 0
  return {
    sheets,
    addSheet: (name: string, columns: string[]) => {
      const sheet: Sheet = { name, columns, rows: [] }
      sheets.push(sheet)
      return (row: StoredRow) => {
        rows += 1
        const cells: [string, string][] = columns.map((column) => [column, cellText(row[column])])
        for (const [column, text] of cells)
          if (isTooLong(text))
            warn(`${column} of ${name} ${cellText(row.id)} is longer than a cell of a workbook, and was cut.`)
        sheet.rows.push(Object.fromEntries(cells.map(([column, text]) => [column, workbookCell(text)])))
        characters += cells.reduce((sum, [, text]) => sum + text.length, 0)
        if (rows > WORKBOOK_ROWS_MAX || characters > WORKBOOK_CHARACTERS_MAX) throw tooMany()
      }
    },
  }
}

/** Every cell is text, also one that begins like a formula. */
const writeWorkbook = async (path: string, sheets: Sheet[]) => {
  const bytes = await writeXlsx({
    sheets: sheets.map(({ name, columns, rows }) => ({
      name,
      columns: columns.map((column) => ({ header: column, key: column, width: 20 })),
      data: rows,
      freezePane: { rows: 1 },
    })),
  })
  await writeFile(path, bytes, NEW_FILE)
}

const FATAL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EMFILE', 'ENFILE', 'ENOMEM'])

/** Whether every other file would fail in the same way. */
export const isFatal = (error: unknown) => codeOf(error) === '' || FATAL.has(codeOf(error))

/** Writes a file, or returns why that cannot be. */
const tryWrite = async (folder: string, name: string, bytes: Uint8Array) => {
  try {
    makeOwnFolder(folder)
    await atomicWrite(join(folder, name), bytes)
    return undefined
  } catch (error) {
    if (isFatal(error)) throw error
    return reasonOf(error)
  }
}

/**
 * Writes the files of a submission and returns their paths by field. A file that is damaged, or that cannot be written, is
 * a warning.
 */
const exportFiles = async (
  db: Db,
  out: string,
  kind: SubmissionKind,
  submissionId: string,
  warn: (line: string) => void,
) => {
  const paths: Record<string, string> = {}
  const files = await listFilesOf(db, submissionTables[kind], submissionId)
  for (const { file, folder, name, path } of filePaths(files, kind, submissionId)) {
    const { bytes, fault } = (await readContents(db, file.id)) ?? {}
    if (fault !== undefined) warn(`The file ${nameOfStored(file)} ${fault}.`)
    if (!bytes) continue
    // Where this fails, all files would.
    makeOwnFolder(join(out, 'files', kind))
    const reason = await tryWrite(join(out, folder), name, bytes)
    if (reason === undefined) paths[file.field] = path
    else warn(`The file ${nameOfStored(file)} cannot be written: ${reason}.`)
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

type Row = Record<string, string>

const drain = async (rows: AsyncIterator<Row>) => {
  while (!(await rows.next()).done);
}

const exportAll = async (
  db: Db,
  { out, since = '', format = 'csv', progress, warn = () => undefined }: ExportOptions,
) => {
  const withCsv = format !== 'xlsx'
  const workbook = format === 'csv' ? undefined : collectSheets(warn)
  const all: Exported[] = submissionKinds.map((kind) => ({ kind, rows: 0, files: 0 }))
  let total = 0
  for (const kind of submissionKinds) total += await countSince(db, submissionTables[kind], since)
  let done = 0

  async function* rowsOf(exported: Exported, addRow?: (row: Row) => void) {
    for await (const submission of namedSubmissionsOf(db, exported.kind, since)) {
      const paths = await exportFiles(db, out, exported.kind, submission.id, warn)
      const row = { ...paths, ...submission }
      addRow?.(row)
      exported.rows += 1
      exported.files += Object.keys(paths).length
      done += 1
      progress?.show(done, total)
      yield row
    }
  }

  const write = async (partOf: PartOf) => {
    for (const exported of all) {
      const columns = columnsOf(exported.kind)
      const rows = rowsOf(exported, workbook?.addSheet(exported.kind, columns))
      const csv = partOf(join(out, `${exported.kind}.csv`))
      await (withCsv ? writeCsv(csv, columns, rows) : drain(rows))
    }
    if (!workbook) return
    progress?.stage(`writing ${counted(done, 'row')} to a workbook; many rows take a minute`)
    await writeWorkbook(partOf(join(out, WORKBOOK)), workbook.sheets)
  }
  const names = [
    ...(withCsv ? submissionKinds.map((kind) => `${kind}.csv`) : []),
    ...(workbook ? [WORKBOOK] : []),
  ]
  await atomicWriteAll(
    names.map((name) => join(out, name)),
    write,
  )
  return all
}

/**
 * Writes a CSV file for each kind of submission, or a workbook with a sheet for each, and the uploaded files, as of one
 * moment. The files get their names once all of them are complete.
 */
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
