import { attacker, driver, list, unbroken, welder } from '../support/otherJobs'
import { expect, test } from '../support/otherTest'
import { visit } from '../support/visit'

/** The job for search engines is data, and no script. */
const RUNNING = 'script:not([type="application/ld+json"]), iframe, img[src="x"], style, [onclick]'

const JOBS = '/web/job/get'

/** By the server, which draws the page, before the browser asks for the list to go on with. */
const FIRST_ASKED = 1

test('numbers sent as texts and ids sent as numbers are shown as they should be', async ({ page, api }) => {
  api.script(JOBS, list(welder))
  await visit(page, '/full-time-jobs')
  const card = page.getByRole('article')
  await expect(page.getByText('1 Jobs available')).toBeVisible()
  await expect(card.getByRole('listitem')).toContainText([
    '2 - 5 Years',
    '₹ 2.4 - 3 Lakhs',
    'Bhilai',
    '12 Posts',
  ])
  await expect(card).toContainText('Weld frames & brackets on day shifts.')
  await expect(card).toContainText('09-03-2026')
  await card.getByRole('link', { name: 'Welder', exact: true }).click()
  await expect(page).toHaveURL('/job-details?s=7')
  await expect(page.getByRole('listitem').filter({ hasText: 'MIG and TIG' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('We make machined parts.')
  await expect.poll(() => api.asked(JOBS).length).toBe(FIRST_ASKED + 1)
})

test('what is missing is said to be missing and never reads null', async ({ page, api }) => {
  api.script(JOBS, list(driver))
  await page.goto('/full-time-jobs')
  await expect(page.getByRole('article')).toContainText('---')
  await expect(page.getByRole('main')).not.toContainText(/null|undefined|NaN|Invalid/)
  await page.getByRole('link', { name: 'Driver', exact: true }).click()
  await expect(page.getByRole('main')).toContainText('Plain text that is no JSON.')
  await expect(page.getByRole('main')).not.toContainText(/null|undefined|NaN|Invalid/)
})

test('texts of 300 characters without a space stay within the window', async ({ page, api }) => {
  api.script(JOBS, list(unbroken))
  for (const address of ['/full-time-jobs', '/job-details?s=10', '/apply-job?job_id=10']) {
    await page.goto(address)
    await expect(page.getByRole('main')).toContainText('P'.repeat(300))
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const widest = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(widest, `${address} at ${width}`).toBeLessThanOrEqual(width)
    }
  }
})

test.describe('hostile content', () => {
  // The page defends itself, also where no policy of the server stands behind it.
  test.use({ bypassCSP: true })

  test('a script in the content never runs and never shows', async ({ page, api }) => {
    api.script(JOBS, list(attacker))
    await page.goto('/full-time-jobs')
    await expect(page.getByRole('article')).toContainText('Keep the books.')
    await page.goto('/job-details?s=9')
    await expect(page.getByRole('main')).toContainText('About us.')
    await page.getByRole('main').getByText('A link', { exact: true }).first().click()
    const ran = await page.evaluate(() => 'attacked' in window)
    expect(ran).toBe(false)
    const prose = page.getByRole('heading', { level: 2 }).locator('..')
    for (const section of await prose.all()) await expect(section).not.toContainText(/attacked|<script/)
    await expect(page.locator('main').locator(RUNNING)).toHaveCount(0)
  })
})

test.describe('a list that fails at first', () => {
  test.use({ allowed: /(status of 500|net::ERR_EMPTY_RESPONSE).*\/web\/job\/get/ })

  test('appears when a later try succeeds', async ({ page, api }) => {
    api.script(JOBS, 'drop', { code: 500, body: '<h1>Oops</h1>' }, list(welder, driver))
    await page.goto('/full-time-jobs')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByText('2 Jobs available')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(api.asked(JOBS)).toHaveLength(3)
  })
})
