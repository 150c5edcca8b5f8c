import { ContentImage } from '@/components/ContentImage'
import type { PictureShape } from './pictureShapes'

type SitePictureProps = { src: string; alt: string; shape: PictureShape; widthPx?: number }

/** A picture as the site cuts it. Where it is shown whole it stands on white, for which logos are drawn. */
export const SitePicture = ({
  src,
  alt,
  shape: { ratio, fit, widthPx: ownWidth },
  widthPx = ownWidth,
}: SitePictureProps) => (
  <ContentImage
    src={src}
    alt={alt}
    ratio={ratio}
    fit={fit}
    sx={{
      width: widthPx,
      maxWidth: '100%',
      borderRadius: 0.5,
      bgcolor: fit === 'contain' ? 'common.white' : 'action.hover',
      forcedColorAdjust: 'none',
    }}
  />
)
