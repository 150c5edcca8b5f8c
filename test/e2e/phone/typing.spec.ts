import { jobList } from '../support/jobList'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

test.beforeEach(async ({ page }) => {
  await visit(page, '/full-time-jobs')
  await expect(jobList(page).available).toHaveText(/^\d+ Jobs available$/)
})

test('a card out of view can be read and followed while one types', async ({ page }) => {
  const { searchBox, positions, available } = jobList(page)
  const all = (await available.textContent()) ?? ''
  await searchBox.pressSequentially('engineer')
  await expect(available).not.toHaveText(all)
  // The first cards are drawn at once, the others of the page once no key waits.
  await expect(positions).toHaveCount(24)
  const last = positions.last()
  const position = await last.textContent()
  await last.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(position ?? '')
  await page.goBack()
  await expect(searchBox).toHaveValue('engineer')
})
