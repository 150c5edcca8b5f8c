import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'

/** The spinner of a section that loads (spec section 4). */
export const Loading = ({ label }: { label: string }) => (
  <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 240 }}>
    <CircularProgress aria-label={label} />
  </Box>
)
