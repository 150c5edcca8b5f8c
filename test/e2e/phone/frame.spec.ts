import { expect, test } from '../support/test'
import { visit } from '../support/visit'

test('the first Tab reaches a link that skips to the content', async ({ page }) => {
  await visit(page, '/sign-in')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
