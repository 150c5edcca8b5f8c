import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'

const Line = styled(LinearProgress)(({ theme }) => ({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: theme.zIndex.tooltip,
  height: 4,
}))

/** Runs while the next screen is loading. */
export const NavigationProgress = () => <Line aria-label="The next screen is loading" />
