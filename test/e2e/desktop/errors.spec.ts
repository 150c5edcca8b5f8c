import { expect, test } from '../support/test'
import { visit } from '../support/visit'

const ERROR = 'Unexpected Application Error!'

test.describe('an address without a screen', () => {
  test.use({ allowed: /status of 404 .*\/no-such-screen/ })

  test('answers with code 404, says so and leads back', async ({ page }) => {
    const response = await page.goto('/no-such-screen')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ERROR)
    await page.getByRole('link', { name: 'See all jobs' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Full Time Jobs')
  })
})

test.describe('a job that is not in the list', () => {
  test.use({ allowed: /status of 404 .*s=no-such-job/ })

  test('answers with code 404, is said to be no longer open, with a way to the list', async ({ page }) => {
    const response = await page.goto('/job-details?s=no-such-job')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('main')).toContainText('no longer open')
    await page.getByRole('main').getByRole('link', { name: 'See all full-time jobs' }).click()
    await expect(page).toHaveURL('/full-time-jobs')
  })
})

test.describe('a screen whose script is of an earlier version', () => {
  test.use({ allowed: /status of 404|MIME type/ })

  test('is loaded anew by itself', async ({ page }) => {
    await visit(page, '/full-time-jobs')
    let isGone = true
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isGone = false
    })
    await page.route('**/assets/*.js', (route) =>
      isGone ? route.fulfill({ status: 404, json: { status: '0' } }) : route.continue(),
    )
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
    expect(isGone).toBe(false)
  })
})

test.describe('a screen whose script cannot be loaded', () => {
  test.use({ allowed: /net::ERR_FAILED \(.*\/assets\// })

  test('says which chunk failed, and tries again when asked', async ({ page, context }) => {
    await visit(page, '/full-time-jobs')
    await context.route('**/assets/*.js', (route) => route.abort())
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ERROR)
    await expect(page.getByRole('main')).toContainText(/Loading chunk \S+ failed/)

    await context.unroute('**/assets/*.js')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  })

  test('can be reached by its link once the line is back', async ({ page, context }) => {
    const toContact = page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' })
    await visit(page, '/full-time-jobs')
    await context.route('**/assets/*.js', (route) => route.abort())
    await toContact.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ERROR)
    await page.getByRole('main').getByRole('link', { name: 'See all jobs' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Full Time Jobs')

    await context.unroute('**/assets/*.js')
    await toContact.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  })
})
