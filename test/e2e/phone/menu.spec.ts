import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { settled, visit } from '../support/visit'

const openMenu = async (page: Page) => {
  await visit(page, '/sign-in')
  const hamburger = page.getByRole('banner').getByRole('button', { name: /menu/i })
  await hamburger.tap()
  const panel = page.getByRole('dialog', { name: 'Menu' })
  await expect(panel).toBeVisible()
  return { hamburger, panel }
}

test('the panel names the screens in their order', async ({ page }) => {
  const { panel } = await openMenu(page)
  const navigation = panel.getByRole('navigation')
  await expect(navigation.getByRole('link').or(navigation.getByRole('button'))).toHaveText([
    'Home',
    'About',
    'Jobs',
    'Services',
    'Manpower Enquiry',
    'Submit Resume',
    'CSR',
    'Contact Us',
    'Sign in',
  ])
})

test('Jobs is a toggle', async ({ page }) => {
  const { panel } = await openMenu(page)
  const jobs = panel.getByRole('button', { name: 'Jobs' })
  await expect(jobs).toHaveAttribute('aria-expanded', 'false')
  await expect(panel.getByRole('link', { name: 'Full Time' })).toBeHidden()
  await jobs.tap()
  await expect(jobs).toHaveAttribute('aria-expanded', 'true')
  await expect(panel.getByRole('link', { name: 'Full Time' })).toHaveAttribute('href', '/full-time-jobs')
  await expect(panel.getByRole('link', { name: 'Part Time' })).toHaveAttribute('target', '_blank')
  await expect(panel.getByRole('link', { name: 'Internship' })).toHaveAttribute('href', '/internship')
  await jobs.tap()
  await expect(panel.getByRole('link', { name: 'Full Time' })).toBeHidden()
})

test('Escape closes the panel and gives the focus back', async ({ page }) => {
  const { hamburger, panel } = await openMenu(page)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(hamburger).toBeFocused()
})

test('the close button closes the panel', async ({ page }) => {
  const { panel } = await openMenu(page)
  await panel.getByRole('button', { name: /close/i }).tap()
  await expect(panel).toBeHidden()
})

test('the panel closes after a choice', async ({ page }) => {
  const { panel } = await openMenu(page)
  await panel.getByRole('button', { name: 'Jobs' }).tap()
  // Where it unfolds, another link lies under the finger.
  await settled(page)
  await panel.getByRole('link', { name: 'Internship' }).tap()
  await expect(page).toHaveURL('/internship')
  await expect(panel).toBeHidden()
})

test('the focus stays in the panel while it is open', async ({ page }) => {
  const { panel } = await openMenu(page)
  for (let press = 0; press < 14; press += 1) await page.keyboard.press('Tab')
  await expect(panel.locator(':focus')).toHaveCount(1)
})

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the hamburger leads to the menu of the footer', async ({ page }) => {
    await page.goto('/sign-in')
    await page.getByRole('link', { name: 'Open menu' }).tap()
    const footer = page.getByRole('navigation', { name: 'Footer' })
    await expect(footer).toBeInViewport()
    const links = footer.getByRole('link')
    await expect(links).toHaveText([
      'Home',
      'About',
      'Full Time',
      'Part Time',
      'Internship',
      'Services',
      'Manpower Enquiry',
      'Submit Resume',
      'CSR',
      'Contact Us',
    ])
    await links.filter({ hasText: 'Internship' }).tap()
    await expect(page).toHaveURL('/internship')
  })
})
