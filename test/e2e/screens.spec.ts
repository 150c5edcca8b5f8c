import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { applyPageForm } from './support/application'
import { home } from './support/home'
import { screens } from './support/screens'
import { test } from './support/test'
import { settled, visit } from './support/visit'

test.use({ allowed: /status of 404/ })

const folder = resolve(import.meta.dirname, '../../screenshots')

const addresses = [
  ...screens,
  '/privacy',
  '/track',
  '/saved-jobs',
  '/jobs/in/raipur',
  '/full-time-jobs?q=no+such+work',
  '/services?search=elephants',
  '/nowhere',
  '/hi',
  '/hi/full-time-jobs',
  '/hi/apply-job?job_id=1001',
]

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

/** What is seen after a press. */
const moments: Record<string, (page: Page) => Promise<unknown>> = {
  'home-notice': async (page) => {
    await page.goto('/')
    await home(page).notice.waitFor()
  },
  'list-with-filters': async (page) => {
    await visit(page, '/full-time-jobs?q=nurse&salary=3-6')
    if (await page.getByRole('button', { name: /^All Filter/ }).isVisible()) await press(page, /^All Filter/)
  },
  'apply-with-errors': async (page) => {
    await visit(page, '/apply-job?job_id=1001')
    await applyPageForm(page).getByRole('button', { name: 'Submit' }).click()
    await page.getByRole('alert').waitFor()
  },
  'apply-dialog': async (page) => {
    await visit(page, '/job-details?s=1001')
    await press(page, 'Quick apply')
  },
  menu: async (page) => {
    await visit(page, '/full-time-jobs')
    if (await page.getByRole('button', { name: 'Open menu' }).isVisible()) await press(page, 'Open menu')
    await page.getByRole('button', { name: 'Jobs', exact: true }).click()
  },
}

const nameOf = (address: string) => address.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'

const scenes = [
  ...addresses.map((address) => ({
    name: nameOf(address),
    show: (page: Page): Promise<unknown> => visit(page, address),
    fullPage: true,
  })),
  ...Object.entries(moments).map(([name, show]) => ({ name, show, fullPage: false })),
]

for (const { name, show, fullPage } of scenes)
  for (const width of [360, 768, 1440])
    test(`${name} at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: width < 500 ? 780 : 900 })
      await show(page)
      await settled(page)
      await page.screenshot({ path: resolve(folder, `${name}-${width}.png`), fullPage })
    })
