import PauseIcon from '@mui/icons-material/Pause'
import PlayArrowIcon from '@mui/icons-material/PlayArrow'
import Box from '@mui/material/Box'
import { keyframes } from '@mui/material/styles'
import { useState } from 'react'
import { company } from '@/domain/company'
import { WELCOME_LINE_REPEATS } from '@/domain/limits'

const LINE_SECONDS = 14
/** Long enough to read the line once, and for the page to be drawn by a processor that does nothing else. */
const STANDS_SECONDS = 4
const REDUCED_MOTION = '@media (prefers-reduced-motion: reduce)'

const lines = Array.from({ length: WELCOME_LINE_REPEATS }, (_nothing, index) => index)

/** On by the width of one line, where the next one stands just as the first stood: the loop has no seam. */
const onByOneLine = keyframes({ to: { transform: `translateX(${-100 / WELCOME_LINE_REPEATS}%)` } })

const held = { animationPlayState: 'paused' }

const trackSx = {
  display: 'flex',
  width: 'max-content',
  m: 0,
  animation: `${onByOneLine} ${LINE_SECONDS}s linear ${STANDS_SECONDS}s infinite`,
  '&:hover': held,
  // Who asks for stillness reads the line as a whole, once.
  [REDUCED_MOTION]: { width: 'auto', animation: 'none', px: { xs: 2, sm: 3 } },
}

const lineSx = {
  flexShrink: 0,
  // However short the line is, thirteen of them fill the window.
  minWidth: '10vw',
  pr: 6,
  py: 1.5,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  [REDUCED_MOTION]: { flexShrink: 1, whiteSpace: 'normal', '&[aria-hidden]': { display: 'none' } },
}

/** `undefined`: it moves, but for those who point at it or stand in it. */
type Choice = 'moving' | 'still' | undefined

/** The welcome line, running (spec section 2). Screen readers hear it once. */
export const WelcomeBanner = () => {
  const [choice, setChoice] = useState<Choice>()
  const isStill = choice === 'still'
  return (
    <Box
      component="section"
      aria-label="Announcement"
      sx={{
        display: 'flex',
        alignItems: 'center',
        bgcolor: 'primary.light',
        color: 'primary.dark',
        ...(choice === undefined ? { '&:focus-within > div > p': held } : {}),
      }}
    >
      <Box sx={{ flexGrow: 1, overflow: 'hidden' }}>
        <Box component="p" sx={[trackSx, isStill && held]}>
          {lines.map((line) => (
            <Box key={line} component="span" aria-hidden={line > 0 || undefined} sx={lineSx}>
              {company.welcome}
            </Box>
          ))}
        </Box>
      </Box>
      <Box
        component="button"
        type="button"
        className="icon-button"
        aria-label={isStill ? 'Play the welcome line' : 'Pause the welcome line'}
        onClick={() => setChoice(isStill ? 'moving' : 'still')}
        sx={{ mx: 1, [REDUCED_MOTION]: { '&&': { display: 'none' } } }}
      >
        {isStill ? <PlayArrowIcon /> : <PauseIcon />}
      </Box>
    </Box>
  )
}
