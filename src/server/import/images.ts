import { randomUUID } from 'node:crypto'
import { renameSync, rmSync } from 'node:fs'
import { mkdir, open, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileOf, isServedHere } from '@/domain/content/fields'
import type { Problem } from '@/domain/content/problems'
import { contentFiles } from '@/domain/office/content'
import { MEGABYTE } from '@/domain/site/limits'
import { endingOf } from '@/domain/submissions/fileKinds'
import type { Config } from '../config/config'
import type { StaffFolder } from '../files/fileName'
import { sniffExtension } from '../files/inspectFile'
import { pictureSize } from '../files/pictureSize'
import type { ContentKind } from './contentKinds'
import { isAddress } from './readers'
import type { FileRow, RowProblem } from './readRows'

export type Media = keyof typeof contentFiles

/** The types that the first bytes of a file may show, by its extension. */
const sniffedTypes: Record<string, readonly string[]> = {
  '.jpg': ['jpg'],
  '.jpeg': ['jpg'],
  '.png': ['png', 'apng'],
  '.gif': ['gif'],
  '.webp': ['webp'],
  '.avif': ['avif'],
  '.svg': ['svg'],
  '.mp4': ['mp4', 'm4v', '3gp'],
  '.webm': ['webm'],
}

/** file-type does not recognize SVG. Drawing programs write long comments before the root element. */
const isSvg = (bytes: Buffer) => {
  const beginning = bytes.toString('utf8', 0, 8192)
  return (
    /^\uFEFF?\s*<(?:\?xml|!|svg)/i.test(beginning) &&
    /<svg[\s>]/i.test(beginning) &&
    !/<html/i.test(beginning)
  )
}

/** The screens of visitors decode a picture as a whole: one of this size takes 100 MB there. */
const PIXELS_MAX = 25_000_000
const MEGAPIXEL = 1_000_000

const maxBytesOf = (media: Media) => contentFiles[media].maxBytes

const endingsOf = (media: Media): readonly string[] => contentFiles[media].endings

/** A problem of a file, without the field that names it. */
type FileProblem = Omit<Problem, 'field'>

/** Why a file of this name is not an image, or not a video. */
const extensionProblem = (file: string, media: Media): FileProblem | undefined => {
  if (endingsOf(media).includes(endingOf(file))) return undefined
  const code = media === 'image' ? 'notImage' : 'notVideo'
  return { code, values: { file, endings: endingsOf(media).join(', ') } }
}

/** Rounded up, so that it never reads as the limit itself. */
const inUnits = (size: number, unit: number) => (Math.ceil((size / unit) * 10) / 10).toFixed(1)

/** Whether a file is a picture of pixels: a drawing has none. */
export const hasPixels = (name: string, media: Media) => media === 'image' && endingOf(name) !== '.svg'

const invalid = (file: string): FileProblem => ({
  code: 'invalidFile',
  values: { file, ending: endingOf(file) },
})

/** Looks at the header alone: nothing is decoded. */
const pixelProblem = (file: string, bytes: Buffer): FileProblem | undefined => {
  const { width, height } = pictureSize(bytes) ?? { width: 0, height: 0 }
  const pixels = width * height
  if (pixels === 0) return invalid(file)
  if (pixels <= PIXELS_MAX) return undefined
  return {
    code: 'tooManyPixels',
    values: { file, size: inUnits(pixels, MEGAPIXEL), max: PIXELS_MAX / MEGAPIXEL },
  }
}

/** Why the site cannot show a file; undefined where it can. */
export const fileProblem = async (
  name: string,
  size: number,
  bytes: Buffer,
  media: Media,
): Promise<FileProblem | undefined> => {
  const max = maxBytesOf(media)
  if (size > max)
    return {
      code: media === 'image' ? 'imageTooLarge' : 'videoTooLarge',
      values: { file: name, size: inUnits(size, MEGABYTE), max: max / MEGABYTE },
    }
  const sniffed = isSvg(bytes) ? 'svg' : await sniffExtension(bytes)
  if (!sniffedTypes[endingOf(name)]?.includes(sniffed ?? '')) return invalid(name)
  return hasPixels(name, media) ? pixelProblem(name, bytes) : undefined
}

/** A file that is written to a folder of DATA_DIR. */
type NewImage = { folder: StaffFolder; name: string; bytes: () => Buffer | Promise<Buffer> }

export type Places = Pick<Config, 'dataDir' | 'siteDir' | 'assetBaseUrl' | 'mediaBaseUrl'>

/** The first of these paths that is a file, with its size. */
const findFile = async (...paths: string[]) => {
  for (const path of paths) {
    const found = await stat(path).catch(() => undefined)
    if (found?.isFile()) return { path, size: found.size }
  }
  return undefined
}

/** The file that the site serves under a name: the staff's, or else one of the build. */
export const servedFile = ({ dataDir, siteDir }: Places, folder: StaffFolder, name: string) =>
  findFile(join(dataDir, folder, name), join(siteDir, folder, name))

/** Why the site has no such file to show under a name, which may also be an address. */
export const missingFileProblem = async (
  places: Places,
  { folder, media }: { folder: StaffFolder; media: Media },
  name: string,
): Promise<FileProblem | undefined> => {
  if (isAddress(name)) return undefined
  const wrongExtension = extensionProblem(name, media)
  if (wrongExtension || !isServedHere(places, folder)) return wrongExtension
  return (await servedFile(places, folder, name)) ? undefined : { code: 'notOnSite', values: { file: name } }
}

/** Finds every image that the rows name. Returns the new and changed ones, and the rows with a wrong image. */
export const findImages = async (
  places: Places,
  kind: ContentKind,
  rows: readonly FileRow[],
  images: string,
) => {
  const problems: RowProblem[] = []
  const found = new Map<string, NewImage>()
  const checked = new Map<string, FileProblem | undefined>()

  const check = async (folder: StaffFolder, name: string, media: Media): Promise<FileProblem | undefined> => {
    const wrongExtension = extensionProblem(name, media)
    if (wrongExtension || !isServedHere(places, folder)) return wrongExtension
    // Images of CSR may be in a folder of their own, as others may have the same names.
    const source = await findFile(join(images, folder, name), join(images, name))
    const served = await servedFile(places, folder, name)
    if (!source) return served ? undefined : { code: 'notFound', values: { file: name, folder: images } }
    // A file that is too large is not read.
    const bytes = source.size > maxBytesOf(media) ? Buffer.alloc(0) : await readFile(source.path)
    const problem = await fileProblem(name, source.size, bytes, media)
    const isServed = served?.size === source.size && bytes.equals(await readFile(served.path))
    if (!problem && !isServed)
      found.set(`${folder}/${name}`, { folder, name, bytes: () => readFile(source.path) })
    return problem
  }

  for (const column of kind.columns) {
    const file = fileOf(column)
    if (!file) continue
    for (const { number, values } of rows) {
      const name = values[column.name]
      if (typeof name !== 'string' || name === '' || isAddress(name)) continue
      const key = `${file.folder}/${name} ${file.media}`
      if (!checked.has(key)) checked.set(key, await check(file.folder, name, file.media))
      const problem = checked.get(key)
      if (problem) problems.push({ number, problem: { field: column.name, ...problem } })
    }
  }
  return { problems, images: [...found.values()] }
}

const writeNew = async (path: string, bytes: Buffer) => {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Writes images to DATA_DIR under temporary names, and then gives them their own. */
export const createImageStage = (dataDir: string) => {
  const staged: { temporary: string; final: string }[] = []
  return {
    add: async (images: readonly NewImage[]) => {
      for (const { folder, name, bytes } of images) {
        await mkdir(join(dataDir, folder), { recursive: true, mode: 0o700 })
        const temporary = join(dataDir, folder, `.new-${randomUUID()}`)
        staged.push({ temporary, final: join(dataDir, folder, name) })
        await writeNew(temporary, await bytes())
      }
    },
    /** Synchronous, so that a signal finds all images published or none. */
    publish: () => {
      // The transaction may be retried: renamed images leave the list.
      for (let next = staged[0]; next; next = staged[0]) {
        renameSync(next.temporary, next.final)
        staged.shift()
      }
    },
    /** Removes the images that were not published. */
    discard: () => {
      for (const { temporary } of staged) rmSync(temporary, { force: true })
    },
  }
}
