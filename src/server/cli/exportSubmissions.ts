import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import type { PortalDatabase } from '../database/open'
import type { Db, SubmissionTable } from '../database/schema'
import { makeOwnFolder } from '../database/ownFolder'
import { LINE_END } from '../spreadsheet/cells'
import { summarize } from '../repositories/retention'
import { listFilesOf, listSubmissionsAfter, readFileBytes } from '../repositories/submissions'
import { forms } from '../submissions/forms'
import { counted, kindNames, kinds, type Kind } from './kinds'
import type { Progress } from './progress'
import { partOf, wholeOrNothing, writeWhole } from './atomicWrite'
import { collectSheets, writeWorkbook } from './workbook'

/** Rows that are held in memory at once; of the files there is one. */
const BATCH = 200
const WORKBOOK = 'submissions.xlsx'

export const exportFormats = ['csv', 'xlsx', 'both'] as const

export type ExportOptions = {
  out: string
  since?: string
  format?: (typeof exportFormats)[number]
  progress?: Progress
}

export type Exported = { kind: Kind; rows: number; files: number }

type Row = Record<string, string>

const columnsOf = (table: SubmissionTable) => {
  const form = forms.find((candidate) => candidate.table === table)
  return ['id', 'submitted_at', ...Object.keys(form?.fields ?? {}), ...Object.keys(form?.files ?? {})]
}

/** A name that every file system takes. */
const safeName = (name: string) => name.replace(/[^\p{L}\p{M}\p{N}._ -]/gu, '_').slice(-100)

/** The rows of a kind; the files of each are written before it comes. */
async function* rowsOf(db: Db, out: string, exported: Exported, since: string): AsyncGenerator<Row> {
  const { kind } = exported
  const table = kinds[kind]

  const writeFiles = async (submissionId: string) => {
    const paths: Row = {}
    for (const file of await listFilesOf(db, table, submissionId)) {
      const folder = `files/${kind}/${submissionId}`
      const path = `${folder}/${file.field}-${safeName(file.original_name)}`
      makeOwnFolder(join(out, folder))
      await writeWhole(join(out, path), await readFileBytes(db, file.id))
      paths[file.field] = path
      exported.files += 1
    }
    return paths
  }

  let after = { submittedAt: since, id: '' }
  for (;;) {
    const batch = await listSubmissionsAfter(db, table, after, BATCH)
    for (const row of batch) {
      exported.rows += 1
      yield { ...row, ...(await writeFiles(row.id)) }
    }
    const last = batch.at(-1)
    if (!last) return
    after = { submittedAt: last.submitted_at, id: last.id }
  }
}

async function* seen(rows: AsyncIterable<Row>, see: (row: Row) => void) {
  for await (const row of rows) {
    see(row)
    yield row
  }
}

const writeCsv = (rows: AsyncIterable<Row>, columns: string[], path: string) =>
  pipeline(
    Readable.from(rows),
    stringify({
      header: true,
      columns,
      record_delimiter: 'windows',
      quoted_match: LINE_END,
      // A cell that begins with = + - @ would be computed by a spreadsheet.
      escape_formulas: true,
    }),
    createWriteStream(path, { mode: 0o600 }),
  )

const drain = async (rows: AsyncIterator<Row>) => {
  for (let next = await rows.next(); !next.done; next = await rows.next());
}

const exportAll = async (db: Db, { out, since = '', format = 'csv', progress }: ExportOptions) => {
  const withCsv = format !== 'xlsx'
  const workbook = format === 'csv' ? undefined : collectSheets()
  const names = [...(withCsv ? kindNames.map((kind) => `${kind}.csv`) : []), ...(workbook ? [WORKBOOK] : [])]
  const all: Exported[] = kindNames.map((kind) => ({ kind, rows: 0, files: 0 }))
  let total = 0
  for (const kind of kindNames) total += (await summarize(db, kinds[kind], since)).rows

  const write = async () => {
    let done = 0
    for (const exported of all) {
      const { kind } = exported
      const columns = columnsOf(kinds[kind])
      const addRow = workbook?.addSheet(kind, columns)
      const rows = seen(rowsOf(db, out, exported, since), (row) => {
        addRow?.(row)
        done += 1
        progress?.show(done, total)
      })
      await (withCsv ? writeCsv(rows, columns, partOf(join(out, `${kind}.csv`))) : drain(rows))
    }
    if (!workbook) return
    progress?.stage(`making the workbook of ${counted(done, 'row')}; of many it takes a minute`)
    await writeWorkbook(partOf(join(out, WORKBOOK)), workbook.sheets)
  }
  await wholeOrNothing(
    names.map((name) => join(out, name)),
    write,
  )
  return all
}

/**
 * Writes a CSV file for each kind of submission, or a workbook with a sheet for each, and the files they name, as
 * everything stood at one moment. None of them has its name before all are whole.
 */
export const exportSubmissions = async ({ db }: PortalDatabase, options: ExportOptions) => {
  makeOwnFolder(options.out)
  return db.transaction().execute((trx) => exportAll(trx, options))
}
