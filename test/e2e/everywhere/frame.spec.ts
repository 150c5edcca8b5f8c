import { expect, test } from '../support/test'
import { visit } from '../support/visit'

const QUESTION = 'What service are you looking for today?'

test.beforeEach(async ({ page }) => {
  await visit(page, '/sign-in')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the search pop-up asks for a service and opens the services with the text', async ({ page }) => {
  await page.getByRole('button', { name: 'Open search' }).click()
  const popUp = page.getByRole('dialog', { name: QUESTION })
  await expect(popUp.getByRole('searchbox', { name: QUESTION })).toBeFocused()
  await page.keyboard.type('Payroll & more')
  await popUp.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/services?search=Payroll+%26+more')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services')
  await expect(popUp).toBeHidden()
})

test('Escape closes the search pop-up and gives the focus back', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Open search' })
  await opener.click()
  await expect(page.getByRole('dialog', { name: QUESTION })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: QUESTION })).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the first Tab reaches a link that skips to the content', async ({ page }) => {
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
