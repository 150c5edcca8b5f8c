import Box from '@mui/material/Box'
import { slideProps, type TrackProps } from './carouselParts'

/** The pictures of those that wait are not asked for: they would take the line from what is seen. */
const waitingSx = { visibility: 'hidden', '& img': { display: 'none' } }

/** The slides without their motion: as high as the highest, until the moving ones come, and where they never do. */
export const StillTrack = (props: TrackProps) => (
  <Box data-still-track sx={{ display: 'grid' }}>
    {props.slides.map(({ key, content }, index) => (
      <Box
        key={key}
        {...slideProps(index, props)}
        sx={{ gridArea: '1 / 1', minWidth: 0, ...(index === props.current ? {} : waitingSx) }}
      >
        {content}
      </Box>
    ))}
  </Box>
)
