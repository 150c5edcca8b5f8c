import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config'
import type { PortalDatabase } from '../database/open'
import { writeCsv } from '../spreadsheet/writeCsv'
import { makeOwnFolder } from '../database/ownFolder'
import { isFileName } from '../files/staffFolders'
import { contentKinds, isOpen, type ContentKind } from '../import/contentKinds'
import { servedFile } from '../import/images'
import { isAddress } from '../import/readers'
import { listContentRows, type ContentRow } from '../repositories/contentRows'
import { atomicWrite, atomicWriteAll } from './atomicWrite'
import { isFatal } from './exportFiles'
import type { Progress } from './terminal'

export type ExportedContent = { file: string; rows: number; images: number; missing: string[] }

/** Images of CSR get a folder of their own, as others may have the same names. */
const folderOf = { uploads: 'images', media: 'images/media' } as const

/** A picture that cannot be read, or whose name this disk does not take, is as good as missing. */
const tryCopy = async (source: string, path: string) => {
  try {
    await atomicWrite(path, await readFile(source))
    return true
  } catch (error) {
    if (isFatal(error)) throw error
    return false
  }
}

const copyImages = async (config: Config, kind: ContentKind, rows: readonly ContentRow[], out: string) => {
  const copied = new Set<string>()
  const missing = new Set<string>()
  for (const { name: column, file } of kind.columns) {
    if (!file) continue
    const folder = folderOf[file.folder]
    makeOwnFolder(join(out, folder))
    for (const row of rows) {
      const name = `${row[column] ?? ''}`
      // Pictures on another server stay there.
      if (name === '' || isAddress(name) || copied.has(name)) continue
      const source = isFileName(name) ? await servedFile(config, file.folder, name) : undefined
      if (!source) missing.add(name)
      else if (await tryCopy(source, join(out, folder, name))) copied.add(name)
      else missing.add(name)
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
  const paths = Object.keys(contentKinds).map((name) => join(out, `${name}.csv`))
  const exported: ExportedContent[] = []
  await db.transaction().execute((trx) =>
    atomicWriteAll(paths, async (partOf) => {
      for (const [name, kind] of Object.entries(contentKinds)) {
        const all = await listContentRows(trx, kind.table, kind.columns[0].name)
        // Importing a closed one would open it.
        const rows = all.filter((row) => isOpen(kind, row))
        const file = `${name}.csv`
        progress?.stage(`writing ${file} and its images`)
        const columns = kind.columns.map((column) => column.name)
        await writeCsv(partOf(join(out, file)), columns, rows)
        exported.push({ file, rows: rows.length, ...(await copyImages(config, kind, rows, out)) })
      }
    }),
  )
  return exported
}
