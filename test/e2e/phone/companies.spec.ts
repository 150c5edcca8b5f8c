import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

test('every logo of the companies loads in a grid, and the screen is accessible', async ({ page }) => {
  await visit(page, '/companies')
  const logos = page.getByRole('main').getByRole('img')
  await expect(logos).toHaveCount(24)
  await logos.last().scrollIntoViewIfNeeded()
  for (const logo of await logos.all())
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const [first, second] = await Promise.all([logos.first().boundingBox(), logos.nth(1).boundingBox()])
  expect(second?.y).toBe(first?.y)
  await expectAccessible(page)
})
