import { jobList, queryOf } from '../support/jobList'
import { readJobs } from '../support/jobs'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

const PER_PAGE = 24

test('Back walks through the pages that were looked at', async ({ page, portal }) => {
  const list = jobList(page)
  const jobs = await readJobs(portal)
  await visit(page, '/full-time-jobs')
  await list.page(2).click()
  await expect(list.positions.first()).toHaveText(jobs[PER_PAGE]?.position ?? '')
  await page.goBack()
  await expect(list.positions.first()).toHaveText(jobs[0]?.position ?? '')
  await page.goForward()
  await expect(list.positions.first()).toHaveText(jobs[PER_PAGE]?.position ?? '')
})

test('Back from a job returns to the same filters and page', async ({ page, portal }) => {
  const list = jobList(page)
  const jobs = (await readJobs(portal)).filter(({ d_name }) => d_name === 'Operations')
  await visit(page, '/full-time-jobs')
  await list.department('Operations').click()
  await expect(list.available).toHaveText(`${jobs.length} Jobs available`)
  await list.page(2).click()
  const shown = jobs.slice(PER_PAGE, 2 * PER_PAGE).map(({ position }) => position)
  await expect(list.positions).toHaveText(shown)
  await list.positions.nth(5).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown[5] ?? '')
  await page.goBack()
  await expect(list.positions).toHaveText(shown)
  await expect(list.department('Operations')).toBeChecked()
  expect(queryOf(page).get('page')).toBe('2')
})

test('typing and clicking a job at once loses nothing', async ({ page }) => {
  const list = jobList(page)
  await visit(page, '/full-time-jobs')
  await expect(list.cards.first()).toBeVisible()
  await list.searchBox.pressSequentially('nurse')
  await list.positions.filter({ hasText: 'Nurse' }).first().click()
  await expect(page).toHaveTitle('Full Time Jobs Details')
  await page.goBack()
  await expect(list.searchBox).toHaveValue('nurse')
  // The address follows the list.
  await expect.poll(() => queryOf(page).get('q')).toBe('nurse')
})

test('leaving a screen before it has come in goes without a complaint', async ({ page }) => {
  await visit(page, '/about-us')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveTitle(/^Contact Us/)
  await page.goBack()
  await expect(page).not.toHaveTitle(/^Contact Us/)
  // Both screens are at hand by now, and both transitions begin before the next frame.
  await footer.getByRole('link', { name: 'Contact Us' }).evaluate(async (contact: HTMLElement) => {
    contact.click()
    while (location.pathname !== '/contact-us') {
      await new Promise((resolve) => {
        setTimeout(resolve)
      })
    }
    history.back()
  })
  await expect(page).toHaveURL('/about-us')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Contact Us')
})

test('ticking a department and clicking a page at once loses nothing', async ({ page }) => {
  const list = jobList(page)
  await visit(page, '/full-time-jobs')
  await expect(list.cards.first()).toBeVisible()
  const link = await list.page(2).elementHandle()
  // Both in one go, as they come from a device that is busy.
  await list.department('Operations').evaluate((checkbox: HTMLInputElement, target) => {
    checkbox.click()
    if (target instanceof HTMLElement) target.click()
  }, link)
  await expect(list.department('Operations')).toBeChecked()
  await expect.poll(() => queryOf(page).getAll('department')).toHaveLength(1)
  await expect(list.department('Operations')).toBeChecked()
})

test('the Back link of a job leads to the list where that was not the screen before', async ({ page }) => {
  const back = page.getByRole('main').getByRole('link', { name: 'Back', exact: true })
  await visit(page, '/job-details?s=1001')
  await back.click()
  await expect(page).toHaveURL('/full-time-jobs')

  await visit(page, '/job-by-categories?id=3&q=nurse')
  await jobList(page).positions.first().click()
  await back.click()
  await expect(page).toHaveURL('/full-time-jobs')
})

test('the Back link of a job leads to the list as it was left', async ({ page }) => {
  const list = jobList(page)
  await visit(page, '/full-time-jobs?salary=0-3&page=2')
  await list.positions.last().scrollIntoViewIfNeeded()
  const place = () => page.evaluate(() => window.scrollY)
  const left = await place()
  expect(left).toBeGreaterThan(0)
  await list.positions.last().click()
  await expect(page).toHaveTitle('Full Time Jobs Details')
  await page.getByRole('main').getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL('/full-time-jobs?salary=0-3&page=2')
  await expect(list.salary('0-3')).toBeChecked()
  await expect.poll(place).toBe(left)
})
