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

test('a share button says where it leads in a tooltip, which Escape takes away', async ({ page }) => {
  await visit(page, '/job-details?s=1001')
  await page.getByRole('link', { name: /^Share on LinkedIn/ }).hover()
  const tip = page.getByRole('tooltip', { name: 'Share on LinkedIn' })
  await expect(tip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
})
