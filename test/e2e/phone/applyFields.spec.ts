import {
  applyPageForm,
  choose,
  dismissNotice,
  fieldsOf,
  resume,
  warning,
  wrongFile,
} from '../support/application'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

const WRONG_KIND = 'Please select a .doc or .docx file. Other types of files are not allowed.'

test.beforeEach(async ({ page }) => {
  await visit(page, '/apply-job?job_id=1001')
})

test('a negotiable CTC clears To and disables it, and another choice enables it', async ({ page }) => {
  const { ctcFrom, ctcTo } = fieldsOf(applyPageForm(page))
  await choose(ctcFrom, '5 Lakhs')
  await choose(ctcTo, '100+ Thousand')
  await expect(ctcTo).toHaveValue('100+ Thousand')
  await choose(ctcFrom, 'Negotiable')
  await expect(ctcTo).toHaveValue('')
  await expect(ctcTo).toBeDisabled()
  await choose(ctcFrom, '0 Lakhs')
  await expect(ctcTo).toBeEnabled()
  await expect(ctcTo).toHaveValue('')
})

test('a mobile number is cut to ten characters, typed or pasted', async ({ page, context }) => {
  const { mobile, fullName } = fieldsOf(applyPageForm(page))
  await mobile.pressSequentially('98765432109')
  await expect(mobile).toHaveValue('9876543210')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await fullName.fill('+91 98765 43210')
  await fullName.press('ControlOrMeta+a')
  await fullName.press('ControlOrMeta+c')
  await mobile.fill('')
  await mobile.press('ControlOrMeta+v')
  await expect(mobile).toHaveValue('+91 98765 ')
})

test('a file of a wrong kind is told of and leaves the picker empty', async ({ page }) => {
  const form = applyPageForm(page)
  const picker = fieldsOf(form).resume
  const chosen = () => picker.evaluate((input: HTMLInputElement) => input.files?.length)
  await picker.setInputFiles(wrongFile)
  await expect(warning(page, WRONG_KIND)).toBeVisible()
  expect(await chosen()).toBe(0)

  await picker.setInputFiles(resume)
  await expect(form).toContainText('Kiran Netam.docx')
  expect(await chosen()).toBe(1)
  await dismissNotice(page)
  await picker.setInputFiles(wrongFile)
  await expect(warning(page, WRONG_KIND)).toBeVisible()
  await expect(form).not.toContainText('Kiran Netam.docx')
  expect(await chosen()).toBe(0)
})

test('an ending in capitals is a Word file', async ({ page }) => {
  const form = applyPageForm(page)
  await fieldsOf(form).resume.setInputFiles({ ...resume, name: 'CV.DOCX' })
  await expect(form).toContainText('CV.DOCX')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a chosen file can be removed and the button opens the picker', async ({ page }) => {
  const form = applyPageForm(page)
  await fieldsOf(form).resume.setInputFiles(resume)
  await form.getByRole('button', { name: 'Remove' }).click()
  await expect(form).not.toContainText('Kiran Netam.docx')
  const picker = page.waitForEvent('filechooser')
  await form.getByText('Choose file').last().click()
  await (await picker).setFiles(resume)
  await expect(form).toContainText('Kiran Netam.docx')
})
