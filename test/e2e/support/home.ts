import type { Page } from '@playwright/test'

/** The parts of Home that a browser test speaks of. */
export const home = (page: Page) => {
  const slider = page.getByRole('group', { name: 'Pictures' })
  const hero = page.getByRole('group', { name: 'Projects and freelancers' })
  return {
    notice: page.getByRole('dialog', { name: 'IMPORTANT SECURITY NOTICE' }),
    headline: page.getByRole('heading', { level: 1 }),
    searchBox: page.getByRole('searchbox', { name: 'Search jobs' }),
    places: page.getByRole('list', { name: 'Jobs by place' }).getByRole('link'),
    newest: page.getByRole('region', { name: 'Newest jobs' }).getByRole('link'),
    search: page.getByRole('search').getByRole('button', { name: 'Search' }),
    welcome: page.getByRole('region', { name: 'Announcement' }).getByRole('paragraph'),
    slider,
    hero,
    logos: page.getByRole('region', { name: 'Top Companies' }).getByRole('img'),
    /** The slide that every visitor gets. */
    picture: slider.getByRole('img'),
    dot: (number: number) => slider.getByRole('button', { name: `Slide ${number} of Pictures` }),
  }
}
