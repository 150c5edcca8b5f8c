import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { enquiry, openForm } from '../support/forms'
import { first, readJobs } from '../support/jobs'
import { changeRows, readRows } from '../support/portal'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

test.use({
  serviceWorkers: 'allow',
  // The browser complains of requests without a line.
  allowed: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 410/,
})

const SAVED = /was saved on \d\d-\d\d-\d{4} at \d\d:\d\d\.$/

const notice = (page: Page) => page.getByRole('status').filter({ hasText: /^You are offline\./ })

const isKept = (page: Page, address: string) =>
  page.evaluate(async (url) => (await caches.match(url)) !== undefined, address)

/** The worker is there, and has kept what the page had loaded before. */
const openAndKeep = async (page: Page, address: string) => {
  await visit(page, address)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => isKept(page, address)).toBe(true)
}

test('lists and jobs that were read can be read without a line, and say how old they are', async ({
  page,
  context,
  portal,
}) => {
  const job = first(await readJobs(portal))
  const heading = page.getByRole('heading', { level: 1, name: job.position })
  const available = page.getByText(/^\d+ Jobs available$/)
  await openAndKeep(page, '/full-time-jobs')
  await visit(page, '/job-by-categories?id=1')
  await expect(available).not.toHaveText(/^0/)
  const counted = (await available.textContent()) ?? ''
  await expect.poll(() => isKept(page, '/job-by-categories?id=1')).toBe(true)
  await page.goto('/full-time-jobs')
  await page.getByRole('link', { name: job.position }).first().click()
  await expect(heading).toBeVisible()

  await context.setOffline(true)
  await expect(notice(page)).toHaveText(SAVED)
  await page.reload()
  await expect(heading).toBeVisible()
  await expect(notice(page)).toHaveText(/This job was saved on/)
  await expectAccessible(page)

  await page.goto('/full-time-jobs')
  await expect(available).toBeVisible()
  await expect(page.getByRole('link', { name: job.position }).first()).toBeVisible()
  await expect(notice(page)).toHaveText(/This list was saved on/)

  await page.goto('/job-by-categories?id=1')
  await expect(available).toHaveText(counted)
  await expect(notice(page)).toHaveText(SAVED)

  await context.setOffline(false)
  await expect(notice(page)).toHaveCount(0)
})

test('Track opens without a line, but no page of it is kept: others may hold the phone', async ({
  page,
  context,
}) => {
  await openAndKeep(page, '/about-us')
  const address = '/track?reference=R7K4-92QX'
  await visit(page, address)
  await expect(page.getByLabel('Reference')).toHaveValue('R7K4-92QX')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByLabel('Reference')).toHaveValue('R7K4-92QX')
  const kept = await page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    return (await Promise.all(opened.map((cache) => cache.keys()))).flat().map(({ url }) => url)
  })
  expect(kept.filter((url) => new URL(url).pathname === '/track')).toEqual([])
})

test('a form, the menu and the saved jobs open without a line, though they were never open before', async ({
  page,
  context,
}) => {
  await openAndKeep(page, '/full-time-jobs')
  await context.setOffline(true)
  await page.goto('/apply-job?job_id=1001')
  const form = page.getByRole('form', { name: 'Apply For Job' })
  await form.getByRole('textbox', { name: 'Full Name' }).fill('Asha')
  const place = form.getByRole('combobox', { name: 'Current Location' })
  await place.fill('Bhilai')
  await page.getByRole('option', { name: 'Bhilai' }).click()
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('alert')).toHaveText(/Please enter value of Email address\./)

  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Saved jobs' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your jobs')
})

test('a job that was closed since it was read is closed without a line, too', async ({
  page,
  context,
  portal,
}) => {
  const address = '/job-details?s=1012'
  const closeOn = (day: string | null) =>
    changeRows(portal, 'UPDATE job SET closed_on = ? WHERE job_id = ?', day, '1012')
  const heading = page.getByRole('heading', { level: 1 })
  await openAndKeep(page, address)
  closeOn('2026-11-12')
  try {
    await page.reload()
    await expect(heading).toHaveText('This job is no longer open')
    await context.setOffline(true)
    await page.reload()
    await expect(heading).toHaveText('This job is no longer open')
  } finally {
    closeOn(null)
  }
})

test('a form is not pretended to be sent, and stays as it is', async ({ page, context, portal }) => {
  const texts = { ...enquiry.texts, Email: 'asha.offline@example.com' }
  const stored = () => readRows(portal, 'SELECT id FROM enquiry WHERE email = ?', texts.Email)
  const { form, submit } = await openForm(page, enquiry, { texts })
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await expect(notice(page)).toHaveText(/This form cannot be sent until you are back/)
  await submit.click()
  await expect(page.getByRole('alert')).toHaveText(/You are offline\. Nothing is lost\./)
  await expect(form.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(texts.Name)
  expect(stored()).toHaveLength(0)

  await context.setOffline(false)
  await expect(notice(page)).toHaveCount(0)
  await submit.click()
  await expect(page.getByText(/Your enquiry was sent/)).toBeVisible()
  expect(stored()).toHaveLength(1)
})

test('the site can be installed, and opens without a line from its icon', async ({ page, context }) => {
  await openAndKeep(page, '/')
  const address = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = (await (await page.request.get(address ?? '')).json()) as {
    start_url: string
    icons: { src: string; sizes: string; purpose: string }[]
  }
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (url) => {
      const image = new Image()
      image.src = url
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    expect(size).toBe(sizes)
  }
  await context.setOffline(true)
  await page.goto(manifest.start_url)
  await expect(page.locator('h1')).toBeVisible()
})
