import { jobList } from '../support/jobList'
import { driver, list, welder } from '../support/otherJobs'
import { expect, test } from '../support/otherTest'
import { visit } from '../support/visit'

const CATEGORIES = '/web/category/get'
const JOBS_OF_CATEGORY = '/web/job/get_jobs_by_category'

test('ids may be sent as numbers, and names are shown as they were sent', async ({ page, api }) => {
  api.script(CATEGORIES, list({ industry_id: 12, label: 'Banking & Finance', count: '2' }))
  api.script(JOBS_OF_CATEGORY, {
    body: { status: '1', name: 'Banking & Finance', data: [welder, driver] },
  })
  await visit(page, '/all-categories')
  await page.getByRole('link', { name: 'Banking & Finance 2 Jobs' }).click()
  await expect(page).toHaveURL('/job-by-categories?id=12')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Job According To The Banking & Finance Category',
  )
  await expect(jobList(page).positions).toHaveText(['Welder', 'Driver'])
  await expect(page).toHaveTitle('Job According To The Banking & Finance Category | Navkaam')
  const [asked, ...others] = api.asked(JOBS_OF_CATEGORY)
  expect(others).toEqual([])
  expect(asked?.method).toBe('POST')
  expect(JSON.parse(asked?.body ?? '')).toEqual({ industry_id: '12' })
})

test('names without a space and five hundred categories stay within the window', async ({ page, api }) => {
  const many = Array.from({ length: 500 }, (_, index) => ({
    industry_id: index + 1,
    label: index === 0 ? 'L'.repeat(300) : `Industry ${index + 1}`,
    count: index,
  }))
  api.script(CATEGORIES, list(...many))
  api.script(JOBS_OF_CATEGORY, { body: { status: '1', name: 'N'.repeat(300), data: [welder] } })
  for (const [address, shown] of [
    ['/all-categories', 'Industry 500'],
    ['/job-by-categories?id=1', 'N'.repeat(300)],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('main')).toContainText(shown)
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const widest = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(widest, `${address} at ${width}`).toBeLessThanOrEqual(width)
    }
  }
})
