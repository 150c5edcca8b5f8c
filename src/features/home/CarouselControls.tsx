import PauseIcon from '@mui/icons-material/Pause'
import PlayArrowIcon from '@mui/icons-material/PlayArrow'
import Box from '@mui/material/Box'

const DOT_WIDTH_PX = 28
const DOT_HEIGHT_PX = 44

/** The current dot is told by more than its colour: it is long. */
const dotSx = {
  width: DOT_WIDTH_PX,
  height: DOT_HEIGHT_PX,
  p: 0,
  border: 0,
  borderRadius: 1,
  bgcolor: 'transparent',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  cursor: 'pointer',
  '&::before': {
    content: '""',
    width: 10,
    height: 10,
    borderRadius: 5,
    border: 2,
    borderColor: 'primary.main',
    transition: 'width 200ms',
  },
  '&[aria-current]::before': { width: 22, bgcolor: 'primary.main' },
}

type CarouselControlsProps = {
  count: number
  current: number
  onChoose: (index: number) => void
  /** Undefined where nothing moves by itself. */
  isPaused: boolean | undefined
  onPause: (isPaused: boolean) => void
  /** The keyboard came to the dots, and left them. */
  onFocus: () => void
  onBlur: () => void
}

export const CarouselControls = ({
  count,
  current,
  onChoose,
  isPaused,
  onPause,
  onFocus,
  onBlur,
}: CarouselControlsProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', minHeight: 44, mt: 0.5 }}>
    {isPaused === undefined ? null : (
      <button
        type="button"
        className="icon-button"
        aria-label={isPaused ? 'Play the slides' : 'Pause the slides'}
        onClick={() => onPause(!isPaused)}
      >
        {isPaused ? <PlayArrowIcon /> : <PauseIcon />}
      </button>
    )}
    <Box
      onFocus={onFocus}
      onBlur={onBlur}
      sx={{ display: 'flex', flexWrap: 'wrap', maxHeight: 2 * DOT_HEIGHT_PX, overflowY: 'auto' }}
    >
      {Array.from({ length: count }, (_nothing, index) => (
        <Box
          key={index}
          component="button"
          type="button"
          aria-label={`Slide ${index + 1}`}
          aria-current={index === current || undefined}
          onClick={() => onChoose(index)}
          sx={dotSx}
        />
      ))}
    </Box>
  </Box>
)
