import type { ReactNode } from 'react'

/** One of the things that a carousel shows, one at a time. */
export type Slide = { key: string; content: ReactNode }

export type TrackProps = {
  slides: readonly Slide[]
  current: number
  /** Whether it goes on by itself. */
  isRunning: boolean
  /** The visitor swiped, or time went on. */
  onChange: (index: number) => void
}

/** What is not shown is not there for the keyboard or a screen reader either. */
export const slideProps = (index: number, { slides, current }: Pick<TrackProps, 'slides' | 'current'>) => ({
  role: 'group',
  'aria-roledescription': 'slide',
  'aria-label': `${index + 1} of ${slides.length}`,
  'aria-hidden': index !== current || undefined,
  inert: index !== current,
})
