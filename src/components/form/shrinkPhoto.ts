import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import Compressor from 'compressorjs'
import { tooLarge } from '@/domain/submissions/fileKinds'

/**
 * Enough for a portrait on any screen or print. Browsers turn the picture by its Exif data themselves. A PNG of this
 * size is a photo, and far smaller as JPEG.
 */
const options = { maxWidth: 1200, maxHeight: 1200, quality: 0.8, checkOrientation: false, convertSize: 0 }

export const compress = (file: File, others?: Compressor.Options) =>
  new Promise<File | Blob>(
    (success, error) => void new Compressor(file, { ...options, ...others, success, error }),
  )

/** Makes a photo smaller. One that the server takes as it is may stay so. Rejects with a message for the visitor where that fails. */
export const shrinkPhoto = async (file: File, kind: { maxBytes: number }, i18n: I18n) => {
  const photo = file.name
  const small = await compress(file).catch(() => {
    if (file.size <= kind.maxBytes) return file
    throw new Error(i18n._(msg`${photo} could not be read. Please choose another photo.`))
  })
  if (small.size > kind.maxBytes) throw new Error(i18n._(tooLarge(kind, photo)))
  const name = small.type === file.type ? photo : photo.replace(/\.\w+$/, '.jpg')
  return new File([small], name, { type: small.type })
}
