import { expect, test } from '../support/test'
import { visit } from '../support/visit'

test('the scroll-to-top link leads back to the top, and another screen begins at its top', async ({
  page,
}) => {
  await visit(page, '/full-time-jobs')
  await expect(page.getByRole('article').first()).toBeVisible()
  const footer = page.getByRole('contentinfo')
  const place = () => page.evaluate(() => window.scrollY)
  await footer.getByRole('link', { name: 'Back to top' }).scrollIntoViewIfNeeded()
  expect(await place()).toBeGreaterThan(500)
  await footer.getByRole('link', { name: 'Back to top' }).click()
  await expect.poll(place).toBe(0)

  await footer.getByRole('link', { name: 'Internship' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Internship/)
  await expect.poll(place).toBe(0)
})

test('an address that is opened in the same tab begins at its top, and a reload stays where it was', async ({
  page,
}) => {
  const place = () => page.evaluate(() => window.scrollY)
  await visit(page, '/manpower-enquiry')
  await page.evaluate(() => window.scrollTo(0, 600))
  await visit(page, '/submit-resume')
  expect(await place()).toBe(0)

  await page.evaluate(() => window.scrollTo(0, 300))
  await page.reload()
  await expect.poll(place).toBe(300)
})
