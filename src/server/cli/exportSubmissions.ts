import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { counted } from '@/domain/text/display'
import type { PortalDatabase } from '../database/open'
import { makeOwnFolder } from '../database/file'
import type { Db, SubmissionTable } from '../database/schema'
import { readContents } from '../repositories/storedFiles'
import type { StoredRow } from '../spreadsheet/cellText'
import { workbookOf, writeCsv } from '../spreadsheet/writeSheet'
import { filePathsOf, stateColumns, submissionRows } from '../staff/exports'
import { columnsOf, kindNames, submissionTables } from '../submissions/submissionKinds'
import { atomicWriteAll, NEW_FILE, tryWrite } from './atomicWrite'
import { nameOfStored } from './check'
import { parsePath, print, warn as printWarning, withExamples } from './terminal'
import { logAfterwards, withReader } from './withDatabase'

/** Writes the files of a submission, with a warning for each that cannot be, and returns their paths by field. */
const exportFiles = async (
  db: Db,
  out: string,
  table: SubmissionTable,
  submissionId: string,
  warn: (line: string) => void,
) => {
  const paths: Record<string, string> = {}
  for (const { file, path } of await filePathsOf(db, table, submissionId)) {
    const { bytes, fault } = (await readContents(db, file.id)) ?? {}
    if (fault !== undefined) warn(`The file ${nameOfStored(file)} ${fault}.`)
    if (!bytes) continue
    // Where this fails, all files would.
    makeOwnFolder(join(out, 'files', kindNames[table]))
    const failure = await tryWrite(join(out, path), async () => bytes)
    if (failure === undefined) paths[file.field] = path
    else warn(`The file ${nameOfStored(file)} cannot be written: ${failure}.`)
  }
  return paths
}

const WORKBOOK = 'submissions.xlsx'

const exportFormats = ['csv', 'xlsx', 'both'] as const

export type ExportOptions = {
  out: string
  since?: string
  format?: (typeof exportFormats)[number]
  /** Called for each file that is damaged or cannot be written; the others are exported. */
  warn?: (line: string) => void
}

const exportAll = async (db: Db, { out, since, format = 'csv', warn = () => undefined }: ExportOptions) => {
  const csvOfKind = (table: SubmissionTable) => join(out, `${kindNames[table]}.csv`)
  const workbook = join(out, WORKBOOK)
  const paths = [
    ...(format === 'xlsx' ? [] : submissionTables.map(csvOfKind)),
    ...(format === 'csv' ? [] : [workbook]),
  ]
  const all = submissionTables.map((table) => ({ table, rows: 0, files: 0 }))
  await atomicWriteAll(paths, async (partOf) => {
    const sheets: Parameters<typeof workbookOf>[0][number][] = []
    for (const exported of all) {
      const { table } = exported
      const [name, columns] = [kindNames[table], [...columnsOf(table), ...stateColumns]]
      const rows = submissionRows(db, table, since, async (_db, _table, id) => {
        const files = await exportFiles(db, out, table, id, warn)
        exported.rows += 1
        exported.files += Object.keys(files).length
        return files
      })
      const data: StoredRow[] = []
      if (format !== 'csv') {
        for await (const row of rows) data.push(row)
        sheets.push({ name, columns, data })
      }
      if (format !== 'xlsx') await writeCsv(partOf(csvOfKind(table)), columns, format === 'csv' ? rows : data)
    }
    if (format === 'csv') return
    await writeFile(partOf(workbook), await workbookOf(sheets), NEW_FILE)
  })
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

/** A date or time in the format of `submitted_at`; Indian time unless it has a zone. Undefined if it is neither. */
export const parseSince = (text: string) => {
  const [, day = '', time = 'T00:00', zone = '+05:30'] = DAY_OR_TIME.exec(text.trim()) ?? []
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
    const warnings: string[] = []
    const exported = await exportSubmissions(database, {
      ...options,
      warn: (line) => void warnings.push(line),
    })
    const extension = options.format === 'xlsx' ? '' : '.csv'
    for (const { table, rows, files } of exported)
      print(`${kindNames[table]}${extension}: ${counted(rows, 'row')}, ${counted(files, 'file')}`)
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
      .option('--since <date>', 'only submissions from then on, such as 2026-01-31 (in India)', requireSince)
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
