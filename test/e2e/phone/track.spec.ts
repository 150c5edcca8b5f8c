import type { Page } from '@playwright/test'
import { applicationFields } from '@test/support/builders'
import { expectAccessible } from '../support/axe'
import { files } from '../support/forms'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

/** Sends an application with this number; answers with its reference. */
const apply = async (page: Page, mobile: string) => {
  const multipart = { ...applicationFields, mobile, email: `${mobile}@example.com`, resume: files.docx }
  const answer = await page.request.post('/web/job/apply-for-post', { multipart })
  const { data } = (await answer.json()) as { data: { reference: string } }
  return data.reference
}

const shownOf = (page: Page, reference: string) => page.getByRole('region', { name: reference })

test('an application is shown, copied, corrected, withdrawn and erased', async ({ page }) => {
  const reference = await apply(page, '9826300001')
  await visit(page, '/')
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).tap()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Track' }).tap()
  await expect(page).toHaveURL('/track')
  await page.getByLabel('Reference').fill(reference.toLowerCase())
  await page.getByLabel('Last 4 digits of your mobile').fill('0001')
  await page.keyboard.press('Enter')
  const shown = shownOf(page, reference)
  await expect(shown.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(shown.getByText('Received', { exact: true })).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await shown.getByRole('link', { name: 'Get a copy' }).tap()
  expect((await download).suggestedFilename()).toBe(`${reference}.zip`)

  await shown.getByLabel('Mobile').fill('98263 00002')
  await shown.getByRole('button', { name: 'Correct' }).tap()
  await expect(shown.getByRole('status')).toHaveText(/9826300002\.$/)

  await shown.getByRole('button', { name: 'Withdraw' }).tap()
  await expect(shown.getByText(`Withdraw ${reference}?`)).toBeInViewport()
  await shown.getByRole('button', { name: 'Yes, withdraw' }).tap()
  await expect(shown.getByText('Withdrawn', { exact: true })).toBeVisible()

  await page.setViewportSize({ width: 1440, height: 900 })
  await expectAccessible(page)
  await shown.getByRole('button', { name: 'Erase' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Yes, erase' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${reference} is erased, your files too.`)).toBeInViewport()
  await expect(page).toHaveURL('/track')
})
