import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'

type LoadingProps = {
  label: string
  /** As high as what usually follows, so that nothing below it moves. */
  minHeight?: number | string | Record<string, number | string>
}

export const Loading = ({ label, minHeight = 240 }: LoadingProps) => (
  <Box sx={{ display: 'grid', placeItems: 'center', minHeight }}>
    <CircularProgress aria-label={label} />
  </Box>
)
