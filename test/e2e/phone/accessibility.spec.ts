import { applyPageForm, fieldsOf } from '../support/application'
import { expectAccessible } from '../support/axe'
import { jobList } from '../support/jobList'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

test('the filters, which a phone has in a drawer alone, and the list with nothing left', async ({ page }) => {
  const list = jobList(page)
  await visit(page, '/full-time-jobs?q=nurse&salary=3-6')
  await expect(page.getByRole('complementary', { name: 'Filters' })).toBeHidden()
  const opener = page.getByRole('button', { name: /^All Filter/ })
  await opener.tap()
  await expect(list.drawer).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(list.drawer).toBeHidden()
  await expect(opener).toBeFocused()
  await list.searchBox.fill('no such work anywhere')
  await expect(list.cards).toHaveCount(0)
  await expectAccessible(page)
})

test('the details of a job with the apply dialog open', async ({ page }) => {
  await visit(page, '/job-details?s=1001')
  await page.getByRole('button', { name: 'Quick apply' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
})

test('the apply page with an error and a notice, also with an open list', async ({ page }) => {
  await visit(page, '/apply-job?job_id=1001')
  const form = applyPageForm(page)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  await fieldsOf(form).location.click()
  await expect(page.getByRole('listbox')).toBeVisible()
  await expectAccessible(page)
})

test('Log In, which sends nothing anywhere, and the search pop-up above it', async ({ page }) => {
  await visit(page, '/sign-in')
  await page.getByLabel('Email').fill('asha@example.com')
  await page.getByLabel('Password').fill('open sesame')
  const asked: string[] = []
  // Dialogs that may be opened later come while nothing else happens.
  page.on('request', (request) => /\/assets\//.test(request.url()) || asked.push(request.url()))
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'No account is needed' })).toBeVisible()
  await expectAccessible(page)
  expect(asked).toEqual([])
  await expect(page).toHaveURL('/sign-in')

  const opener = page.getByRole('button', { name: 'Open search' })
  await opener.click()
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener).toBeFocused()
})
