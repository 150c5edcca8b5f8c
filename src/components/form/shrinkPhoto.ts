import Compressor from 'compressorjs'
import { tooLargeMessage, type FileKind } from '@/domain/fileKinds'

/**
 * Enough for a portrait on any screen or print. Browsers turn the picture by its Exif data themselves. A PNG of this
 * size is a photo, and far smaller as JPEG.
 */
const options = { maxWidth: 1600, maxHeight: 1600, quality: 0.8, checkOrientation: false, convertSize: 0 }

const compress = (file: File) =>
  new Promise<File | Blob>((success, error) => void new Compressor(file, { ...options, success, error }))

/** Makes a photo small enough for the server. Rejects with a message for the visitor where that fails. */
export const shrinkPhoto = async (file: File, kind: FileKind) => {
  const small = await compress(file).catch(() => {
    throw new Error(`${file.name} could not be read. Please choose another photo.`)
  })
  if (small.size > kind.maxBytes) throw new Error(tooLargeMessage(kind, file.name))
  const name = small.type === file.type ? file.name : file.name.replace(/\.\w+$/, '.jpg')
  return new File([small], name, { type: small.type })
}
