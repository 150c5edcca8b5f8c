import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

test('the contact screen is accessible, and the icon of a number is at its number', async ({ page }) => {
  await visit(page, '/contact-us')
  await expectAccessible(page)
  const fact = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: '+91 771 555 0142' }) })
    .last()
  const middles = await fact.evaluate((item) =>
    [item.querySelector('svg'), item.querySelector('a')].map((part) => {
      const { top, bottom } = part?.getBoundingClientRect() ?? new DOMRect()
      return (top + bottom) / 2
    }),
  )
  // Also where the number is as high as a finger.
  expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 99))).toBeLessThan(2)
})
