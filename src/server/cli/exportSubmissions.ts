import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import type { PortalDatabase } from '../database/open'
import type { Db, SubmissionTable } from '../database/schema'
import { listFilesOf, listSubmissionsAfter, readFileBytes } from '../repositories/submissions'
import { forms } from '../routes/forms'

/** Rows that are held in memory at once; of the files there is one. */
const BATCH = 200

const exportedTables = {
  applications: 'application',
  resumes: 'resume',
  internships: 'internship',
  enquiries: 'enquiry',
} as const

type Name = keyof typeof exportedTables

export type Exported = { file: string; rows: number; files: number }

const fieldsOf = (table: SubmissionTable) => {
  const form = forms.find((candidate) => candidate.table === table)
  return { texts: Object.keys(form?.fields ?? {}), files: Object.keys(form?.files ?? {}) }
}

/** A name that every file system takes. */
const safeName = (name: string) => name.replace(/[^\p{L}\p{M}\p{N}._ -]/gu, '_').slice(-100)

const exportTable = async (db: Db, out: string, name: Name, since: string): Promise<Exported> => {
  const table = exportedTables[name]
  const { texts, files } = fieldsOf(table)
  const exported = { file: `${name}.csv`, rows: 0, files: 0 }

  const writeFiles = async (submissionId: string) => {
    const paths: Record<string, string> = {}
    for (const file of await listFilesOf(db, table, submissionId)) {
      const folder = `files/${name}/${submissionId}`
      const path = `${folder}/${file.field}-${safeName(file.original_name)}`
      await mkdir(join(out, folder), { recursive: true, mode: 0o700 })
      await writeFile(join(out, path), await readFileBytes(db, file.id), { mode: 0o600 })
      paths[file.field] = path
      exported.files += 1
    }
    return paths
  }

  async function* rows() {
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

  await pipeline(
    Readable.from(rows()),
    stringify({
      header: true,
      columns: ['id', 'submitted_at', ...texts, ...files],
      record_delimiter: 'windows',
      // A cell that begins with = + - @ would be computed by a spreadsheet.
      escape_formulas: true,
    }),
    createWriteStream(join(out, exported.file), { mode: 0o600 }),
  )
  return exported
}

/** Writes the four CSV files and the files they name, as everything stood at one moment. */
export const exportSubmissions = async ({ db }: PortalDatabase, out: string, since = '') => {
  await mkdir(out, { recursive: true, mode: 0o700 })
  return db.transaction().execute(async (trx) => {
    const exported: Exported[] = []
    for (const name of Object.keys(exportedTables) as Name[]) {
      exported.push(await exportTable(trx, out, name, since))
    }
    return exported
  })
}
