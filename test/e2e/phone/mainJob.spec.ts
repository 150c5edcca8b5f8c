import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { applyPageForm, fillApplication, photo, resume } from '../support/application'
import { jobList } from '../support/jobList'
import { first, readJobs, type WireJob } from '../support/jobs'
import { exportFrom, readRows, type Portal } from '../support/portal'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

const sent = {
  full_name: 'Kiran Netam',
  email: 'kiran.netam@example.com',
  mobile: '9898989898',
  current_ctc_from: '5',
  current_ctc_to: '7',
  experience_from: '4',
  experience_to: '2',
}

const findJob = async (page: Page, job: WireJob, isMobile: boolean) => {
  const list = jobList(page)
  await visit(page, '/full-time-jobs')
  await list.searchBox.fill('nurse')
  if (isMobile) await list.openDrawer.click()
  await list.department(job.d_name).click()
  if (isMobile) await list.closeDrawer.click()
  await list.positions.filter({ hasText: job.position }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.position)
}

const expectInDatabase = (portal: Portal, jobId: string) => {
  const rows = readRows<Record<string, string>>(portal, 'SELECT * FROM application WHERE job_id = ?', jobId)
  expect(rows).toHaveLength(1)
  const reference = rows[0]?.id ?? ''
  expect(rows[0]).toMatchObject({ ...sent, job_id: jobId })
  const files = readRows<{ field: string; original_name: string; bytes: Uint8Array }>(
    portal,
    'SELECT field, original_name, bytes FROM uploaded_file WHERE submission_id = ? ORDER BY field',
    reference,
  )
  expect(files.map(({ field, original_name }) => [field, original_name])).toEqual([
    ['photo', photo.name],
    ['resume', resume.name],
  ])
  expect(files.map(({ bytes }) => Buffer.from(bytes).toString('hex'))).toEqual([
    photo.buffer.toString('hex'),
    resume.buffer.toString('hex'),
  ])
  return reference
}

const expectInExport = async (portal: Portal, jobId: string) => {
  const out = await exportFrom(portal)
  const csv = await readFile(join(out, 'applications.csv'), 'utf8')
  const rows = parse<Record<string, string>>(csv, { columns: true, bom: true })
  const row = rows.find(({ job_id }) => job_id === jobId)
  expect(row).toMatchObject({ ...sent, job_id: jobId })
  expect(await readFile(join(out, row?.resume ?? ''))).toEqual(resume.buffer)
  expect(await readFile(join(out, row?.photo ?? ''))).toEqual(photo.buffer)
  await rm(out, { recursive: true })
}

test('a visitor finds a job, applies with a resume, and staff read the application', async ({
  page,
  portal,
  isMobile,
}) => {
  const job = first((await readJobs(portal)).filter(({ position }) => position.includes('Nurse')))
  await page.clock.install()
  await findJob(page, job, isMobile)
  await page.getByRole('main').getByRole('link', { name: 'Apply', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apply For Job')

  const form = applyPageForm(page)
  await fillApplication(form)
  await form.evaluate((element) => element.ownerDocument.body.setAttribute('data-before', 'reload'))
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'application' })).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Full Name' })).toHaveValue('')

  const reference = expectInDatabase(portal, job.job_id)
  const receipt = page.getByRole('region', { name: 'Sent' })
  await expect(receipt).toContainText(`Sent. Your reference is ${reference}`)
  await expect(receipt).toBeInViewport({ ratio: 1 })
  await expectInExport(portal, job.job_id)

  await page.clock.fastForward(2_500)
  await expect(page.locator('body[data-before]')).toHaveCount(1)
  await page.clock.fastForward(2_500)
  await expect(page.locator('body[data-before]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apply For Job')

  await expect(receipt).toContainText(reference)
  // While the receipt says it, the form does not say it again.
  await expect(page.getByRole('note')).toBeHidden()
  await receipt.getByRole('button', { name: 'Dismiss' }).click()
  await page.reload()
  await expect(page.getByRole('note')).toContainText(`Reference ${reference}. You can apply again.`)
  await expect(receipt).toBeHidden()
})
