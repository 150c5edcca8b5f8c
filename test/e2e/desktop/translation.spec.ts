import { screens } from '../support/screens'
import { expect, test } from '../support/test'
import { translatePage } from '../support/translation'
import { visit } from '../support/visit'

test('every translated screen is left for the next', async ({ page }) => {
  // Sixteen screens, each left and come back to.
  test.slow()
  for (const { name, address } of screens) {
    await test.step(name, async () => {
      await visit(page, address)
      await translatePage(page)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
      await expect(page).toHaveTitle(/^Contact Us/)
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Contact Us')
    })
  }
})
