import { applyPageForm, fieldsOf, resume } from '../support/application'
import { jobList } from '../support/jobList'
import { screens } from '../support/screens'
import { expect, test } from '../support/test'
import { translatePage } from '../support/translation'
import { visit } from '../support/visit'

/** What throws on a page fails its test: see the clean console that belongs to every test. */

test('a translated list is searched and paged, and counts what it shows', async ({ page, isMobile }) => {
  const list = jobList(page)
  await visit(page, '/full-time-jobs')
  await translatePage(page)
  await expect(list.available.locator('font').first()).toBeAttached()
  await expect(list.available).toHaveText('240 Jobs available')
  await list.searchBox.fill('nurse')
  await expect(list.available).toHaveText('17 Jobs available')
  await list.searchBox.fill('no such work')
  await expect(list.available).toHaveText('0 Jobs available')
  await page.getByRole('button', { name: 'Show all jobs' }).click()
  await expect(list.available).toHaveText('240 Jobs available')
  if (isMobile) await list.openDrawer.click()
  await list.salary('3-6').click()
  await list.department('Operations').click()
  await expect(page).toHaveURL(/department=.*salary=3-6/)
  await list.clear.click()
  if (isMobile) await list.closeDrawer.click()
  await expect(list.available).toHaveText('240 Jobs available')
  await list.page(2).click()
  await expect(page).toHaveURL(/page=2/)
  await list.positions.first().click()
  await expect(page).toHaveTitle('Full Time Jobs Details')
  await page.goBack()
  await expect(list.available).toHaveText('240 Jobs available')
})

test('a translated form is filled, corrected and sent', async ({ page }) => {
  await visit(page, '/apply-job?job_id=1001')
  await translatePage(page)
  const form = applyPageForm(page)
  const fields = fieldsOf(form)
  const submit = form.getByRole('button', { name: 'Submit' })
  await submit.click()
  await expect(page.getByRole('alert')).toContainText('Please enter value of Full name.')
  await expect(fields.fullName).toBeFocused()
  await fields.fullName.fill('Kiran Netam')
  await submit.click()
  await expect(page.getByRole('alert').last()).toContainText('Please enter value of Email address.')
  await fields.email.fill('kiran.netam@example.com')
  await fields.mobile.fill('9898989898')
  await fields.ctcFrom.click()
  await page.getByRole('option', { name: 'Negotiable' }).click()
  await fields.year.click()
  await page.getByRole('option', { name: '4', exact: true }).click()
  await fields.month.click()
  await page.getByRole('option', { name: '2', exact: true }).click()
  await fields.location.fill('Bhilai')
  await page.getByRole('option', { name: 'Bhilai' }).click()
  await fields.resume.setInputFiles(resume)
  await expect(form).toContainText('Kiran Netam.docx')
  await form.getByRole('button', { name: 'Remove' }).click()
  await expect(form).not.toContainText('Kiran Netam.docx')
  await fields.resume.setInputFiles(resume)
  await submit.click()
  await expect(page.getByRole('status').filter({ hasText: /Thank you|sent/ })).toBeVisible()
  await expect(fields.fullName).toHaveValue('')
})

test('every translated screen is left for the next', async ({ page }) => {
  for (const { name, address } of screens) {
    await test.step(name, async () => {
      await visit(page, address)
      await translatePage(page)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
      await expect(page).toHaveTitle(/^Contact Us/)
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Contact Us')
    })
  }
})
