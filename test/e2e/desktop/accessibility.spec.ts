import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

test('the submenu of Jobs', async ({ page }) => {
  await visit(page, '/sign-in')
  const bar = page.getByRole('navigation', { name: 'Main' })
  await bar.getByRole('button', { name: 'Jobs' }).click()
  await expect(bar.getByRole('link', { name: 'Internship' })).toBeVisible()
  await expectAccessible(page)
})
