import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

test('About Us is accessible, and leads on', async ({ page }) => {
  await visit(page, '/about-us')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Send a manpower enquiry' }).click()
  await expect(page).toHaveURL('/manpower-enquiry')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manpower Enquiry')
})
