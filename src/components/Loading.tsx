import Box from '@mui/material/Box'

type LoadingProps = {
  label: string
  /** What usually comes is as high: what stands below must not be pushed away by it. */
  minHeight?: number | string
}

const SECTION_HEIGHT_PX = 240

const spinnerSx = {
  width: 40,
  height: 40,
  border: '4px solid',
  borderColor: 'primary.main',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: 'turn 1.2s linear infinite',
  '@keyframes turn': { to: { transform: 'rotate(1turn)' } },
}

/** The spinner of a section that loads (spec section 4). */
export const Loading = ({ label, minHeight = SECTION_HEIGHT_PX }: LoadingProps) => (
  <Box sx={{ display: 'grid', placeItems: 'center', minHeight }}>
    <Box role="progressbar" aria-label={label} sx={spinnerSx} />
  </Box>
)
