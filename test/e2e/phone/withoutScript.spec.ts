import type { Page } from '@playwright/test'
import { enquiry, fill, formOn } from '../support/forms'
import { expect, test } from '../support/test'

test.use({ javaScriptEnabled: false, allowed: /422/ })

const count = (page: Page) => page.getByText(/^\d+ Jobs available$/)

test('the list is searched and paged, and a job is read', async ({ page }) => {
  await page.goto('/full-time-jobs')
  await expect(count(page)).toHaveText('240 Jobs available')
  const first = page.getByRole('article').first()
  const position = await first.getByRole('heading').textContent()
  await page.getByRole('link', { name: 'Go to page 2', exact: true }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(page.getByRole('article')).toHaveCount(24)
  await expect(first.getByRole('heading')).not.toHaveText(position ?? '')

  await page.getByRole('searchbox', { name: 'Search jobs' }).fill('nurse')
  await page.getByRole('searchbox', { name: 'Search jobs' }).press('Enter')
  await expect(page).toHaveURL(/[?&]q=nurse\b/)
  await expect(count(page)).toHaveText('17 Jobs available')
  await expect(page.getByRole('article')).toHaveCount(17)

  await first.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 2, name: 'Job Description' })).toBeVisible()

  const job = new URL(page.url()).searchParams.get('s')
  await page.getByRole('button', { name: 'Quick apply' }).click()
  await expect(page).toHaveURL(`/apply-job?job_id=${job}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apply For Job')
})

test('the list is filtered on the page, below it on a phone, and all filters are taken back', async ({
  page,
}) => {
  await page.goto('/full-time-jobs?q=nurse')
  await expect(page.getByRole('slider')).toBeHidden()
  await expect(page.getByRole('button', { name: /^All Filter/ })).toBeHidden()
  await page.getByRole('link', { name: 'All Filter' }).click()
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await expect(filters).toBeInViewport()
  await filters.getByRole('combobox', { name: 'Experience' }).selectOption('3 Yrs')
  await filters.getByRole('checkbox', { name: '3-6', exact: true }).check()
  await filters.getByRole('button', { name: 'Show jobs' }).click()
  // Fields that are left empty are sent, too.
  await expect(page).toHaveURL('/full-time-jobs?q=nurse&experience=3&salary=3-6&posted=&sort=')
  await expect(filters.getByRole('combobox', { name: 'Experience' })).toHaveValue('3')
  await expect(filters.getByRole('button', { name: 'Clear experience' })).toBeHidden()
  await filters.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(page).toHaveURL(/\/full-time-jobs\??$/)
  await expect(count(page)).toHaveText('240 Jobs available')
})

test('the search of the header leads to the services that hold the text', async ({ page }) => {
  await page.goto('/contact-us')
  await page.getByRole('link', { name: 'Open search' }).click()
  await page.getByRole('searchbox').fill('payroll')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/services?search=payroll')
})

test('every picture that takes turns elsewhere is seen', async ({ page }) => {
  await page.goto('/')
  const pictures = page.getByRole('group', { name: 'Pictures' }).locator('img')
  await expect(pictures).toHaveCount(4)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toBeVisible()
    await expect(picture).toBeInViewport()
  }
})

test('a form is filled in, sent and answered', async ({ page }) => {
  await page.goto(enquiry.address)
  const form = formOn(page, enquiry)
  await fill(form, { ...enquiry, texts: { ...enquiry.texts, Mobile: '12' } })
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('alert')).toHaveText('Invalid length of Mobile no.')
  await expect(form.getByRole('checkbox', { name: 'BPO', exact: true })).toBeChecked()
  await form.getByRole('textbox', { name: 'Mobile' }).fill('9876543210')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('region', { name: 'Sent' })).toBeVisible()
})
