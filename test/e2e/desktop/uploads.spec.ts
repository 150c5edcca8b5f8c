import type { Page } from '@playwright/test'
import { files, internship, openForm, slowDown, storedOf } from '../support/forms'
import { expect, test } from '../support/test'

const WENT_WRONG = 'Something went wrong. Please try again.'

const fillLarge = (page: Page, email: string) =>
  openForm(page, internship, {
    ...internship,
    texts: { ...internship.texts, Email: email },
    attached: { Resume: files.large },
  })

test('on a slow line a resume tells how much of it has left', async ({ page, portal }) => {
  const { form, submit } = await fillLarge(page, 'slow@example.com')
  await slowDown(page, 400_000)
  await submit.click()
  const bar = page.getByRole('progressbar', { name: 'Sending' })
  const percent = async () => Number(await bar.getAttribute('aria-valuenow'))
  await expect(bar).toBeVisible()
  await expect(submit).toBeDisabled()
  await expect(form).toHaveAttribute('aria-busy', 'true')
  const early = await percent()
  expect(early).toBeLessThan(100)
  await expect.poll(percent).toBeGreaterThan(early)
  await expect(form).toContainText(/\d % sent/)
  await expect(page.getByRole('status').filter({ hasText: 'application was sent' })).toBeVisible()
  await expect(bar).toHaveCount(0)
  await expect(submit).toBeEnabled()
  const [sent] = storedOf(portal, 'internship', 'slow@example.com').files
  expect(sent?.buffer.equals(files.large.buffer)).toBe(true)
})

test.describe('an upload that fails', () => {
  test.use({ allowed: /internship\/save/ })

  test('is told of, and the form stays as it was', async ({ page }) => {
    const { form, submit } = await fillLarge(page, 'fails@example.com')
    const answers = [
      { status: 502, contentType: 'text/html', body: '<html>Bad gateway</html>' },
      { status: 200, contentType: 'text/html', body: '<html>Welcome to the hotel</html>' },
      undefined,
    ]
    await page.route(`**${internship.save}`, (route) => {
      const answer = answers.shift()
      return answer ? route.fulfill(answer) : route.abort('connectionreset')
    })
    while (answers.length > 0) {
      await submit.click()
      await expect(page.getByRole('alert')).toHaveText(WENT_WRONG)
      await page.getByRole('alert').getByRole('button').click()
      await expect(form).toContainText('large.doc (1.0 MB)')
      await expect(submit).toBeEnabled()
    }
  })
})
