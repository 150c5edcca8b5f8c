import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { addStaff } from '../support/portal'
import { expect, test } from '../support/test'

const EMAIL = 'asha@office.example'

/** In the theme of the system, in the other, and back. */
const expectAccessibleInBothThemes = async (page: Page) => {
  for (const theme of ['Dark theme', 'Light theme']) {
    await expectAccessible(page)
    await page.getByRole('button', { name: theme }).click()
    // A hint that is fading in has little contrast.
    await page.mouse.move(0, 0)
    await expect(page.getByRole('tooltip')).toBeHidden()
  }
}

test('the screens of an owner are accessible, also in the other theme', async ({ page, portal }) => {
  await page.goto(await addStaff(portal, EMAIL, 'Asha Verma', 'owner'))
  await page.getByLabel('Password').fill('marigold on the terrace')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Set password' }).click()

  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Accounts' }).click()
  await expect(page.getByRole('gridcell', { name: EMAIL }).first()).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await menu.getByRole('link', { name: 'Log' }).click()
  await expect(page.getByRole('gridcell', { name: 'Account added' }).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Second factor' }).click()
  await page.getByRole('button', { name: 'Set up' }).click()
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible()
  await page.getByText("Can't scan?").click()
  await expectAccessibleInBothThemes(page)

  await page.goto('/office/content/lists/cities')
  await expect(page.getByLabel('Name of Amravati')).toBeVisible()
  // A long list scrolls within the window.
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight)).toBe(true)
})

test('who is not signed in sees the theme of the system', async ({ page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const seen = new Set<string>()
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/office')
    await expect(page.getByLabel('Email')).toBeVisible()
    await expectAccessible(page)
    seen.add(await background())
  }
  expect(seen.size).toBe(2)
})
