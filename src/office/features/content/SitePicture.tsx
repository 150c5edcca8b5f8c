import { ContentImage } from '@/components/ContentImage'
import type { ContentKindName } from '@/domain/office/contentKinds'
import type { ContentFolder } from '@/domain/office/fields'
import { fileBaseOf } from '@/domain/office/files'
import { fileUrl } from '@/domain/settings'
import { useSession } from '../../store/useAccount'

/** How a screen of the site cuts a picture, as its `ContentImage` does. */
export type PictureShape = {
  title: string
  ratio: `${number} / ${number}`
  fit: 'cover' | 'contain'
  /** In the form. */
  widthPx: number
}

const card = [{ title: 'On its card', ratio: '8 / 5', fit: 'cover', widthPx: 240 }] as const
const advertisement = [{ title: 'On the home page', ratio: '2 / 1', fit: 'contain', widthPx: 300 }] as const

type PictureShapes = readonly [PictureShape, ...PictureShape[]]

const shapes: Partial<Record<`${ContentKindName}.${string}`, PictureShapes>> = {
  'companies.logo_file_name': [{ title: 'On the site', ratio: '16 / 9', fit: 'contain', widthPx: 151 }],
  'services.small_img': card,
  'services.banner_img': [{ title: 'On its page', ratio: '10 / 3', fit: 'cover', widthPx: 480 }],
  'csr.image': card,
  'slider.image': [
    { title: 'On a computer', ratio: '20 / 7', fit: 'cover', widthPx: 400 },
    { title: 'On a phone', ratio: '16 / 9', fit: 'cover', widthPx: 180 },
  ],
  'header.img1': advertisement,
  'header.img2': advertisement,
}

/** Each form in which visitors see a picture; the first is that of lists. */
export const shapesOf = (kind: ContentKindName, field: string): PictureShapes =>
  shapes[`${kind}.${field}`] ?? card

/** The address of a file that the content names; '' where it names none. */
export const useFileAddress = (folder: ContentFolder | undefined, name: string) => {
  const { files } = useSession()
  return folder && name ? fileUrl(fileBaseOf(files, folder), name) : ''
}

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
