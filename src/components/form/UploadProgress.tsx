import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { keyframes } from '@mui/material/styles'

const PERCENT = 100

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })

/** How much of a form with files has left; on a fast line it is gone before it shows. */
export const UploadProgress = ({ fraction }: { fraction: number }) => {
  const percent = Math.floor(fraction * PERCENT)
  const isWaiting = percent >= PERCENT
  return (
    <Box sx={{ mt: 2, animation: `${appear} 0s 400ms both` }}>
      <LinearProgress
        aria-label="Sending"
        variant={isWaiting ? 'indeterminate' : 'determinate'}
        value={percent}
        sx={{ borderRadius: 1, height: 6 }}
      />
      <Box sx={{ mt: 0.75, typography: 'caption', color: 'text.secondary' }}>
        {isWaiting ? 'All of it has left. Waiting for the answer …' : `${percent} % sent`}
      </Box>
    </Box>
  )
}
