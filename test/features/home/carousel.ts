import { act, screen, within } from '@testing-library/react'

/** The carousel with this name, as a visitor sees and uses it. */
export const carousel = async (name: string) => {
  const root = await screen.findByRole('group', { name })
  const inside = within(root)
  const dot = (number: number) => inside.getByRole('button', { name: `Slide ${number}` })
  return {
    root,
    dot,
    dots: () => inside.getAllByRole('button', { name: /^Slide \d+$/ }),
    current: () => inside.getByRole('button', { current: true }).getAttribute('aria-label'),
    /** The one slide that is there for everybody. */
    slide: () => within(inside.getByRole('group')),
    hiddenSlides: () => [...root.querySelectorAll('[aria-roledescription="slide"][aria-hidden="true"]')],
    pause: () => inside.getByRole('button', { name: 'Pause the slides' }),
    play: () => inside.getByRole('button', { name: 'Play the slides' }),
    focus: (element: HTMLElement) => act(() => element.focus()),
  }
}
