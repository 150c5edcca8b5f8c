import { useLingui } from '@lingui/react/macro'
import PauseIcon from '@mui/icons-material/Pause'
import PlayArrowIcon from '@mui/icons-material/PlayArrow'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import { keyframes, styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useState, type ReactNode } from 'react'
import { useSwipeable } from 'react-swipeable'
import { hiddenWithoutScript, NO_SCRIPT, useHydrated } from '@/components/scripting'
import { SLIDER_AUTOPLAY_MS, SLIDER_TRANSITION_MS } from '@/domain/site/limits'

/** A row of slides, cut off after the first; without script it scrolls. All slides are as high as the highest. */
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

const comingFrom = (place: string) => keyframes({ from: { transform: `translateX(${place})` } })
const goingTo = (place: string) =>
  keyframes({
    from: { visibility: 'visible' },
    to: { visibility: 'visible', transform: `translateX(${place})` },
  })

const forward = { coming: comingFrom('100%'), going: goingTo('-100%') }
const back = { coming: comingFrom('-100%'), going: goingTo('100%') }

const SlideFrame = styled('div')({
  '&[inert]': { visibility: 'hidden' },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none !important' },
})

const runOf = (animation: string) => ({ animation: `${animation} ${SLIDER_TRANSITION_MS}ms ease` })

const Dots = styled('div')({
  display: 'flex',
  justifyContent: 'safe center',
  minHeight: 48,
  // Beside the pause button.
  marginLeft: 34,
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
    border: '2px solid',
    transition: theme.transitions.create('width'),
  },
  // The shape of the current dot differs too, not only its colour.
  '&[aria-current]::before': { width: 22, backgroundColor: 'currentcolor' },
}))

type CarouselProps = {
  label: string
  slides: readonly { key: string; content: ReactNode }[]
  /** Slides that wait for their turn are empty; their height must not depend on their content. */
  lazy?: boolean
}

type Position = { current: number; left?: number; furthest: number; animations: typeof forward }

const START: Position = { current: 0, furthest: 0, animations: forward }

/** After the last slide comes the first, and the other way round. */
const moved = (position: Position, to: number, count: number): Position => {
  const current = (to + count) % count
  if (current === position.current) return position
  return {
    current,
    left: position.current,
    furthest: Math.max(position.furthest, current),
    animations: to > position.current ? forward : back,
  }
}

/** Slides one at a time in an endless loop, moved by time, finger or dots. It can be paused. */
export const Carousel = ({ label, slides, lazy = false }: CarouselProps) => {
  const { t } = useLingui()
  const count = slides.length
  const isHydrated = useHydrated()
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [position, setPosition] = useState(START)
  const [isPaused, setPaused] = useState(false)
  /** The pointer or the focus is on the slides or dots. */
  const [isHeld, setHeld] = useState(false)
  const { left, furthest, animations } = position
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
    <Box role="group" aria-roledescription={t`carousel`} aria-label={label} sx={{ position: 'relative' }}>
      <div
        onMouseEnter={() => setHeld(true)}
        onMouseLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <div {...swipe}>
          <Frame sx={isHydrated ? stackedSx : undefined}>
            {slides.map(({ key, content }, index) => {
              const isCurrent = index === current
              const number = index + 1
              return (
                <SlideFrame
                  key={key}
                  role="group"
                  aria-roledescription={t`slide`}
                  aria-label={t({
                    message: `${number} of ${count}`,
                    comment: 'The place of a slide among all',
                  })}
                  aria-hidden={!isCurrent || undefined}
                  inert={!isCurrent}
                  sx={[
                    isCurrent && left !== undefined && runOf(animations.coming),
                    index === left && runOf(animations.going),
                  ]}
                >
                  {lazy && isHydrated && index > furthest + 1 ? null : content}
                </SlideFrame>
              )
            })}
          </Frame>
        </div>
        <Dots>
          {slides.map(({ key }, index) => {
            const number = index + 1
            return (
              <Dot
                key={key}
                aria-label={t`Slide ${number} of ${label}`}
                aria-current={index === current || undefined}
                onClick={() => moveTo(index)}
              />
            )
          })}
        </Dots>
      </div>
      {prefersReducedMotion ? null : (
        <IconButton
          aria-label={isPaused ? t`Play the slides of ${label}` : t`Pause the slides of ${label}`}
          onClick={() => setPaused(!isPaused)}
          sx={{ position: 'absolute', left: -10, bottom: 2, color: 'inherit', ...hiddenWithoutScript }}
        >
          {isPaused ? <PlayArrowIcon /> : <PauseIcon />}
        </IconButton>
      )}
    </Box>
  )
}
