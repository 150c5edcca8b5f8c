import { screens } from '../support/screens'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

/** How far the page can be scrolled sideways while its text is twice as large as usual. */
const overflowOfLargeText = (page: Page) =>
  page.evaluate(() => {
    const { style, scrollWidth, clientWidth } = document.documentElement
    style.fontSize = '200%'
    const { scrollWidth: large } = document.documentElement
    return Math.max(scrollWidth, large) - clientWidth
  })

test('every screen has its title, the landmarks, one heading of the first level and room for large text', async ({
  page,
}) => {
  // Sixteen screens.
  test.slow()
  for (const { name, address, title } of screens) {
    await test.step(name, async () => {
      const response = await visit(page, address)
      expect.soft(response?.status(), name).toBe(200)
      await expect.soft(page, name).toHaveTitle(title)
      await expect.soft(page.getByRole('heading', { level: 1 }), name).toHaveCount(1)
      await expect.soft(page.getByRole('banner'), name).toHaveCount(1)
      await expect.soft(page.getByRole('main'), name).toHaveCount(1)
      await expect.soft(page.getByRole('contentinfo'), name).toHaveCount(1)
      expect.soft(await overflowOfLargeText(page), name).toBe(0)
    })
  }
})
