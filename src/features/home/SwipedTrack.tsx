import { useEffect, useState } from 'react'
import type { Swiper as SwiperInstance } from 'swiper'
import { Autoplay } from 'swiper/modules'
import { Swiper, SwiperSlide } from 'swiper/react'
import { SLIDER_AUTOPLAY_MS, SLIDER_TRANSITION_MS } from '@/domain/limits'
import { slideProps, type TrackProps } from './carouselParts'

const modules = [Autoplay]
/** Counted from the start of one move to the start of the next. */
const autoplay = { delay: SLIDER_AUTOPLAY_MS, waitForTransition: false }

/** On by one where that leads there, in an endless loop also past the ends; one that has no width yet has no loop. */
const moveTo = (swiper: SwiperInstance, index: number, count: number) => {
  if (index === swiper.realIndex) return
  if (swiper.isLocked) swiper.slideToLoop(index)
  else if (index === (swiper.realIndex + 1) % count) swiper.slideNext()
  else if (swiper.realIndex === (index + 1) % count) swiper.slidePrev()
  else swiper.slideToLoop(index)
}

/** The slides in an endless loop, moved by time, finger, or what was chosen (spec section 9). */
export const SwipedTrack = (props: TrackProps) => {
  const { slides, current, isRunning, onChange } = props
  const [swiper, setSwiper] = useState<SwiperInstance>()

  useEffect(() => {
    if (swiper && !swiper.destroyed) moveTo(swiper, current, slides.length)
  }, [swiper, current, slides.length])

  useEffect(() => {
    if (!swiper || swiper.destroyed) return
    if (isRunning) swiper.autoplay.start()
    else swiper.autoplay.stop()
  }, [swiper, isRunning])

  return (
    <Swiper
      modules={modules}
      loop
      loopPreventsSliding={false}
      speed={SLIDER_TRANSITION_MS}
      slidesPerView={1}
      initialSlide={current}
      autoplay={autoplay}
      simulateTouch={false}
      onSwiper={setSwiper}
      onRealIndexChange={({ realIndex }) => onChange(realIndex % slides.length)}
    >
      {slides.map(({ key, content }, index) => (
        <SwiperSlide key={key} {...slideProps(index, props)}>
          {content}
        </SwiperSlide>
      ))}
    </Swiper>
  )
}
