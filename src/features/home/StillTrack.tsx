import Box from '@mui/material/Box'
import { slideProps, type TrackProps } from './carouselParts'

/** The slides without their motion: as high as the highest, until the moving ones come, and where they never do. */
export const StillTrack = (props: TrackProps) => (
  <Box data-still-track sx={{ display: 'grid' }}>
    {props.slides.map(({ key, content }, index) => (
      <Box
        key={key}
        {...slideProps(index, props)}
        sx={{ gridArea: '1 / 1', minWidth: 0, visibility: index === props.current ? 'visible' : 'hidden' }}
      >
        {content}
      </Box>
    ))}
  </Box>
)
