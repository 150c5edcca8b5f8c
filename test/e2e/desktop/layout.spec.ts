import { screens } from '../support/screens'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

test('no screen is wider than a window of 320, 360, 768 or 1440 pixels', async ({ page }) => {
  // Sixteen screens.
  test.slow()
  for (const { name, address } of screens) {
    await test.step(name, async () => {
      await visit(page, address)
      for (const width of [320, 360, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        await expect
          .soft(page.getByRole('banner'), `the header of ${name} at ${width}`)
          .toHaveJSProperty('clientWidth', width)
        const widest = await page.evaluate(() => document.documentElement.scrollWidth)
        expect.soft(widest, `${name} at ${width}`).toBeLessThanOrEqual(width)
      }
    })
  }
})
