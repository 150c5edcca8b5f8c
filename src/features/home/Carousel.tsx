import PauseIcon from '@mui/icons-material/Pause'
import PlayArrowIcon from '@mui/icons-material/PlayArrow'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { Swiper as SwiperInstance } from 'swiper'
import { A11y, Autoplay, Pagination } from 'swiper/modules'
import { Swiper, SwiperSlide } from 'swiper/react'
import { SLIDER_AUTOPLAY_MS, SLIDER_TRANSITION_MS } from '@/domain/limits'

/**
 * The few rules of Swiper's style sheet that a slider of single slides needs. They go through Emotion, so that the
 * rendered page holds them and shows the first slide in place before the script runs.
 */
const Slider = styled(Swiper)(({ theme }) => ({
  overflow: 'hidden',
  // What is clipped is not near: until the script can move the slides, the pictures of waiting ones are not loaded.
  '&:not(.swiper-initialized)': { overflow: 'clip' },
  touchAction: 'pan-y',
  '& .swiper-wrapper': { display: 'flex', transitionProperty: 'transform' },
  '& .swiper-slide': {
    flexShrink: 0,
    width: '100%',
    borderRadius: theme.shape.borderRadius,
    overflow: 'hidden',
  },
  '& .swiper-pagination': {
    display: 'flex',
    minHeight: 48,
    // Beside the pause button.
    marginLeft: 44,
    overflowX: 'auto',
    overflowY: 'hidden',
  },
  '& .swiper-pagination-bullet': {
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    width: 28,
    border: 0,
    padding: 0,
    background: 'none',
    cursor: 'pointer',
    '&:focus-visible': { outlineOffset: -4 },
    '&::before': {
      content: '""',
      width: 10,
      height: 10,
      borderRadius: 5,
      border: `2px solid ${theme.palette.primary.main}`,
      transition: theme.transitions.create('width'),
    },
  },
  // The shape of the current dot differs too, not only its colour.
  '& .swiper-pagination-bullet-active::before': { width: 22, backgroundColor: theme.palette.primary.main },
}))

const PauseButton = styled(IconButton)({ position: 'absolute', left: 0, bottom: 2 })

const modules = [A11y, Autoplay, Pagination]
/** Without waiting for the transition, the interval is counted from the start of one move to the next. */
const autoplay = { delay: SLIDER_AUTOPLAY_MS, waitForTransition: false }
const pagination = { clickable: true, bulletElement: 'button' }
const a11y = {
  itemRoleDescriptionMessage: 'slide',
  slideLabelMessage: '{{index}} of {{slidesLength}}',
  paginationBulletMessage: 'Slide {{index}}',
}

type Slide = { key: string; content: ReactNode }

/** Slides one at a time in an endless loop, moved by time, finger, dots or arrow keys. It can be paused. */
export const Carousel = ({ label, slides }: { label: string; slides: readonly Slide[] }) => {
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [swiper, setSwiper] = useState<SwiperInstance>()
  const [current, setCurrent] = useState(0)
  const [isPaused, setPaused] = useState(false)
  /** The pointer or the focus is on the slides or dots. */
  const [isHeld, setHeld] = useState(false)
  const isRunning = !isPaused && !isHeld && !prefersReducedMotion

  useEffect(() => {
    if (!swiper || swiper.destroyed) return
    if (isRunning) swiper.autoplay.start()
    else swiper.autoplay.stop()
  }, [swiper, isRunning])

  // Swiper's own keyboard module listens on the whole document, and two carousels would move at once.
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key === 'ArrowLeft') swiper?.slidePrev()
    else if (event.key === 'ArrowRight') swiper?.slideNext()
    else return
    event.preventDefault()
    // The slide that is left becomes inert and would lose the focus.
    if ((event.target as Element).closest('.swiper-slide')) event.currentTarget.focus()
  }

  const [first] = slides
  if (first && slides.length === 1) {
    return (
      <Box role="group" aria-label={label} sx={{ borderRadius: 1, overflow: 'hidden' }}>
        {first.content}
      </Box>
    )
  }
  return (
    <Box
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={moveByKey}
      sx={{ position: 'relative' }}
    >
      <div
        onMouseEnter={() => setHeld(true)}
        onMouseLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <Slider
          modules={modules}
          loop
          loopPreventsSliding={false}
          speed={SLIDER_TRANSITION_MS}
          simulateTouch={false}
          autoplay={autoplay}
          pagination={pagination}
          a11y={a11y}
          onSwiper={setSwiper}
          onRealIndexChange={({ realIndex }) => setCurrent(realIndex)}
        >
          {slides.map(({ key, content }, index) => (
            <SwiperSlide key={key} inert={index !== current} aria-hidden={index !== current || undefined}>
              {content}
            </SwiperSlide>
          ))}
        </Slider>
      </div>
      {prefersReducedMotion ? null : (
        <PauseButton
          aria-label={isPaused ? 'Play the slides' : 'Pause the slides'}
          onClick={() => setPaused(!isPaused)}
        >
          {isPaused ? <PlayArrowIcon /> : <PauseIcon />}
        </PauseButton>
      )}
    </Box>
  )
}
