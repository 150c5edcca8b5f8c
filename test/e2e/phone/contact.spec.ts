import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

test('the contact screen names every office and is accessible', async ({ page }) => {
  await visit(page, '/contact-us')
  await expect(page.getByText('Not available.')).toHaveCount(1)
  await expect(page.getByRole('table', { name: 'Email' }).getByRole('row')).toHaveCount(9)
  await expect(page.getByRole('link', { name: '+91 771 555 0143' })).toHaveAttribute(
    'href',
    'https://wa.me/917715550143',
  )
  await expectAccessible(page)
})

test('the icon of a number is at its number, also where that is as high as a finger', async ({ page }) => {
  await visit(page, '/contact-us')
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
  expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 99))).toBeLessThan(2)
})
