import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

test('jobs are saved by the keyboard, compared on a narrow phone, sent as a link and forgotten', async ({
  page,
}) => {
  await visit(page, '/full-time-jobs')
  const hearts = page.getByRole('button', { name: /^Save / })
  await expect(hearts.first()).toBeVisible()
  for (const index of [0, 1, 2]) {
    await hearts.nth(index).focus()
    await page.keyboard.press('Enter')
    await expect(hearts.nth(index)).toHaveAttribute('aria-pressed', 'true')
  }
  await page.getByRole('banner').getByRole('link', { name: 'Saved jobs, 3' }).click()
  const ticks = page.getByRole('checkbox', { name: /^Compare / })
  await expect(ticks).toHaveCount(3)
  for (const index of [0, 1, 2]) await ticks.nth(index).check()
  await page.getByRole('button', { name: 'Compare' }).tap()
  await expect(page.getByRole('columnheader')).toHaveCount(4)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Shortlist of 3 jobs' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expectAccessible(page)

  await page.goBack()
  await page.getByRole('button', { name: 'Forget my details' }).tap()
  await expect(page.getByText(/^Press the heart of a job/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(ticks).toHaveCount(3)
})
