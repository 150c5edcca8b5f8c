import { jobList } from '../support/jobList'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

test.beforeEach(async ({ page }) => {
  await visit(page, '/full-time-jobs')
  await expect(jobList(page).available).toHaveText(/^\d+ Jobs available$/)
})

test('only the cards near the window are laid out, and all of them for a place that is restored', async ({
  page,
}) => {
  const { cards, positions } = jobList(page)
  const drawn = () =>
    cards.evaluateAll((all) =>
      all.map((card) => {
        const { firstElementChild: content } = card
        return content?.checkVisibility({ contentVisibilityAuto: true }) ?? false
      }),
    )
  const places = () => cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))
  expect((await drawn())[0]).toBe(true)
  expect(await drawn()).toContain(false)
  await positions.last().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Full Time Jobs')
  await page.goBack()
  await expect(jobList(page).available).toHaveText(/^\d+ Jobs available$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  expect(await drawn()).not.toContain(false)
  // What is laid out later moves nothing under the eyes of who came back.
  const before = await places()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await places()).toEqual(before)
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
