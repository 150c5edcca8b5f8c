import Box from '@mui/material/Box'
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

/** A picture in each form in which visitors see it, or a video, with the name of its file. */
export const MediaPreview = ({ kind, field, fileName, pixels }: MediaPreviewProps) => {
  const address = useFileAddress(field.folder, fileName)
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        justifyItems: { xs: 'center', sm: 'start' },
        gap: 1,
        maxWidth: '100%',
      }}
    >
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
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: { xs: 'center', sm: 'start' },
            alignItems: 'end',
            gap: 2,
            width: '100%',
          }}
        >
          {shapesOf(kind, field.name).map((shape) => (
            <Box component="figure" key={shape.title} sx={{ m: 0, width: shape.widthPx, maxWidth: '100%' }}>
              <SitePicture src={address} alt={`${field.label}, ${shape.title.toLowerCase()}`} shape={shape} />
              <Typography
                component="figcaption"
                variant="caption"
                color="textSecondary"
                sx={{ textAlign: { xs: 'center', sm: 'start' } }}
              >
                {shape.title}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {pixels ? `${fileName}, ${pixels}` : fileName}
      </Typography>
    </Box>
  )
}
