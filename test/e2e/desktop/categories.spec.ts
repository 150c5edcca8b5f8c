import { expectAccessible } from '../support/axe'
import { jobList, queryOf } from '../support/jobList'
import { expect, test } from '../support/test'
import { visit, withoutRendering } from '../support/visit'

const HEALTHCARE = 'Job According To The Healthcare & Hospitals Category'

test('a category leads from its card to its jobs, and Back to them as they were filtered', async ({
  page,
  isMobile,
}) => {
  const list = jobList(page)
  await visit(page, '/all-categories')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Categories')
  const card = page.getByRole('link', { name: /^Healthcare & Hospitals \d+ Jobs$/ })
  const counted = /\d+ Jobs$/.exec((await card.textContent()) ?? '')?.[0]
  await card.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEALTHCARE)
  await expect(list.available).toHaveText(`${counted} available`)
  await expect(page).toHaveURL('/job-by-categories?id=3')

  await list.searchBox.fill('nurse')
  if (isMobile) await list.openDrawer.click()
  await list.department('Operations').click()
  if (isMobile) await list.closeDrawer.click()
  await expect(list.available).not.toHaveText(`${counted} available`)
  await expect.poll(() => queryOf(page).has('department')).toBe(true)
  expect(queryOf(page).get('id')).toBe('3')
  expect(queryOf(page).get('q')).toBe('nurse')
  const left = await list.positions.allTextContents()
  expect(left.length).toBeGreaterThan(0)

  await list.positions.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(left[0] ?? '')
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute(
    'href',
    '/full-time-jobs',
  )
  await page.goBack()
  await expect(list.positions).toHaveText(left)
  await expect(list.searchBox).toHaveValue('nurse')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEALTHCARE)
  await page.goBack()
  await expect(page).toHaveURL('/all-categories')
})

test('nothing below the heading moves when the name of the category comes', async ({ page }) => {
  let letGo: () => void = () => undefined
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/web/job/get_jobs_by_category', async (route) => {
    await gate
    await route.continue()
  })
  // Else the name comes with the page.
  await withoutRendering(page, '/job-by-categories?id=3')
  const { searchBox, available } = jobList(page)
  await page.goto('/job-by-categories?id=3')
  await expect(page.getByRole('progressbar', { name: 'Loading jobs' })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const before = await searchBox.boundingBox()
  letGo()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEALTHCARE)
  await expect(available).toBeVisible()
  expect(await searchBox.boundingBox()).toEqual(before)
})

test('the jobs of a category and all categories are accessible', async ({ page }) => {
  await page.goto('/job-by-categories?id=3')
  await expect(jobList(page).cards.first()).toBeVisible()
  await expectAccessible(page)
  await page.goto('/all-categories')
  await expect(page.getByRole('link', { name: /\d+ Jobs$/ })).toHaveCount(16)
  await expectAccessible(page)
})
