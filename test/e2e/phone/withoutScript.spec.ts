import type { Page } from '@playwright/test'
import { enquiry, formOn } from '../support/forms'
import { expect, test } from '../support/test'

test.use({ javaScriptEnabled: false })

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

test('a form says whom to call or write', async ({ page }) => {
  await page.goto(enquiry.address)
  await expect(formOn(page, enquiry)).toBeHidden()
  const advice = page.getByText(/^This form needs JavaScript/)
  await expect(advice.getByRole('link', { name: /^\+?[\d ]+$/ })).toHaveAttribute('href', /^tel:\+?\d+$/)
  await expect(advice.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
})
