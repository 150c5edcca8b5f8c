import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'

const TILE_PX = 108
const PANEL_PX = 290

/** The outline of the screen until the figures are there. */
export const OverviewLoading = () => (
  <Box
    role="progressbar"
    aria-label="Loading the overview"
    sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: { xs: 1, sm: 2 } }}
  >
    {['today', 'week', 'visit'].map((tile) => (
      <Skeleton key={tile} variant="rounded" height={TILE_PX} />
    ))}
    <Skeleton variant="rounded" height={PANEL_PX} sx={{ gridColumn: '1 / -1' }} />
  </Box>
)
