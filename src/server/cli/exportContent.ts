import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Command } from 'commander'
import { counted } from '@/domain/text/display'
import { type Config, readConfig, StartError } from '../config/config'
import type { PortalDatabase } from '../database/open'
import { makeOwnFolder } from '../database/file'
import { contentKinds } from '../import/contentKinds'
import { writeCsv } from '../spreadsheet/writeSheet'
import { type ContentSheet, contentSheets, imagesOf } from '../staff/exports'
import { atomicWriteAll, tryWrite } from './atomicWrite'
import { print, printable } from './terminal'
import { logAfterwards, withContent } from './withDatabase'

type ExportedContent = { file: string; rows: number; images: number; missing: string[] }

const copyImages = async (config: Config, sheet: ContentSheet, out: string) => {
  let images = 0
  const missing: string[] = []
  for await (const { name, path, source } of imagesOf(config, sheet)) {
    // A picture that cannot be read, or whose name this disk does not take, is as good as missing.
    const isMissing = !source || (await tryWrite(join(out, path), () => readFile(source))) !== undefined
    if (isMissing) missing.push(name)
    else images += 1
  }
  return { images, missing }
}

/** Writes a CSV file that `import` reads for each kind of content, and the images, as of one moment. */
export const exportContent = async ({ db }: Pick<PortalDatabase, 'db'>, config: Config, out: string) => {
  // Where this fails, all images would.
  makeOwnFolder(join(out, 'images'))
  const paths = Object.keys(contentKinds).map((name) => join(out, `${name}.csv`))
  const exported: ExportedContent[] = []
  await db.transaction().execute((trx) =>
    atomicWriteAll(paths, async (partOf) => {
      for await (const sheet of contentSheets(trx)) {
        const { file, columns, rows } = sheet
        await writeCsv(partOf(join(out, file)), columns, rows)
        exported.push({ file, rows: rows.length, ...(await copyImages(config, sheet, out)) })
      }
    }),
  )
  return exported
}

const exportedSentence = ({ file, rows, images, missing }: ExportedContent) => {
  const missingFiles = missing.length > 0 ? `; missing: ${missing.map(printable).join(', ')}` : ''
  return `${file}: ${counted(rows, 'row')}, ${counted(images, 'image')}${missingFiles}`
}

const runExport = async (out: string) => {
  await withContent(true)(async (database) => {
    for (const kind of await exportContent(database, readConfig(process.env), out))
      print(exportedSentence(kind))
  })
  await logAfterwards({ action: 'content_exported' })
}

/** Adds `content` as a subcommand of `export`. */
export const addExportContentCommand = (portal: Command) =>
  portal.commands
    .find((command) => command.name() === 'export')
    ?.command('content')
    .description(
      'Writes the content of the site and its images to the folder --out, as files that `import` reads.',
    )
    .usage('--out <dir>')
    .action((_options: unknown, command: Command) => {
      // `--out` is an option of `export`.
      const { out, since } = command.optsWithGlobals<{ out: string; since?: string }>()
      if (since !== undefined) throw new StartError('`export content` writes everything; it has no --since.')
      if (command.getOptionValueSourceWithGlobals('format') !== 'default')
        throw new StartError('`export content` writes CSV, which `import` reads; it has no --format.')
      return runExport(out)
    })
