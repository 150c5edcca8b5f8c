import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config'
import type { PortalDatabase } from '../database/open'
import { writeCsv } from '../spreadsheet/writeCsv'
import { makeOwnFolder } from '../database/ownFolder'
import { isFileName } from '../files/staffFolders'
import { contentKinds, type ContentKind } from '../import/contentKinds'
import { servedFile } from '../import/images'
import { listContentRows, type ContentRow } from '../repositories/contentRows'
import type { Progress } from './terminal'

export type ExportedContent = { file: string; rows: number; images: number; missing: string[] }

/** Adds a `'` to text that a spreadsheet would compute, and to text that starts like it after a `'`. */
const guarded = (value: string | number | null) =>
  typeof value === 'string' ? value.replace(/^(?='*[=+\-@\t\r＝＋－＠])/, "'") : value

const guardedRow = (row: ContentRow) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, guarded(value)]))

/** Images of CSR get a folder of their own, as others may have the same names. */
const folderOf = { uploads: 'images', media: 'images/media' } as const

const copyImages = async (config: Config, kind: ContentKind, rows: readonly ContentRow[], out: string) => {
  const copied = new Set<string>()
  const missing = new Set<string>()
  for (const { name: column, file } of kind.columns) {
    if (!file) continue
    const folder = folderOf[file.folder]
    makeOwnFolder(join(out, folder))
    for (const row of rows) {
      const name = `${row[column] ?? ''}`
      if (!isFileName(name) || copied.has(name)) continue
      const source = await servedFile(config, file.folder, name)
      if (!source) missing.add(name)
      else {
        await copyFile(source, join(out, folder, name))
        copied.add(name)
      }
    }
  }
  return { images: copied.size, missing: [...missing] }
}

/** Writes a CSV file that `import` reads for each kind of content, and the images, as of one moment. */
export const exportContent = async (
  { db }: Pick<PortalDatabase, 'db'>,
  config: Config,
  out: string,
  progress?: Pick<Progress, 'stage'>,
) => {
  makeOwnFolder(out)
  return db.transaction().execute(async (trx) => {
    const exported: ExportedContent[] = []
    for (const [name, kind] of Object.entries(contentKinds)) {
      const rows = await listContentRows(trx, kind.table, kind.columns[0].name)
      const file = `${name}.csv`
      progress?.stage(`writing ${file} and its images`)
      const columns = kind.columns.map((column) => column.name)
      await writeCsv(join(out, file), columns, rows.map(guardedRow), { bom: true })
      exported.push({ file, rows: rows.length, ...(await copyImages(config, kind, rows, out)) })
    }
    return exported
  })
}
