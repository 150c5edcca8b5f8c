import { endingOf } from '@/domain/submissions/fileKinds'
import { MEGABYTE } from '@/domain/site/limits'
import { contentFiles } from '@/domain/office/content'
import type { Problem } from '@/domain/content/problems'
import { sniffExtension } from '../files/inspectFile'
import { pictureSize } from '../files/pictureSize'

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

export const maxBytesOf = (media: Media) => contentFiles[media].maxBytes

const endingsOf = (media: Media): readonly string[] => contentFiles[media].endings

/** A problem of a file, without the field that names it. */
export type FileProblem = Omit<Problem, 'field'>

/** Why a file of this name is not an image, or not a video. */
export const extensionProblem = (file: string, media: Media): FileProblem | undefined => {
  if (endingsOf(media).includes(endingOf(file))) return undefined
  const code = media === 'image' ? 'notImage' : 'notVideo'
  return { code, values: { file, endings: endingsOf(media).join(', ') } }
}

/** Rounded up, so that it never reads like the limit. */
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
