import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { ContentImage } from '@/components/ContentImage'
import type { ContentKindName } from '@/domain/content/contentKinds'
import { type ContentField, fileBaseOf } from '@/domain/content/fields'
import { fileUrl } from '@/domain/site/settings'
import { useSession } from '../../store/store'

/** How the site crops a picture, as its `ContentImage` does. */
type PictureShape = {
  title: string
  ratio: `${number} / ${number}`
  fit: 'cover' | 'contain' | 'framed'
  widthPx: number
}

const card = [{ title: 'On its card', ratio: '8 / 5', fit: 'cover', widthPx: 240 }] as const
const advertisement = [{ title: 'On the home page', ratio: '16 / 9', fit: 'framed', widthPx: 277 }] as const

type PictureShapes = readonly [PictureShape, ...PictureShape[]]

const shapes: Partial<Record<`${ContentKindName}.${string}`, PictureShapes>> = {
  'companies.logo_file_name': [{ title: 'On the site', ratio: '16 / 9', fit: 'contain', widthPx: 151 }],
  'services.small_img': card,
  'services.banner_img': [{ title: 'On its page', ratio: '10 / 3', fit: 'cover', widthPx: 480 }],
  'csr.image': card,
  'slider.image': [{ title: 'On the home page', ratio: '16 / 9', fit: 'framed', widthPx: 400 }],
  'header.img1': advertisement,
  'header.img2': advertisement,
}

/** Every crop of a picture; lists show the first. */
export const shapesOf = (kind: ContentKindName, field: string): PictureShapes =>
  shapes[`${kind}.${field}`] ?? card

/** The URL of a content file, or ''. */
const useFileAddress = ({ folder }: ContentField, fileName: string) => {
  const { files } = useSession()
  return folder && fileName ? fileUrl(fileBaseOf(files, folder), fileName) : ''
}

type SitePictureProps = {
  field: ContentField
  fileName: string
  alt: string
  shape: PictureShape
  widthPx?: number
}

/** A picture as the site crops it. Whole pictures are on white, as logos need. */
export const SitePicture = ({ field, fileName, alt, shape, widthPx = shape.widthPx }: SitePictureProps) => (
  <ContentImage
    src={useFileAddress(field, fileName)}
    alt={alt}
    ratio={shape.ratio}
    fit={shape.fit}
    sx={{
      width: widthPx,
      maxWidth: '100%',
      borderRadius: 0.5,
      bgcolor: shape.fit === 'contain' ? 'common.white' : 'action.hover',
      forcedColorAdjust: 'none',
    }}
  />
)

type MediaPreviewProps = { kind: ContentKindName; field: ContentField; fileName: string; pixels?: string }

const side = { xs: 'center', sm: 'start' }

/** A picture in every crop, or a video, with its file name. */
export const MediaPreview = ({ kind, field, fileName, pixels }: MediaPreviewProps) => {
  const address = useFileAddress(field, fileName)
  return (
    <Stack sx={{ alignItems: side, gap: 1, maxWidth: '100%' }}>
      {field.type === 'video' ? (
        <Box
          component="video"
          controls
          muted
          playsInline
          preload="metadata"
          src={address || undefined}
          aria-label={field.label}
          sx={{ width: 300, maxWidth: '100%', bgcolor: 'common.black', borderRadius: 0.5 }}
        />
      ) : (
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', justifyContent: side, alignItems: 'end', gap: 2, width: '100%' }}
        >
          {shapesOf(kind, field.name).map((shape) => (
            <Box
              component="figure"
              key={shape.title}
              sx={{ m: 0, width: shape.widthPx, maxWidth: '100%', textAlign: side }}
            >
              <SitePicture
                field={field}
                fileName={fileName}
                alt={`${field.label}, ${shape.title.toLowerCase()}`}
                shape={shape}
              />
              <Typography component="figcaption" variant="caption" color="textSecondary">
                {shape.title}
              </Typography>
            </Box>
          ))}
        </Stack>
      )}
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {pixels ? `${fileName}, ${pixels}` : fileName}
      </Typography>
    </Stack>
  )
}
