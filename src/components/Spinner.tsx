import Box from '@mui/material/Box'

const SIZE_PX = 40
const LINE_PER_SIZE = 0.1

const spinnerSx = {
  borderStyle: 'solid',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: 'turn 1.2s linear infinite',
  '@keyframes turn': { to: { transform: 'rotate(1turn)' } },
}

type SpinnerProps = { label: string; sizePx?: number; color?: string }

/** Something is on its way. */
export const Spinner = ({ label, sizePx = SIZE_PX, color = 'primary.main' }: SpinnerProps) => (
  <Box
    component="span"
    role="progressbar"
    aria-label={label}
    sx={{
      ...spinnerSx,
      display: 'block',
      width: sizePx,
      height: sizePx,
      borderWidth: sizePx * LINE_PER_SIZE,
      borderTopColor: color,
      borderBottomColor: color,
      borderLeftColor: color,
    }}
  />
)
