import { applyPageForm, fieldsOf } from '../support/application'
import { expectAccessible } from '../support/axe'
import { jobList } from '../support/jobList'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

test('the list of jobs, full and with nothing left', async ({ page }) => {
  const list = jobList(page)
  await visit(page, '/full-time-jobs')
  await expect(list.cards.first()).toBeVisible()
  await expectAccessible(page)
  await list.searchBox.fill('no such work anywhere')
  await expect(list.cards).toHaveCount(0)
  await expectAccessible(page)
})

test('the details of a job, also with the apply dialog open', async ({ page }) => {
  await visit(page, '/job-details?s=1001')
  await expect(page.getByRole('button', { name: 'Quick apply' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Quick apply' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
})

test('the apply page, also with an open list, an error and a notice', async ({ page }) => {
  await visit(page, '/apply-job?job_id=1001')
  const form = applyPageForm(page)
  await expect(form.getByRole('textbox', { name: 'Full Name' })).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  await fieldsOf(form).location.click()
  await expect(page.getByRole('listbox')).toBeVisible()
  await expectAccessible(page)
})

test('the search pop-up', async ({ page }) => {
  await visit(page, '/sign-in')
  await page.getByRole('button', { name: 'Open search' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
})

test.describe('the error screen', () => {
  test.use({ allowed: /status of 404 .*\/no-such-screen/ })

  test('of an unknown address', async ({ page }) => {
    await visit(page, '/no-such-screen')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  })
})

test('the menu, with Jobs open', async ({ page }) => {
  await visit(page, '/sign-in')
  await page.getByRole('button', { name: 'Open menu' }).tap()
  const panel = page.getByRole('dialog', { name: 'Menu' })
  await expect(panel).toBeVisible()
  await panel.getByRole('button', { name: 'Jobs' }).tap()
  await expect(panel.getByRole('link', { name: 'Internship' })).toBeVisible()
  await expectAccessible(page)
})

test('the drawer of the filters', async ({ page }) => {
  const list = jobList(page)
  await visit(page, '/full-time-jobs?salary=3-6')
  await page.getByRole('button', { name: /^All Filter/ }).tap()
  await expect(list.drawer).toBeVisible()
  await expectAccessible(page)
})
