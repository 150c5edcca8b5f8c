import { expect, test } from '../support/test'
import { visit } from '../support/visit'

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
    await page.waitForLoadState('networkidle')
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
