import { fileTypeFromBuffer } from 'file-type'
import { documentTypes } from '@/domain/submissions/fileKinds'
import { MEGABYTE } from '@/domain/site/limits'
import { pictureSize } from './pictureSize'
import { documentFault } from './word/documentFault'
import { startsLikeProgram, type FileFault } from './word/documentPolicy'

/** Enough for every type here; archives are not searched. */
const SNIFFED_BYTES = 64

/** More than any phone camera has. A tiny file may claim more and fill the memory of the program that opens it. */
const PIXELS_MAX = 250 * MEGABYTE

/** The usual extension of a file with these first bytes. */
export const sniffExtension = async (bytes: Buffer): Promise<string | undefined> =>
  (await fileTypeFromBuffer(bytes.subarray(0, SNIFFED_BYTES)))?.ext

/** Pictures by content, not by name, since a browser shows them. */
const PICTURE_TYPES: Record<string, string> = { jpg: 'image/jpeg', png: 'image/png', apng: 'image/png' }

const UNKNOWN_TYPE = 'application/octet-stream'

const isHuge = (picture: Buffer) => {
  const { width, height } = pictureSize(picture) ?? { width: 0, height: 0 }
  return width * height > PIXELS_MAX
}

/** The media type of a file with this extension, or why it is refused: only harm is. */
export const inspectFile = async (
  extension: string,
  bytes: Buffer,
): Promise<{ mediaType: string; fault?: undefined } | { mediaType?: undefined; fault: FileFault }> => {
  if (startsLikeProgram(bytes)) return { fault: 'program' }
  const fault = await documentFault(bytes)
  if (fault) return { fault }
  const documentType = documentTypes[extension]
  if (documentType) return { mediaType: documentType }
  const pictureType = PICTURE_TYPES[(await sniffExtension(bytes)) ?? '']
  if (!pictureType) return { mediaType: UNKNOWN_TYPE }
  return isHuge(bytes) ? { fault: 'bomb' } : { mediaType: pictureType }
}
