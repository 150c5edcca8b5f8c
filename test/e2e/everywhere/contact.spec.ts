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
