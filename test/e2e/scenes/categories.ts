import type { Page } from '@playwright/test'
import { visit } from '../support/visit'
import type { Scene } from './scene'

const openFilters = async (page: Page) => {
  const button = page.getByRole('button', { name: /^All Filter/ })
  if (await button.isVisible()) await button.click()
}

/** The three screens on which one reads of industries and of the company. */
export const categoryScenes: Scene[] = [
  { name: 'category', show: (page) => visit(page, '/job-by-categories?id=3') },
  {
    name: 'category-with-filters',
    show: async (page) => {
      await visit(page, '/job-by-categories?id=3&q=nurse&experience=3')
      await openFilters(page)
    },
  },
  {
    name: 'category-with-nothing-left',
    show: (page) => visit(page, '/job-by-categories?id=3&q=no+such+work'),
    wholePage: true,
  },
  { name: 'all-categories', show: (page) => visit(page, '/all-categories'), wholePage: true },
  {
    name: 'all-categories-refused',
    show: async (page) => {
      await page.route('**/web/category/get', (route) => route.fulfill({ json: { status: '0' } }))
      return visit(page, '/all-categories')
    },
    wholePage: true,
  },
  { name: 'about', show: (page) => visit(page, '/about-us'), wholePage: true },
]
