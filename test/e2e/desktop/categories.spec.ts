import { jobList } from '../support/jobList'
import { expect, test } from '../support/test'
import { withoutRendering } from '../support/visit'

const HEALTHCARE = 'Job According To The Healthcare & Hospitals Category'

test('nothing below the heading moves when the name of the category comes', async ({ page }) => {
  let letGo: () => void = () => undefined
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/web/job/search?**', async (route) => {
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
