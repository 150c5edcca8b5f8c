import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config'
import type { PortalDatabase } from '../database/open'
import { writeCsv } from '../spreadsheet/writeCsv'
import { makeOwnFolder } from '../database/ownFolder'
import { contentKinds } from '../import/contentKinds'
import { contentSheets, foldersOf, imagesOf, type ContentSheet } from '../staff/contentSheets'
import { atomicWrite, atomicWriteAll } from './atomicWrite'
import { isFatal } from './exportFiles'
import type { Progress } from './terminal'

export type ExportedContent = { file: string; rows: number; images: number; missing: string[] }

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

const copyImages = async (config: Config, sheet: ContentSheet, out: string) => {
  let images = 0
  const missing: string[] = []
  for (const folder of foldersOf(sheet)) makeOwnFolder(join(out, folder))
  for await (const { name, path, source } of imagesOf(config, sheet)) {
    if (source !== undefined && (await tryCopy(source, join(out, path)))) images += 1
    else missing.push(name)
  }
  return { images, missing }
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
      for await (const sheet of contentSheets(trx)) {
        const { file, columns, rows } = sheet
        progress?.stage(`writing ${file} and its images`)
        await writeCsv(partOf(join(out, file)), columns, rows)
        exported.push({ file, rows: rows.length, ...(await copyImages(config, sheet, out)) })
      }
    }),
  )
  return exported
}
