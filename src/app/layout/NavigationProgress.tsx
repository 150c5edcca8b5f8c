import Box from '@mui/material/Box'

const lineSx = {
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: 'tooltip',
  height: 4,
  overflow: 'hidden',
  bgcolor: 'primary.light',
  '&::after': {
    content: '""',
    display: 'block',
    width: '40%',
    height: '100%',
    bgcolor: 'primary.main',
    animation: 'pass 1.6s ease-in-out infinite',
  },
  '@keyframes pass': { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } },
}

/** Runs while the next screen is on its way. */
export const NavigationProgress = () => (
  <Box role="progressbar" aria-label="The next screen is loading" sx={lineSx} />
)
