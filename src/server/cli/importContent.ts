import { statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { StartError, type Config } from '../config'
import type { PortalDatabase } from '../database/open'
import type { Db } from '../database/schema'
import { countKnown, readHeadings } from '../import/headings'
import { kinds, type Kind } from '../import/kinds'
import { findPictures, stagePictures } from '../import/pictures'
import { applyPlan, makePlan, type Plan } from '../import/plan'
import { isBlank, readRows, type FileRow, type RowProblem } from '../import/readRows'
import { UnreadableFile } from '../spreadsheet/cells'
import { readSpreadsheet } from '../spreadsheet/readSpreadsheet'
import { counted } from './kinds'
import type { Progress } from './progress'

const PROBLEMS_SHOWN = 50

/** What to import, and how. */
export type ImportOptions = {
  kind: string
  file: string
  /** The folder of the pictures; `images` beside the file where none is named. */
  images?: string
  /** Removes rows that the file does not hold. */
  replace?: boolean
  /** Checks and counts, and changes nothing. */
  dryRun?: boolean
  progress?: Pick<Progress, 'show' | 'stage'>
}

export type Imported = { added: number; changed: number; same: number; removed: number; pictures: string[] }

const refused = (file: string, reason: string) =>
  new StartError(`Nothing was imported from ${file}. ${reason}`)

const lineOf = ({ number, reason }: RowProblem) =>
  number === 0 ? `  ${reason}.` : `  Row ${number}: ${reason}.`

const refuseRows = (file: string, problems: readonly RowProblem[]) => {
  const lines = problems.toSorted((one, other) => one.number - other.number).map(lineOf)
  const more = lines.length - PROBLEMS_SHOWN
  return refused(
    file,
    [
      problems.length === 1 ? 'One thing is wrong:' : `${problems.length} things are wrong:`,
      ...lines.slice(0, PROBLEMS_SHOWN),
      ...(more > 0 ? [`  … and ${more} more.`] : []),
    ].join('\n'),
  )
}

const findKind = (name: string): Kind => {
  const plain = name.toLowerCase()
  const kind = Object.hasOwn(kinds, plain) ? kinds[plain] : undefined
  if (kind) return kind
  throw new StartError(`'${name}' cannot be imported. The kinds are ${Object.keys(kinds).join(', ')}.`)
}

const readSheet = async (file: string, kind: Kind) => {
  try {
    return await readSpreadsheet(file, countKnown(kind))
  } catch (error) {
    if (error instanceof UnreadableFile) throw refused(file, error.message)
    throw error
  }
}

const readFileRows = async (file: string, kind: Kind, progress: ImportOptions['progress']) => {
  progress?.stage(`reading ${file}`)
  const sheet = await readSheet(file, kind)
  if (sheet.every(isBlank)) throw refused(file, 'It is empty; of a workbook the first sheet is read.')
  progress?.stage(`checking ${counted(sheet.length - 1, 'row')}`)
  const { placed, problems: ofHeadings } = readHeadings(kind, sheet)
  if (ofHeadings.length > 0) throw refused(file, ofHeadings.join('\n'))
  const { rows, problems } = readRows(kind, placed, sheet)
  if (rows.length + problems.length === 0) throw refused(file, 'It has headings but no rows.')
  return { rows, problems }
}

const summary = (plan: Plan, pictures: readonly { folder: string; name: string }[]): Imported => ({
  added: plan.added.length,
  changed: plan.changed.length,
  same: plan.same,
  removed: plan.removed.length,
  pictures: pictures.map(({ folder, name }) => `${folder}/${name}`),
})

/**
 * Takes a spreadsheet of one kind of content into the database, with the pictures it names: all of it, or nothing and
 * a StartError that tells every row that is wrong. Rows are added, or changed where their id is there already; columns
 * that the file leaves out stay as they are.
 */
export const importContent = async (
  { write }: Pick<PortalDatabase, 'write'>,
  config: Config,
  { kind: name, file, replace = false, dryRun = false, progress, ...options }: ImportOptions,
): Promise<Imported> => {
  const kind = findKind(name)
  const { rows, problems } = await readFileRows(file, kind, progress)
  const images = resolve(options.images ?? `${dirname(file)}/images`)
  if (options.images !== undefined && !statSync(images, { throwIfNoEntry: false })?.isDirectory())
    throw refused(file, `There is no folder ${images}, which --images names.`)
  const found = await findPictures(config, kind, rows, images)
  const known = [...problems, ...found.problems]

  const planFor = async (trx: Db, fileRows: readonly FileRow[]) => {
    const plan = await makePlan(trx, kind, fileRows, { replace })
    const all = [...known, ...plan.problems]
    if (all.length > 0) throw refuseRows(file, all)
    return plan
  }

  const planned = await write((trx) => planFor(trx, rows))
  if (dryRun) return summary(planned, found.pictures)

  const staged = await stagePictures(config.dataDir, found.pictures)
  try {
    return await write(async (trx) => {
      // Somebody may have changed the content since.
      const plan = await planFor(trx, rows)
      // Before the rows are seen, so that none names a file that is not there.
      await staged.publish()
      const total = plan.added.length + plan.changed.length
      await applyPlan(trx, kind, plan, (written) => progress?.show(written, total))
      return summary(plan, found.pictures)
    })
  } finally {
    await staged.discard()
  }
}
