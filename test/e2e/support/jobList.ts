import type { Page } from '@playwright/test'

/** The actions of a visitor on a list of jobs, and what it shows. */
export const jobList = (page: Page) => {
  const sidebar = page.getByRole('complementary', { name: 'Filters' })
  const drawer = page.getByRole('dialog', { name: 'All Filter' })
  const within = (name: string) => sidebar.or(drawer).getByRole('group', { name })
  return {
    searchBox: page.getByPlaceholder('What are you looking for?'),
    available: page.getByRole('status').filter({ hasText: 'Jobs available' }),
    cards: page.getByRole('article'),
    positions: page.getByRole('article').getByRole('heading').getByRole('link'),
    drawer,
    openDrawer: page.getByRole('button', { name: 'All Filter' }),
    closeDrawer: drawer.getByRole('button', { name: /^Show \d+ jobs$/ }),
    slider: sidebar.or(drawer).getByRole('slider', { name: 'Experience' }),
    department: (name: string) => within('Department').getByRole('checkbox', { name }),
    salary: (band: string) => within('Salary (Lakhs)').getByRole('checkbox', { name: band, exact: true }),
    clear: sidebar.or(drawer).getByRole('button', { name: 'Clear', exact: true }),
    page: (number: number) => page.getByRole('link', { name: new RegExp(`^(Go to )?page ${number}$`) }),
  }
}
