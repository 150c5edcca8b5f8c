import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ContentKindName } from '@/domain/office/contentKinds'
import type { ContentField } from '@/domain/office/fields'
import { shapesOf, SitePicture, useFileAddress } from '../SitePicture'

type MediaPreviewProps = {
  kind: ContentKindName
  field: ContentField
  fileName: string
  /** Its size, where it is known. */
  pixels?: string
}

const side = { xs: 'center', sm: 'start' }

/** A picture in each form in which visitors see it, or a video, with the name of its file. */
export const MediaPreview = ({ kind, field, fileName, pixels }: MediaPreviewProps) => {
  const address = useFileAddress(field.folder, fileName)
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
              <SitePicture src={address} alt={`${field.label}, ${shape.title.toLowerCase()}`} shape={shape} />
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
