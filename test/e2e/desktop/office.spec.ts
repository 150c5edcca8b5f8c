import type { Page } from '@playwright/test'
import { URI } from 'otpauth'
import { expectAccessible } from '../support/axe'
import { addStaff } from '../support/portal'
import { expect, test } from '../support/test'

const EMAIL = 'asha@office.example'
const PASSWORD = 'marigold on the terrace'

const themes = ['Dark theme', 'Light theme']

/** In the theme of the system, in the other, and back. */
const expectAccessibleInBothThemes = async (page: Page) => {
  for (const theme of themes) {
    await expectAccessible(page)
    await page.getByRole('button', { name: theme }).click()
    // A hint that is fading in has little contrast.
    await page.mouse.move(0, 0)
    await expect(page.getByRole('tooltip')).toBeHidden()
  }
}

const signIn = async (page: Page) => {
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const goTo = (page: Page, screen: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: screen }).click()

test('an owner takes up an account, invites a recruiter, sets up the second factor and reads the log', async ({
  page,
  portal,
}) => {
  await page.goto(await addStaff(portal, EMAIL, 'Asha Verma', 'owner'))
  await page.getByLabel('Password').fill(PASSWORD)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Set password' }).click()

  await goTo(page, 'Accounts')
  await expect(page.getByRole('gridcell', { name: EMAIL })).toBeVisible()
  await page.getByRole('button', { name: 'Invite' }).click()
  const invitation = page.getByRole('dialog', { name: 'Invite' })
  await invitation.getByLabel('Email').fill('ravi@office.example')
  await invitation.getByLabel('Name').fill('Ravi Sahu')
  await invitation.getByLabel('Role').selectOption('Recruiter')
  await invitation.getByRole('button', { name: 'Invite' }).click()
  await expect(page.getByText('/office/set-password#token=')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('gridcell', { name: 'ravi@office.example' })).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Second factor' }).click()
  await page.getByRole('button', { name: 'Set up' }).click()
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible()
  await page.getByText("Can't scan?").click()
  const app = URI.parse((await page.getByRole('link', { name: 'open the app' }).getAttribute('href')) ?? '')
  await page.getByLabel('Code').fill(app.generate())
  await page.getByLabel('Password').fill(PASSWORD)
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Confirm' }).click()
  const codes = page.getByRole('main').getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recoveryCode = (await codes.first().textContent()) ?? ''
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()

  await signIn(page)
  await expect(page.getByLabel('Code')).toBeFocused()
  await page.getByLabel('Code').fill(recoveryCode)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await goTo(page, 'Log')
  for (const action of ['Recovery code used', 'Signed out', 'Second factor set up', 'Account added'])
    await expect(page.getByRole('gridcell', { name: action }).first()).toBeVisible()
  await expect(page.getByRole('gridcell', { name: 'command line' })).toHaveCount(1)
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
