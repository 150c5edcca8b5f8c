import { endingOf } from '@/domain/fileKinds'
import { contentFiles } from '@/domain/office/content'

/** The pictures that a browser can make smaller without harm. */
const PHOTOS = new Set(['.jpg', '.jpeg', '.png', '.webp'])

/** A picture that the server takes: a photo that is too large is made smaller. Its code is loaded with the first of them. */
export const fitPicture = async (file: File) => {
  if (file.size <= contentFiles.image.maxBytes || !PHOTOS.has(endingOf(file.name))) return file
  const { shrinkPhoto } = await import(/* webpackChunkName: 'photo' */ '@/components/form/shrinkPhoto').catch(
    () => {
      throw new Error(`${file.name} could not be made smaller. Choose a smaller picture.`)
    },
  )
  return shrinkPhoto(file, contentFiles.image)
}
