import type { Page } from '@playwright/test'
import { jobList } from '../support/jobList'
import { expect, test } from '../support/searchedTest'
import { asksNoMore, visit } from '../support/visit'

/** One server takes as long to fill as these tests take. */
test.describe.configure({ mode: 'default' })

/** The requests to the API from now on. */
const listen = (page: Page) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (/^\/(?:web|api)\//.test(pathname)) asked.push(pathname + search)
  })
  return asked
}

/** The whole list, and that of a category. */
const WHOLE = /^\/web\/job\/get/

test('a first visit asks for nothing that the page brings', async ({ page }) => {
  const asked = listen(page)
  for (const address of [
    '/full-time-jobs?q=beekeeper&page=2&utm_source=mail',
    '/full-time-jobs?q=beekeper',
    '/jobs/in/raipur?sort=salary',
    '/job-by-categories?id=1',
    '/job-details?s=9001',
    '/shortlist?job=9001&job=9002',
  ]) {
    await visit(page, address)
    await asksNoMore(page)
  }
  expect(asked).toEqual([])
})

test('no screen asks for the whole list', async ({ page }) => {
  const { available, openDrawer, closeDrawer, drawer } = jobList(page)
  const asked = listen(page)
  const heading = page.getByRole('heading', { level: 1 })
  await visit(page, '/all-categories')
  await page.getByRole('main').getByRole('link').last().click()
  await expect(available).toHaveText(/^\d+ Jobs available$/)
  await visit(page, '/full-time-jobs?q=beekeeper')
  await openDrawer.click()
  await drawer.getByText('Location', { exact: true }).click()
  await drawer.getByRole('checkbox', { name: /^Raipur/ }).click()
  await expect(closeDrawer).toHaveText('Show 30 jobs')
  await closeDrawer.click()
  await page.getByRole('link', { name: 'Beekeeper 7', exact: true }).click()
  await expect(heading).toHaveText('Beekeeper 7')
  await page.getByRole('button', { name: 'Save job' }).click()
  await page.getByRole('region', { name: 'Similar jobs' }).getByRole('link').first().click()
  await expect(heading).not.toHaveText('Beekeeper 7')
  await page.goBack()
  await page.goBack()
  await expect(available).toHaveText('30 Jobs available')
  await page.getByRole('banner').getByRole('link', { name: 'Saved jobs, 1' }).click()
  await expect(page.getByRole('link', { name: 'Beekeeper 7' }).first()).toBeVisible()
  expect(asked.filter((address) => WHOLE.test(address))).toEqual([])
  expect(asked).toContain('/web/job/search?q=beekeeper&location=Raipur')
})

test.describe('without a line', () => {
  test.use({ serviceWorkers: 'allow', allowed: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

  test('what a link of the list led to can be read again', async ({ page, context }) => {
    const heading = page.getByRole('heading', { level: 1 })
    await visit(page, '/full-time-jobs?q=beekeeper')
    // It is there for what is asked from now on.
    await page.evaluate(async () => {
      const { serviceWorker } = navigator
      if (!serviceWorker.controller)
        await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve))
    })
    await page.getByRole('link', { name: 'Beekeeper 4', exact: true }).click()
    await expect(heading).toHaveText('Beekeeper 4')
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/api/jobs?id=9004')) !== undefined))
      .toBe(true)
    await context.setOffline(true)
    await page.reload()
    await expect(heading).toHaveText('Beekeeper 4')
    await expect(
      page.getByRole('status').filter({ hasText: /^You are offline\. This job was saved on/ }),
    ).toBeVisible()
  })
})
