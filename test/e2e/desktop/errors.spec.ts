import { expect, test } from '../support/test'
import { asksNoMore, visit } from '../support/visit'

const ERROR = 'Unexpected Application Error!'

test.describe('a screen whose script cannot be loaded', () => {
  test.use({ allowed: /net::ERR_FAILED \(.*\/assets\// })

  test('says which chunk failed, lets the visitor go elsewhere, and tries again when asked', async ({
    page,
    context,
  }) => {
    const toContact = page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' })
    const heading = page.getByRole('heading', { level: 1 })
    await visit(page, '/full-time-jobs')
    await asksNoMore(page)
    await context.route('**/assets/*.js', (route) => route.abort())
    await toContact.click()
    await expect(heading).toHaveText(ERROR)
    await expect(page.getByRole('main')).toContainText(/Loading chunk \S+ failed/)
    await page.getByRole('main').getByRole('link', { name: 'See all jobs' }).click()
    await expect(heading).toHaveText('Full Time Jobs')

    await toContact.click()
    await expect(heading).toHaveText(ERROR)
    await context.unroute('**/assets/*.js')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading).toHaveText('Contact Us')
  })
})

test.describe('parts of a list whose scripts cannot be loaded', () => {
  // React says that it draws other pages than the server did.
  test.use({ allowed: /net::ERR_FAILED|Loading chunk \d+ failed|React error #418/ })

  test('leave a way to try again, and the list itself stays', async ({ page, context }) => {
    // What is loaded on demand is named by a number.
    await context.route(/\/assets\/\d+\.\w+\.js/, (route) => route.abort())
    await visit(page, '/full-time-jobs?page=2')
    const filters = page.getByRole('complementary', { name: 'Filters' })
    await expect(filters).toContainText('The filters could not be loaded.')
    await page.getByRole('link', { name: 'Go to next page' }).click()
    await expect(page).toHaveURL('/full-time-jobs?page=3')

    await page.setViewportSize({ width: 360, height: 780 })
    await page.getByRole('button', { name: 'All Filter' }).click()
    await expect(page.getByText('The filters could not be loaded. Please try again.')).toBeVisible()
    await context.unroute(/\/assets\/\d+\.\w+\.js/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('button', { name: 'All Filter' }).click()
    await expect(page.getByRole('dialog', { name: 'All Filter' })).toBeVisible()
  })
})
