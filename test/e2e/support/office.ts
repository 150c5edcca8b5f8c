import type { Page } from '@playwright/test'
import { addStaff, type Portal } from './portal'

/** The password of every account of the tests. */
const PASSWORD = 'marigold on the terrace'

type Staff = { role: string; email?: string; name?: string }

/** Adds an account as an owner does at the terminal, and sets its password in the browser, which signs in. */
export const signInAs = async (
  page: Page,
  portal: Portal,
  { role, email = `${role}-${Date.now()}@office.example`, name = role }: Staff,
) => {
  await page.goto(await addStaff(portal, email, name, role))
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Set password' }).click()
  await page.getByRole('button', { name: 'Account' }).waitFor()
}
