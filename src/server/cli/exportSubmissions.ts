import { join } from 'node:path'
import { counted } from '@/domain/display'
import type { PortalDatabase } from '../database/open'
import type { Db } from '../database/schema'
import { makeOwnFolder } from '../database/ownFolder'
import { writeCsv } from '../spreadsheet/writeCsv'
import { countSince } from '../repositories/retention'
import { atomicWriteAll, type PartOf } from './atomicWrite'
import { exportFiles } from './exportFiles'
import {
  columnsOf,
  namedSubmissionsOf,
  submissionKinds,
  submissionTables,
  type SubmissionKind,
} from '../submissions/submissionKinds'
import type { Progress } from './terminal'
import { collectSheets, writeWorkbook } from './workbook'

const WORKBOOK = 'submissions.xlsx'

export const exportFormats = ['csv', 'xlsx', 'both'] as const

export type ExportOptions = {
  out: string
  since?: string
  format?: (typeof exportFormats)[number]
  progress?: Progress
  /** Called for what is damaged or cannot be written; all the rest is. */
  warn?: (line: string) => void
}

export type Exported = { kind: SubmissionKind; rows: number; files: number }

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
