import { endingOf } from '@/domain/fileKinds'
import { MEGABYTE } from '@/domain/limits'

type Media = 'picture' | 'film'

const latin = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)

const startsWith = (bytes: Buffer, hex: string) =>
  bytes.subarray(0, hex.length / 2).equals(Buffer.from(hex, 'hex'))

/** The brands of an ISO media file, which tell AVIF from MP4. */
const brandsOf = (bytes: Buffer) =>
  latin(bytes, 4, 8) === 'ftyp' ? latin(bytes, 8, Math.min(bytes.readUInt32BE(0), 64)) : ''

/** Drawing programs write long beginnings before the drawing itself. */
const isSvg = (bytes: Buffer) => {
  const beginning = bytes.toString('utf8', 0, 8192)
  return (
    /^\uFEFF?\s*<(?:\?xml|!|svg)/i.test(beginning) &&
    /<svg[\s>]/i.test(beginning) &&
    !/<html/i.test(beginning)
  )
}
const isJpeg = (bytes: Buffer) => startsWith(bytes, 'ffd8ff')

const kinds: Record<string, { media: Media; fits: (bytes: Buffer) => boolean }> = {
  '.jpg': { media: 'picture', fits: isJpeg },
  '.jpeg': { media: 'picture', fits: isJpeg },
  '.png': { media: 'picture', fits: (bytes) => startsWith(bytes, '89504e470d0a1a0a') },
  '.gif': { media: 'picture', fits: (bytes) => /^GIF8[79]a/.test(latin(bytes, 0, 6)) },
  '.webp': { media: 'picture', fits: (bytes) => /^RIFF.{4}WEBP/s.test(latin(bytes, 0, 12)) },
  '.avif': { media: 'picture', fits: (bytes) => /avi[fs]/.test(brandsOf(bytes)) },
  '.svg': { media: 'picture', fits: isSvg },
  '.mp4': { media: 'film', fits: (bytes) => /iso\w|mp4\d|avc1|M4V /.test(brandsOf(bytes)) },
  '.webm': {
    media: 'film',
    fits: (bytes) => startsWith(bytes, '1a45dfa3') && latin(bytes, 0, 64).includes('webm'),
  },
}

/** What a visitor on a slow line can wait for. */
const MAX_BYTES: Record<Media, number> = { picture: MEGABYTE, film: 20 * MEGABYTE }

const endingsOf = (media: Media) =>
  Object.keys(kinds)
    .filter((ending) => kinds[ending]?.media === media)
    .join(', ')

/** Whether files of this name are pictures, or films. */
export const wrongEnding = (name: string, media: Media) =>
  kinds[endingOf(name)]?.media === media ? undefined : `${name} is no ${media}; it takes ${endingsOf(media)}`

/** Why a file cannot be shown on the site; undefined where it can. */
export const fileProblem = (name: string, size: number, bytes: Buffer, media: Media) => {
  const max = MAX_BYTES[media]
  if (size > max)
    // Rounded up: what is just too large would have as much as it may.
    return `${name} has ${(Math.ceil((size / MEGABYTE) * 10) / 10).toFixed(1)} MB; a ${media} may have ${max / MEGABYTE} MB. Save it smaller`
  return kinds[endingOf(name)]?.fits(bytes) ? undefined : `${name} is no real ${endingOf(name)} file`
}

export const maxBytesOf = (media: Media) => MAX_BYTES[media]
