import { endingOf } from '@/domain/fileKinds'
import { MEGABYTE } from '@/domain/limits'
import { sniffExtension } from '../files/inspectFile'

export type Media = 'image' | 'video'

const image = (...sniffedAs: string[]) => ({ media: 'image', sniffedAs })
const video = (...sniffedAs: string[]) => ({ media: 'video', sniffedAs })

/** The type that the first bytes of a file must tell, by its extension. */
const mediaTypes: Record<string, { media: string; sniffedAs: string[] }> = {
  '.jpg': image('jpg'),
  '.jpeg': image('jpg'),
  '.png': image('png', 'apng'),
  '.gif': image('gif'),
  '.webp': image('webp'),
  '.avif': image('avif'),
  '.svg': image('svg'),
  '.mp4': video('mp4', 'm4v', '3gp'),
  '.webm': video('webm'),
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

/** Larger files take too long over a slow connection. */
const MAX_BYTES: Record<Media, number> = { image: MEGABYTE, video: 20 * MEGABYTE }

export const maxBytesOf = (media: Media) => MAX_BYTES[media]

const article = { image: 'an image', video: 'a video' }

/** Why a file of this name is not an image, or not a video. */
export const extensionProblem = (name: string, media: Media) => {
  if (mediaTypes[endingOf(name)]?.media === media) return undefined
  const extensions = Object.keys(mediaTypes).filter((extension) => mediaTypes[extension]?.media === media)
  return `${name} is not ${article[media]} (${extensions.join(', ')})`
}

/** Why the site cannot show a file; undefined where it can. */
export const fileProblem = async (name: string, size: number, bytes: Buffer, media: Media) => {
  const max = MAX_BYTES[media]
  if (size > max) {
    // Rounded up, so that it never reads like the limit.
    const megabytes = (Math.ceil((size / MEGABYTE) * 10) / 10).toFixed(1)
    return `${name} has ${megabytes} MB; the limit for ${article[media]} is ${max / MEGABYTE} MB`
  }
  const sniffed = isSvg(bytes) ? 'svg' : await sniffExtension(bytes)
  const extension = endingOf(name)
  return mediaTypes[extension]?.sniffedAs.includes(sniffed ?? '')
    ? undefined
    : `${name} is not a valid ${extension} file`
}
