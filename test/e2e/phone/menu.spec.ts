import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/test'
import { settled, visit } from '../support/visit'

test('the menu holds the focus, is accessible with Jobs open, and leads on by a tap', async ({ page }) => {
  await visit(page, '/sign-in')
  const hamburger = page.getByRole('banner').getByRole('button', { name: /menu/i })
  const panel = page.getByRole('dialog', { name: 'Menu' })
  await hamburger.tap()
  await expect(panel).toBeVisible()
  for (let press = 0; press < 14; press += 1) await page.keyboard.press('Tab')
  await expect(panel.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(hamburger).toBeFocused()

  await hamburger.tap()
  await panel.getByRole('button', { name: 'Jobs' }).tap()
  await expect(panel.getByRole('link', { name: 'Internship' })).toBeVisible()
  await expectAccessible(page)
  // Where it unfolds, another link lies under the finger.
  await settled(page)
  await panel.getByRole('link', { name: 'Internship' }).tap()
  await expect(page).toHaveURL('/internship')
  await expect(panel).toBeHidden()
})

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the hamburger leads to the menu of the footer', async ({ page }) => {
    await page.goto('/sign-in')
    await page.getByRole('link', { name: 'Open menu' }).tap()
    const footer = page.getByRole('navigation', { name: 'Footer' })
    await expect(footer).toBeInViewport()
    const links = footer.getByRole('link')
    const menu = ['Home', 'About', 'Full Time', 'Part Time', 'Internship', 'Services', 'Manpower Enquiry']
    for (const name of [...menu, 'Submit Resume', 'CSR', 'Contact Us'])
      await expect(footer.getByRole('link', { name })).toBeVisible()
    await links.filter({ hasText: 'Internship' }).tap()
    await expect(page).toHaveURL('/internship')
  })
})
