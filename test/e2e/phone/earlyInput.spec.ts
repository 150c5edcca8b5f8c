import { applyPageForm, fieldsOf, resume, warning, wrongFile } from '../support/application'
import { expect, test } from '../support/test'
import { holdScripts } from '../support/visit'

test('what is filled in before the script comes counts, and the button says that it cannot work yet', async ({
  page,
}) => {
  const letGo = await holdScripts(page)
  await page.goto('/apply-job?job_id=1001', { waitUntil: 'commit' })
  const form = applyPageForm(page)
  const fields = fieldsOf(form)
  await fields.fullName.fill('Kiran Netam')
  await fields.mobile.pressSequentially('987654321012')
  await fields.email.fill('kiran')
  await fields.resume.setInputFiles(resume)
  await fields.year.fill('4')
  await form.getByRole('checkbox', { name: 'I am under 18' }).check()
  await form.getByRole('checkbox', { name: 'Keep my details for other jobs' }).check()
  await expect(form.getByRole('button', { name: 'Loading the form…' })).toBeDisabled()
  letGo()
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(warning(page, 'Invalid email address format.')).toBeVisible()
  await expect(form).toContainText(resume.name)
  await expect(fields.fullName).toHaveValue('Kiran Netam')
  await expect(fields.mobile).toHaveValue('9876543210')
  await expect(fields.email).toHaveValue('kiran')
  await expect(fields.year).toHaveValue('4')
  const draft = () => page.evaluate(() => localStorage.getItem('draft:application'))
  await expect.poll(draft).toContain('"is_minor":"yes"')
  await expect.poll(draft).toContain('"keep_for_other_jobs":"yes"')
})

test('a wrong file that was chosen before the script comes is told of', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/apply-job?job_id=1001', { waitUntil: 'commit' })
  const { resume: picker, location } = fieldsOf(applyPageForm(page))
  await picker.setInputFiles(wrongFile)
  await location.fill('rai')
  letGo()
  await expect(warning(page, 'Please select a .doc or .docx file.')).toBeVisible()
  expect(await picker.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0)
  await expect(page.getByRole('option')).toHaveText(['Raigarh', 'Raipur'])
  await page.keyboard.press('Enter')
  await expect(location).toHaveValue('Raigarh')
})
