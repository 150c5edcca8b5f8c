import { jobList, queryOf } from '../support/jobList'
import { readJobs } from '../support/jobs'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

test('All Filter opens the filters, which act at once, and closing gives the focus back', async ({
  page,
  portal,
}) => {
  const list = jobList(page)
  const fitting = (await readJobs(portal)).filter(
    ({ d_name, ctc }) => d_name === 'Operations' && ctc === '0-3',
  ).length
  await visit(page, '/full-time-jobs')
  await expect(page.getByRole('complementary', { name: 'Filters' })).toBeHidden()
  await list.openDrawer.tap()
  await expect(list.drawer).toBeVisible()
  await list.department('Operations').tap()
  await list.salary('0-3').tap()
  await expect(list.closeDrawer).toHaveText(`Show ${fitting} jobs`)
  await page.keyboard.press('Escape')
  await expect(list.drawer).toBeHidden()
  await expect(list.available).toHaveText(`${fitting} Jobs available`)
  await expect(page.getByRole('button', { name: 'All Filter (2)' })).toBeFocused()
  await expect.poll(() => queryOf(page).get('salary')).toBe('0-3')
})

test('the filters of an address stand in the drawer, and Clear empties them', async ({ page, portal }) => {
  const list = jobList(page)
  await visit(page, '/full-time-jobs?experience=5&salary=3-6')
  await page.getByRole('button', { name: 'All Filter (2)' }).tap()
  await expect(list.salary('3-6')).toBeChecked()
  await expect(list.slider).toHaveValue('5')
  await list.clear.tap()
  await expect(list.closeDrawer).toHaveText(`Show ${(await readJobs(portal)).length} jobs`)
  await list.closeDrawer.tap()
  await expect(list.drawer).toBeHidden()
})
