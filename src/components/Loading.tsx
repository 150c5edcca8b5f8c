import Box from '@mui/material/Box'
import { Spinner } from './Spinner'

type LoadingProps = {
  label: string
  /** What usually comes is as high: what stands below must not be pushed away by it. */
  minHeight?: number | string
}

const SECTION_HEIGHT_PX = 240

/** The spinner of a section that loads (spec section 4). */
export const Loading = ({ label, minHeight = SECTION_HEIGHT_PX }: LoadingProps) => (
  <Box sx={{ display: 'grid', placeItems: 'center', minHeight }}>
    <Spinner label={label} />
  </Box>
)
