import { jobList } from '../support/jobList'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

test('a press at the left end of the untouched slider chooses 1 year', async ({ page }) => {
  const list = jobList(page)
  await visit(page, '/full-time-jobs')
  await expect(list.cards.first()).toBeVisible()
  const slider = await list.slider.boundingBox()
  if (!slider) throw new Error('The slider is not shown.')
  await page.mouse.click(slider.x + slider.width / 2, slider.y + slider.height / 2)
  await expect(list.slider).toHaveAttribute('aria-valuetext', '1 Yrs')
})
