import { imageSize } from 'image-size'

type PictureSize = { width: number; height: number }

/** EXIF orientations from this one on are rotated by a quarter. */
const ON_ITS_SIDE = 5

const area = ({ width, height }: PictureSize) => width * height

/** The size of a picture as it is shown, from its header alone; undefined where that cannot be read. */
export const pictureSize = (bytes: Buffer): PictureSize | undefined => {
  try {
    const { images = [], orientation = 1, ...first } = imageSize(bytes)
    // The tiles of an AVIF and its alpha layer have sizes, too.
    const { width, height } = [first, ...images].reduce((one, other) =>
      area(other) > area(one) ? other : one,
    )
    return orientation >= ON_ITS_SIDE ? { width: height, height: width } : { width, height }
  } catch {
    return undefined
  }
}
