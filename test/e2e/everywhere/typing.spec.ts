import { jobList } from '../support/jobList'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

test.beforeEach(async ({ page }) => {
  await visit(page, '/full-time-jobs')
  await expect(jobList(page).available).toHaveText(/^\d+ Jobs available$/)
})

test('while one types only the cards in view are laid out, and all of them once one goes on', async ({
  page,
}) => {
  const { searchBox, cards } = jobList(page)
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const drawn = () =>
    cards.evaluateAll((all) =>
      all.map((card) => {
        const { firstElementChild: content } = card
        return content?.checkVisibility({ contentVisibilityAuto: true }) ?? false
      }),
    )
  const before = await height()
  await searchBox.focus()
  await expect.poll(async () => (await drawn()).includes(false)).toBe(true)
  expect((await drawn())[0]).toBe(true)
  // Nothing moves: each card keeps the room that it had.
  expect(await height()).toBe(before)
  await searchBox.blur()
  await expect.poll(async () => (await drawn()).includes(false)).toBe(false)
  expect(await height()).toBe(before)
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
