import type { Page } from '@playwright/test'
import { choose, fieldsOf, fillApplication, resume as wordFile, warning } from '../support/application'
import { first, readJobs } from '../support/jobs'
import { readRows, type Portal } from '../support/portal'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

const openDialog = async (page: Page, portal: Portal) => {
  const job = first(await readJobs(portal))
  await visit(page, `/job-details?s=${job.job_id}`)
  const opener = page.getByRole('button', { name: 'Quick apply' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: `Apply for ${job.position} Position` })
  await expect(dialog).toBeVisible()
  return { job, opener, dialog, apply: dialog.getByRole('button', { name: 'Apply', exact: true }) }
}

test('Escape closes the dialog and gives the focus back', async ({ page, portal }) => {
  const { dialog, opener } = await openDialog(page, portal)
  await expect(dialog.getByRole('heading')).toHaveText(/^Apply for .+ Position$/)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('Close closes the dialog and gives the focus back', async ({ page, portal }) => {
  const { dialog, opener } = await openDialog(page, portal)
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the dialog is 400 pixels wide where the window is wider', async ({ page, portal }) => {
  const { dialog } = await openDialog(page, portal)
  const window = page.viewportSize()?.width ?? 0
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(Math.min(400, window - 32))
})

test('Apply and Quick apply are equally wide', async ({ page, portal }) => {
  const { opener } = await openDialog(page, portal)
  await page.keyboard.press('Escape')
  const apply = page.getByRole('link', { name: 'Apply', exact: true })
  const [one, other] = await Promise.all([apply.boundingBox(), opener.boundingBox()])
  expect(one?.width).toBe(other?.width)
})

test('a broken rule is told by a notice that assistive technology can reach', async ({ page, portal }) => {
  const { dialog, apply } = await openDialog(page, portal)
  await apply.click()
  await expect(page.getByText('Please enter value of Full name.').first()).toBeVisible()
  await expect(fieldsOf(dialog).fullName).toBeFocused()
  await expect(warning(page, 'Please enter value of Full name.')).toBeVisible()
})

test('Escape in an open list closes the list and not the dialog', async ({ page, portal }) => {
  const { dialog } = await openDialog(page, portal)
  await fieldsOf(dialog).year.click()
  await expect(page.getByRole('option', { name: '30' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option', { name: '30' })).toBeHidden()
  await expect(dialog).toBeVisible()
})

test.describe('what the server refuses', () => {
  test.use({ allowed: /status of 422 .*\/web\/job\/apply-for-post/ })

  test('keeps the dialog and its fields, and success closes it', async ({ page, portal }) => {
    await page.clock.install()
    const { job, dialog, apply } = await openDialog(page, portal)
    await fillApplication(dialog)
    const { resume, fullName, location, ctcFrom } = fieldsOf(dialog)
    await resume.setInputFiles({
      name: 'cv.doc',
      mimeType: 'application/msword',
      buffer: Buffer.from('no Word'),
    })
    await apply.click()
    await expect(page.getByText(/cv\.doc/).first()).toBeVisible()
    await expect(apply).toBeEnabled()
    await expect(apply).toBeFocused()
    await expect(fullName).toHaveValue('Kiran Netam')
    await expect(location).toHaveValue('Bhilai')

    await resume.setInputFiles(wordFile)
    await choose(ctcFrom, 'Negotiable')
    await apply.click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('status').filter({ hasText: 'application' })).toBeVisible()
    await page.evaluate(() => document.body.setAttribute('data-before', 'reload'))
    const rows = readRows(portal, 'SELECT id FROM application WHERE job_id = ?', job.job_id)
    expect(rows).toHaveLength(1)

    await page.clock.fastForward(5_000)
    await expect(page.locator('body[data-before]')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.position)
  })
})
