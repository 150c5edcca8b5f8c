import PauseIcon from '@mui/icons-material/Pause'
import PlayArrowIcon from '@mui/icons-material/PlayArrow'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import Slide from '@mui/material/Slide'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useSwipeable } from 'react-swipeable'
import { hiddenWithoutScript, NO_SCRIPT, useHydrated } from '@/components/scripting'
import { SLIDER_AUTOPLAY_MS, SLIDER_TRANSITION_MS } from '@/domain/limits'

/** A row of slides that is cut off after the first; without script it scrolls. Its slides are as high as the highest. */
const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  borderRadius: theme.shape.borderRadius,
  overflow: 'clip',
  touchAction: 'pan-y',
  '& > *': { flex: '0 0 100%', minWidth: 0 },
  [NO_SCRIPT]: { overflowX: 'auto', '& > *': { visibility: 'visible !important' } },
}))

/** Once they are moved, all slides lie in one place. */
const stackedSx = { '& > *': { marginRight: '-100%' } }

const Dots = styled('div')({
  display: 'flex',
  justifyContent: 'safe center',
  minHeight: 48,
  // Beside the pause button.
  marginLeft: 44,
  overflow: 'auto hidden',
  ...hiddenWithoutScript,
})

const Dot = styled(ButtonBase)(({ theme }) => ({
  flexShrink: 0,
  width: 28,
  '&:focus-visible': { outlineOffset: -4 },
  '&::before': {
    content: '""',
    width: 10,
    height: 10,
    borderRadius: 5,
    border: `2px solid ${theme.palette.primary.main}`,
    transition: theme.transitions.create('width'),
  },
  // The shape of the current dot differs too, not only its colour.
  '&[aria-current]::before': { width: 22, backgroundColor: theme.palette.primary.main },
}))

type CarouselProps = {
  label: string
  slides: readonly { key: string; content: ReactNode }[]
  /** Slides that wait for their turn are empty; their height must not depend on their content. */
  lazy?: boolean
}

const START = { current: 0, furthest: 0, isForward: true }

/** After the last slide comes the first, and the other way round. */
const moved = ({ current, furthest }: typeof START, to: number, count: number) => {
  const next = (to + count) % count
  return { current: next, furthest: Math.max(furthest, next), isForward: to > current }
}

/** Slides one at a time in an endless loop, moved by time, finger or dots. It can be paused. */
export const Carousel = ({ label, slides, lazy = false }: CarouselProps) => {
  const count = slides.length
  const isHydrated = useHydrated()
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const frame = useRef<HTMLDivElement>(null)
  const [position, setPosition] = useState(START)
  const [isPaused, setPaused] = useState(false)
  /** The pointer or the focus is on the slides or dots. */
  const [isHeld, setHeld] = useState(false)
  const { furthest, isForward } = position
  const current = position.current % count
  const isRunning = count > 1 && !isPaused && !isHeld && !prefersReducedMotion

  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setTimeout(
      () => setPosition(moved(position, position.current + 1, count)),
      SLIDER_AUTOPLAY_MS,
    )
    return () => clearTimeout(timer)
  }, [isRunning, position, count])

  const moveTo = (to: number) => setPosition(moved(position, to, count))
  const swipe = useSwipeable({
    onSwipedLeft: () => moveTo(current + 1),
    onSwipedRight: () => moveTo(current - 1),
  })

  if (count === 1) {
    return (
      <Box role="group" aria-label={label} sx={{ borderRadius: 1, overflow: 'hidden' }}>
        {slides[0]?.content}
      </Box>
    )
  }
  return (
    <Box role="group" aria-roledescription="carousel" aria-label={label} sx={{ position: 'relative' }}>
      <div
        onMouseEnter={() => setHeld(true)}
        onMouseLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <div {...swipe}>
          <Frame ref={frame} sx={isHydrated ? stackedSx : undefined}>
            {slides.map(({ key, content }, index) => {
              const isCurrent = index === current
              return (
                <Slide
                  key={key}
                  in={isCurrent}
                  appear={false}
                  // The slide that is left goes out on the other side.
                  direction={isCurrent === isForward ? 'left' : 'right'}
                  container={() => frame.current ?? document.body}
                  timeout={prefersReducedMotion ? 0 : SLIDER_TRANSITION_MS}
                  easing="ease"
                >
                  <div
                    role="group"
                    aria-roledescription="slide"
                    aria-label={`${index + 1} of ${count}`}
                    aria-hidden={!isCurrent || undefined}
                    inert={!isCurrent}
                  >
                    {lazy && isHydrated && index > furthest + 1 ? null : content}
                  </div>
                </Slide>
              )
            })}
          </Frame>
        </div>
        <Dots>
          {slides.map(({ key }, index) => (
            <Dot
              key={key}
              aria-label={`Slide ${index + 1}`}
              aria-current={index === current || undefined}
              onClick={() => moveTo(index)}
            />
          ))}
        </Dots>
      </div>
      {prefersReducedMotion ? null : (
        <IconButton
          aria-label={isPaused ? 'Play the slides' : 'Pause the slides'}
          onClick={() => setPaused(!isPaused)}
          sx={{ position: 'absolute', left: 0, bottom: 2, ...hiddenWithoutScript }}
        >
          {isPaused ? <PlayArrowIcon /> : <PauseIcon />}
        </IconButton>
      )}
    </Box>
  )
}
