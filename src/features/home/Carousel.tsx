import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useRef, useState, type ComponentType, type KeyboardEvent } from 'react'
import { CarouselControls } from './CarouselControls'
import type { Slide, TrackProps } from './carouselParts'
import { StillTrack } from './StillTrack'
import { afterFirstView } from '@/components/afterFirstView'

/** By then a slow phone has drawn the one before. */
const TURN_MS = 200

/** Does what an element needs once it is nearly in sight; answers with what calls it off. */
const whenNear = (element: Element, work: () => void) => {
  if (typeof IntersectionObserver === 'undefined') return afterFirstView(work)
  let callOff: (() => void) | undefined
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      callOff = afterFirstView(work)
    },
    { rootMargin: '50%' },
  )
  observer.observe(element)
  return () => {
    observer.disconnect()
    callOff?.()
  }
}

let turns = Promise.resolve()

/**
 * One carousel after the other, and none in the task that brought the script: all in one go would hold up a slow
 * phone's answer to a touch.
 */
const inTurn = (work: () => void) => {
  turns = turns.then(
    () =>
      new Promise((resolve) => {
        setTimeout(() => {
          work()
          resolve()
        }, TURN_MS)
      }),
  )
}

/**
 * The slides stand still until their motion has come, in a chunk of its own that nothing waits for; without it the
 * dots still lead to each slide.
 */
const Track = (props: TrackProps) => {
  const [Moving, setMoving] = useState<ComponentType<TrackProps>>()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current) return undefined
    return whenNear(place.current, () => {
      void import('./SwipedTrack').then(
        (chunk) => inTurn(() => setMoving(() => chunk.SwipedTrack)),
        () => undefined,
      )
    })
  }, [])
  return <div ref={place}>{Moving ? <Moving {...props} /> : <StillTrack {...props} />}</div>
}

/** What Swiper needs of its style sheet. */
const trackSx = {
  borderRadius: 1,
  overflow: 'hidden',
  '& .swiper': { overflow: 'hidden', touchAction: 'pan-y' },
  '& .swiper-wrapper': { display: 'flex', transitionProperty: 'transform' },
  '& .swiper-slide': { flexShrink: 0, width: '100%' },
}

const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Slides one at a time, in an endless loop that can be paused; the arrow keys move it too. */
export const Carousel = ({ label, slides }: { label: string; slides: readonly Slide[] }) => {
  const wantsStillness = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [chosen, setCurrent] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [isPointedAt, setPointedAt] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const count = slides.length
  const current = Math.min(chosen, count - 1)

  const moveByKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    // What stands in the slide goes out of reach with it.
    if (track.current?.contains(document.activeElement)) root.current?.focus()
    setCurrent((current + step + count) % count)
  }

  if (count < 2) {
    return (
      <Box role="group" aria-label={label} sx={trackSx}>
        {slides[0]?.content}
      </Box>
    )
  }
  const isRunning = !isPaused && !isFocused && !isPointedAt && !wantsStillness
  const props = { slides, current, isRunning, onChange: setCurrent }
  const hold = { onFocus: () => setFocused(true), onBlur: () => setFocused(false) }
  return (
    <Box
      ref={root}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={moveByKey}
    >
      <Box
        ref={track}
        {...hold}
        // What the visitor turns to is told; what comes by itself is not.
        aria-live={isRunning ? 'off' : 'polite'}
        onMouseEnter={() => setPointedAt(true)}
        onMouseLeave={() => setPointedAt(false)}
        sx={trackSx}
      >
        {/* Swiper moves its slides about in the page: other slides get a track of their own. */}
        <Track key={slides.map(({ key }) => key).join()} {...props} />
      </Box>
      <CarouselControls
        count={count}
        current={current}
        onChoose={setCurrent}
        isPaused={wantsStillness ? undefined : isPaused}
        onPause={setPaused}
        {...hold}
      />
    </Box>
  )
}
