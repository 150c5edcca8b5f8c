import { screens } from '../support/screens'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

test('every screen has its title, the landmarks and one heading of the first level', async ({ page }) => {
  for (const { name, address, title } of screens) {
    await test.step(name, async () => {
      const response = await visit(page, address)
      expect.soft(response?.status(), name).toBe(200)
      await expect.soft(page, name).toHaveTitle(title)
      await expect.soft(page.getByRole('heading', { level: 1 }), name).toHaveCount(1)
      await expect.soft(page.getByRole('banner'), name).toHaveCount(1)
      await expect.soft(page.getByRole('main'), name).toHaveCount(1)
      await expect.soft(page.getByRole('contentinfo'), name).toHaveCount(1)
    })
  }
})
