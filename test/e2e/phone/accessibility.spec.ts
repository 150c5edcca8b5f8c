import { expectAccessible } from '../support/axe'
import { jobList } from '../support/jobList'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

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
