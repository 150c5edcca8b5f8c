import { fileOf } from '@/domain/office/fields'
import type { Config } from '../config'
import type { Db } from '../database/schema'
import { isFileName } from '../files/fileName'
import { contentKinds, isOpen, type ContentKind } from '../import/contentKinds'
import { servedFile } from '../import/images'
import { isAddress } from '../import/readers'
import { listContentRows, type ContentRow } from '../repositories/contentRows'

/** One kind of content as the file that `import` reads. */
export type ContentSheet = { file: string; columns: string[]; rows: ContentRow[]; kind: ContentKind }

/** Every kind, one in memory at a time. */
export async function* contentSheets(db: Db): AsyncGenerator<ContentSheet> {
  for (const [name, kind] of Object.entries(contentKinds)) {
    const all = await listContentRows(db, kind.table, kind.key)
    // Importing a closed one would open it.
    const rows = all.filter((row) => isOpen(kind, row))
    yield { file: `${name}.csv`, columns: kind.columns.map((column) => column.name), rows, kind }
  }
}

/** Images of CSR get a folder of their own, as others may have the same names. */
const folderOf = { uploads: 'images', media: 'images/media' } as const

/** The folders of the images of a sheet. */
export const foldersOf = ({ kind }: ContentSheet) => [
  ...new Set(
    kind.columns.flatMap((column) => {
      const file = fileOf(column)
      return file ? [folderOf[file.folder]] : []
    }),
  ),
]

/** Each image that a sheet names, once; without a source it is missing. Those on another server stay there. */
export async function* imagesOf(config: Config, { kind, rows }: ContentSheet) {
  const seen = new Set<string>()
  for (const column of kind.columns) {
    const file = fileOf(column)
    if (!file) continue
    for (const row of rows) {
      const name = `${row[column.name] ?? ''}`
      if (name === '' || isAddress(name) || seen.has(name)) continue
      seen.add(name)
      const source = isFileName(name) ? await servedFile(config, file.folder, name) : undefined
      yield { name, path: `${folderOf[file.folder]}/${name}`, source }
    }
  }
}
