import { jobList } from '../support/jobList'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

test.beforeEach(async ({ page }) => {
  await visit(page, '/full-time-jobs')
  await expect(jobList(page).available).toHaveText(/^\d+ Jobs available$/)
})

test('a card out of view can be read and followed while one types', async ({ page }) => {
  const { searchBox, positions } = jobList(page)
  await searchBox.pressSequentially('a')
  const last = positions.last()
  const position = await last.textContent()
  await expect(page.getByRole('link', { name: position ?? '', exact: true }).last()).toBeAttached()
  await last.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(position ?? '')
  await page.goBack()
  await expect(searchBox).toHaveValue('a')
})
