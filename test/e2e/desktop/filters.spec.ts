import { jobList, queryOf } from '../support/jobList'
import { readJobs } from '../support/jobs'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

const available = (count: number) => `${count} Jobs available`

test.beforeEach(async ({ page, portal }) => {
  await visit(page, '/full-time-jobs')
  await expect(jobList(page).available).toHaveText(available((await readJobs(portal)).length))
})

test('typed text narrows the list, is in the address and survives a reload', async ({ page, portal }) => {
  const list = jobList(page)
  const all = (await readJobs(portal)).length
  await list.searchBox.fill('  Staff NURSE')
  await expect(list.available).not.toHaveText(available(all))
  await expect(list.positions.first()).toContainText('Staff Nurse')
  await expect.poll(() => queryOf(page).get('q')).toContain('Staff NURSE')
  const counted = await list.available.textContent()

  await page.reload()
  await expect(list.searchBox).toHaveValue(/Staff NURSE/)
  await expect(list.available).toHaveText(counted ?? '')
})

test('the slider is moved by keys from 1 to 20 years', async ({ page, portal }) => {
  const list = jobList(page)
  const jobs = await readJobs(portal)
  const fitting = (years: number) =>
    jobs.filter((job) => job.experience_from <= years && job.experience_to >= years).length
  await list.slider.focus()
  await page.keyboard.press('End')
  await expect(list.available).toHaveText(available(fitting(20)))
  await expect(list.slider).toHaveAttribute('aria-valuetext', '20 Yrs')
  await page.keyboard.press('ArrowLeft')
  await expect(list.available).toHaveText(available(fitting(19)))
  await page.keyboard.press('Home')
  await expect(list.available).toHaveText(available(fitting(1)))
  await expect.poll(() => queryOf(page).get('experience')).toBe('1')
  await page.reload()
  await expect(list.available).toHaveText(available(fitting(1)))
  await expect(list.slider).toHaveValue('1')
})

test('a press at the left end of the untouched slider chooses 1 year', async ({ page }) => {
  const list = jobList(page)
  const slider = await list.slider.boundingBox()
  if (!slider) throw new Error('The slider is not shown.')
  await page.mouse.click(slider.x + slider.width / 2, slider.y + slider.height / 2)
  await expect(list.slider).toHaveAttribute('aria-valuetext', '1 Yrs')
})

test('Clear experience takes back the experience alone', async ({ page }) => {
  const list = jobList(page)
  await list.salary('3-6').click()
  const counted = await list.available.textContent()
  await list.slider.focus()
  await page.keyboard.press('End')
  await expect(list.available).not.toHaveText(counted ?? '')
  await page.getByRole('button', { name: 'Clear experience' }).click()
  await expect(list.available).toHaveText(counted ?? '')
  await expect(list.slider).toHaveAttribute('aria-valuetext', 'Any')
  await expect(list.slider).toBeFocused()
  await expect.poll(() => queryOf(page).toString()).toBe('salary=3-6')
})

test('a share button says where it leads in a tooltip, which Escape takes away', async ({ page }) => {
  await page
    .getByRole('link', { name: /^Share on LinkedIn/ })
    .first()
    .hover()
  const tip = page.getByRole('tooltip', { name: 'Share on LinkedIn' })
  await expect(tip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
})
