import { expect, test } from '../support/test'
import { visit } from '../support/visit'

test.beforeEach(async ({ page }) => {
  await visit(page, '/full-time-jobs')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('the scroll-to-top link leads back to the top', async ({ page }) => {
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Back to top' })
  await link.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  await link.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('another screen begins at its top', async ({ page }) => {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Full Time' }).scrollIntoViewIfNeeded()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Internship' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Internship/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})
