import { act, screen, waitFor, within } from '@testing-library/react'

/** jsdom has no layout, and a slider measures the place that it has. */
Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 300 })

/** What a visitor sees of the carousel with this name, and does with it, once its slides can move. */
export const carousel = async (name: string) => {
  const root = await screen.findByRole('group', { name })
  await waitFor(() => expect(root.querySelector('.swiper-initialized')).not.toBeNull())
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
