import { writeFileSync } from 'node:fs'
import { applyPageForm, fieldsOf, resume, warning, wrongFile } from '../support/application'
import { fill, formOn, internship, storedOf } from '../support/forms'
import { expect, test } from '../support/test'
import { holdScripts, isUsable, visit } from '../support/visit'

// The page of a refusal, and the chunk that a test takes away.
test.use({ allowed: /422|sendForm/ })

test('what is filled in before the script comes counts', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/apply-job?job_id=1001', { waitUntil: 'commit' })
  const form = applyPageForm(page)
  const fields = fieldsOf(form)
  await fields.fullName.fill('Kiran Netam')
  await fields.mobile.pressSequentially('987654321012')
  await fields.email.fill('kiran')
  await fields.resume.setInputFiles(resume)
  await form.getByRole('checkbox', { name: 'Fresher, no experience yet' }).check()
  await form.getByRole('checkbox', { name: 'I am under 18' }).check()
  await form.getByRole('checkbox', { name: 'Keep my details for other jobs' }).check()
  const place = () => page.evaluate(() => window.scrollY)
  expect(await place()).toBeGreaterThan(0)
  letGo()
  await isUsable(page)
  // A press that is under way must not miss its button.
  expect(await place()).toBeGreaterThan(0)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(warning(page, 'Invalid email address format.')).toBeVisible()
  await expect(form).toContainText(resume.name)
  await expect(fields.fullName).toHaveValue('Kiran Netam')
  await expect(fields.mobile).toHaveValue(/^9876543210/)
  await expect(fields.email).toHaveValue('kiran')
  await expect(fields.year).toHaveValue('0')
  const draft = () => page.evaluate(() => localStorage.getItem('draft:application'))
  await expect.poll(draft).toContain('"is_minor":"yes"')
  await expect.poll(draft).toContain('"keep_for_other_jobs":"yes"')
  await expect.poll(draft).toContain('"experience_to":"0"')
  expect(await draft()).not.toContain('is_fresher')
})

test('a wrong file that was chosen before the script comes is told of', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/apply-job?job_id=1001', { waitUntil: 'commit' })
  const { resume: picker, location } = fieldsOf(applyPageForm(page))
  await picker.setInputFiles(wrongFile)
  await location.selectOption('Raipur')
  letGo()
  await expect(warning(page, 'Please select a .doc or .docx file.')).toBeVisible()
  expect(await picker.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0)
  await expect(location).toHaveValue('Raipur')
})

test('a press before the script comes sends the form as it is, once, and what a rule refuses is kept', async ({
  page,
  portal,
}) => {
  const letGo = await holdScripts(page)
  await page.goto('/apply-job?job_id=1001', { waitUntil: 'commit' })
  const form = applyPageForm(page)
  const fields = fieldsOf(form)
  await fields.fullName.fill('Hina Sahu')
  await fields.mobile.fill('9826400001')
  await fields.email.fill('hina@')
  await fields.ctcFrom.selectOption('Negotiable')
  await form.getByRole('checkbox', { name: 'Fresher, no experience yet' }).check()
  await fields.location.selectOption('Raipur')
  await fields.resume.setInputFiles(resume)
  const submit = form.getByRole('button', { name: 'Submit' })
  await submit.click()
  await expect(warning(page, 'Invalid email address format.')).toBeVisible()
  await expect(fields.email).toBeFocused()
  await expect(fields.fullName).toHaveValue('Hina Sahu')
  await expect(fields.location).toHaveValue(/./)
  await expect(form).toContainText(`Please choose ${resume.name} again.`)

  await fields.email.fill('hina.sahu@example.com')
  // A file on the disk: a reload reads it again.
  const file = test.info().outputPath(resume.name)
  writeFileSync(file, resume.buffer)
  await fields.resume.setInputFiles(file)
  await submit.click()
  await expect(page.getByRole('region', { name: 'Sent' })).toContainText(/Your reference is \w{4}-\w{4}/)
  await page.reload()
  await expect(page.getByRole('status')).toContainText('We have this already.')
  expect(storedOf(portal, 'application', 'hina.sahu@example.com').row.experience_from).toBe('0')
  letGo()
})

test('a press whose code cannot be loaded lets the browser send the form', async ({ page, portal }) => {
  await page.route('**/assets/sendForm.*.js', (route) => route.abort())
  await visit(page, internship.address)
  const form = formOn(page, internship)
  await fill(form, { ...internship, texts: { ...internship.texts, Email: 'nobody.else@example.com' } })
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('region', { name: 'Sent' })).toBeVisible()
  storedOf(portal, 'internship', 'nobody.else@example.com')
})
