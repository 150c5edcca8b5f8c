import { jobList, queryOf } from '../support/jobList'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

test('the experience of an untouched slider is where a press falls, and 1 year at the first step', async ({
  page,
}) => {
  const { slider, clear, cards } = jobList(page)
  await visit(page, '/job-by-categories?id=3')
  await expect(cards.first()).toBeVisible()
  // The input lies within the thumb, and that within the track.
  const box = await slider.locator('xpath=ancestor::span[2]').boundingBox()
  if (!box) throw new Error('The slider is not shown.')
  // The second of twenty values is a nineteenth of the way along.
  await page.mouse.click(box.x + box.width / 19, box.y + box.height / 2)
  await expect(slider).toHaveAttribute('aria-valuetext', '2 Yrs')
  await clear.click()
  await expect(slider).toHaveAttribute('aria-valuetext', 'Any')
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', '1 Yrs')
  await expect.poll(() => queryOf(page).toString()).toBe('id=3&experience=1')
})
