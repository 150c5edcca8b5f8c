import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

test('a visitor goes from Home to an application in Hindi, and switches to English where they are', async ({
  page,
}) => {
  await visit(page, '/hi')
  await page.getByRole('dialog').getByRole('button', { name: 'ठीक है' }).click()
  await page.getByRole('button', { name: 'मेन्यू खोलें' }).click()
  const drawer = page.getByRole('dialog', { name: 'मेन्यू' })
  await drawer.getByRole('button', { name: 'नौकरियाँ' }).click()
  await drawer.getByRole('link', { name: 'फ़ुल टाइम' }).click()
  await expect.poll(() => addressOf(page)).toBe('/hi/full-time-jobs')

  await page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').first().click()
  await expect.poll(() => addressOf(page)).toMatch(/^\/hi\/job-details\?s=/)
  await page.getByRole('main').locator('a[href^="/hi/apply-job"]').first().click()
  await expect.poll(() => addressOf(page)).toMatch(/^\/hi\/apply-job\?job_id=/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expectAccessible(page)

  const asked = addressOf(page).replace('/hi', '')
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect.poll(() => addressOf(page)).toBe(asked)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apply For Job')
})

test('the switch keeps the query, the filters and the place of a list', async ({ page }) => {
  await visit(page, '/hi/full-time-jobs?q=nurse')
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 3))
  const shareOf = () => page.evaluate(() => window.scrollY / document.documentElement.scrollHeight)
  const share = await shareOf()
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).dispatchEvent('click')
  await expect.poll(() => addressOf(page)).toBe('/full-time-jobs?q=nurse')
  await expect.poll(shareOf).toBeCloseTo(share, 1)
})

test('the switch keeps the heading that is on top, on a page of long texts', async ({ page }) => {
  await visit(page, '/about-us')
  await page.evaluate(() => window.scrollTo(0, 900))
  /** The number of the last heading above the middle of the window. */
  const headingNow = () =>
    page.evaluate(() => {
      const tops = [...document.querySelectorAll('main :is(h1, h2, h3)')].map(
        (heading) => heading.getBoundingClientRect().top,
      )
      return tops.filter((top) => top <= window.innerHeight / 2).length
    })
  const [heading, left] = [await headingNow(), await page.evaluate(() => window.scrollY)]
  await page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी' }).dispatchEvent('click')
  await expect.poll(() => addressOf(page)).toBe('/hi/about-us')
  await expect.poll(headingNow).toBe(heading)
  const landed = await page.evaluate(() => window.scrollY)
  expect(Math.abs(landed - left)).toBeLessThan(150)
})

test.describe('with a browser that prefers Hindi', () => {
  test.use({ locale: 'hi-IN' })

  test('an English page offers Hindi, moves nothing, and asks no more once that is declined', async ({
    page,
  }) => {
    await visit(page, '/services')
    const offer = page.getByRole('complementary', { name: 'यह साइट हिन्दी में भी है' })
    await expect(offer.getByRole('link')).toHaveAttribute('href', '/hi/services')
    await expectAccessible(page)
    await offer.getByRole('button', { name: 'रहने दें' }).click()
    await expect(offer).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'हिन्दी' })).toBeVisible()
    await expect(offer).toBeHidden()
  })
})
