import { MEGABYTE } from '@/domain/limits'
import type { FileFault } from '../fault'

/** More than any phone takes. A few bytes may claim more and fill the memory of whoever opens them. */
const PIXELS_MAX = 250 * MEGABYTE

export type PictureSize = { width: number; height: number }

/** Why a picture of these frames is refused. Programs that play them may keep all. */
export const pixelsFault = (frames: readonly PictureSize[]): FileFault | undefined => {
  if (frames.some(({ width, height }) => width === 0 || height === 0)) return 'incomplete'
  return frames.reduce((sum, { width, height }) => sum + width * height, 0) > PIXELS_MAX ? 'bomb' : undefined
}
