import { act, screen, within } from '@testing-library/react'
import { openHome } from '@test/features/home/openHome'
import { holdClock, passTime } from '@test/support/realTime'

afterEach(() => {
  jest.useRealTimers()
})

/** The carousel with this name, as a visitor sees and uses it. */
const carousel = async (name: string) => {
  const root = await screen.findByRole('group', { name })
  const inside = within(root)
  const dot = (number: number) => inside.getByRole('button', { name: `Slide ${number} of ${name}` })
  return {
    root,
    dot,
    dots: () => inside.getAllByRole('button', { name: /^Slide \d+ of / }),
    current: () => inside.getByRole('button', { current: true }).getAttribute('aria-label'),
    /** The one slide that every visitor gets. */
    slide: () => within(inside.getByRole('group')),
    hiddenSlides: () => [...root.querySelectorAll('[aria-roledescription="slide"][aria-hidden="true"]')],
    pause: () => inside.getByRole('button', { name: `Pause the slides of ${name}` }),
    play: () => inside.getByRole('button', { name: `Play the slides of ${name}` }),
    focus: (element: HTMLElement) => act(() => element.focus()),
  }
}

const slides = (...ids: (string | number)[]) =>
  ids.map((id) => ({ id, image: `picture-no${'x'.repeat(Number(id))}.svg` }))

const openSlider = async (rows: Record<string, unknown>[]) => {
  const { user } = await openHome({ slides: rows })
  const slider = await carousel('Pictures')
  const shown = () => slider.slide().getByRole('img').getAttribute('src')
  /** The targets of the dots, one after the other. */
  const walk = async () => {
    const seen: (string | null)[] = []
    for (const dot of slider.dots()) {
      await user.click(dot)
      seen.push(shown())
    }
    return seen
  }
  return { ...slider, user, shown, walk }
}

describe('The image slider', () => {
  it('shows one picture at a time in the order of their ids as numbers, and leaves out a row without one', async () => {
    const { walk } = await openSlider([
      { id: '10', image: 'ten.svg' },
      { id: 1, image: '' },
      { id: 9, image: 'nine.svg' },
      { id: 3 },
      { id: '2', image: 'two.svg' },
    ])
    expect(await walk()).toEqual(['/uploads/two.svg', '/uploads/nine.svg', '/uploads/ten.svg'])
  })

  it('has a numbered dot for each slide, and hides the others from keyboard and screen readers', async () => {
    const { user, root, dot, dots, current, hiddenSlides } = await openSlider(slides(1, 2, 3, 4))
    expect(dots().map((one) => one.getAttribute('aria-label'))).toEqual([
      'Slide 1 of Pictures',
      'Slide 2 of Pictures',
      'Slide 3 of Pictures',
      'Slide 4 of Pictures',
    ])
    expect(current()).toBe('Slide 1 of Pictures')
    expect(within(root).getAllByRole('img')).toHaveLength(1)
    expect(hiddenSlides()).toHaveLength(3)
    hiddenSlides().forEach((slide) => expect(slide).toHaveAttribute('inert'))

    // The picture that is shown is loaded, and the next.
    const loading = () => [...root.querySelectorAll('img')].map((image) => image.getAttribute('loading'))
    expect(loading()).toEqual(['lazy', 'lazy'])
    await user.click(dot(3))
    expect(loading()).toEqual(['lazy', 'lazy', 'lazy', 'lazy'])
  })

  it('goes on by itself every 6000 ms, until it is paused', async () => {
    const { user, pause, play, current } = await openSlider(slides(1, 2, 3))
    await user.click(pause())
    holdClock()
    passTime(60_000)
    expect(current()).toBe('Slide 1 of Pictures')
    await user.click(play())
    passTime(5999)
    expect(current()).toBe('Slide 1 of Pictures')
    passTime(1)
    expect(current()).toBe('Slide 2 of Pictures')
    passTime(6000)
    expect(current()).toBe('Slide 3 of Pictures')
    passTime(6000)
    expect(current()).toBe('Slide 1 of Pictures')
    await user.click(pause())
    passTime(60_000)
    expect(current()).toBe('Slide 1 of Pictures')
  })

  it('waits for those who point at it or stand in its dots', async () => {
    const { user, root, dot, focus, pause, play, current } = await openSlider(slides(1, 2, 3))
    await user.click(pause())
    holdClock()
    await user.click(play())
    await user.hover(within(root).getByRole('img'))
    passTime(60_000)
    await user.unhover(within(root).getByRole('img'))
    focus(dot(1))
    passTime(60_000)
    expect(current()).toBe('Slide 1 of Pictures')
    focus(screen.getByRole('searchbox', { name: 'Search jobs' }))
    passTime(6000)
    expect(current()).toBe('Slide 2 of Pictures')
  })
})

const LINKS = [
  ['Find Work', 'https://freelance.navkaam.example/projects'],
  ['Find Talent', 'https://freelance.navkaam.example/freelancers'],
] as const

describe('The hero banner', () => {
  it('has three slides, each with a headline and links, those that are not shown out of reach', async () => {
    const { user } = await openHome()
    const { root, dots, slide, hiddenSlides } = await carousel('Projects and freelancers')
    expect(dots()).toHaveLength(3)
    expect(within(root).getAllByRole('link')).toHaveLength(2)
    expect(hiddenSlides()).toHaveLength(2)
    hiddenSlides().forEach((hidden) => {
      expect(hidden).toHaveAttribute('inert')
      expect(hidden.querySelectorAll('a')).toHaveLength(2)
    })
    const headlines = new Set<string>()
    for (const dot of dots()) {
      await user.click(dot)
      headlines.add(slide().getByRole('heading', { level: 2 }).textContent)
      for (const [name, href] of LINKS) {
        const link = slide().getByRole('link', { name })
        expect(link).toHaveAttribute('href', href)
        expect(link).toHaveAttribute('target', '_blank')
        expect(link.getAttribute('rel')).toContain('noopener')
        expect(link).toHaveAttribute('title', 'Opens in a new tab')
      }
    }
    expect(headlines.size).toBe(3)
  })
})
