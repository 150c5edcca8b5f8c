import { fieldsOf, warning } from '../support/application'
import { expect, test } from '../support/test'
import { settled, visit } from '../support/visit'

test('the dialog of an application has its width and the focus, and tells of a broken rule above it', async ({
  page,
}) => {
  await visit(page, '/job-details?s=1001')
  const link = page.getByRole('link', { name: 'Apply', exact: true })
  const opener = page.getByRole('button', { name: 'Quick apply' })
  const [one, other] = await Promise.all([link.boundingBox(), opener.boundingBox()])
  expect(one?.width).toBe(other?.width)

  await opener.click()
  const dialog = page.getByRole('dialog', { name: /^Apply for .+ Position$/ })
  await expect(dialog).toBeVisible()
  await settled(page)
  expect((await dialog.boundingBox())?.width).toBe(400)

  const { fullName, year } = fieldsOf(dialog)
  await dialog.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(fullName).toBeFocused()
  // Found by its role: assistive technology reaches it although a dialog is open.
  await expect(warning(page, 'Please enter value of Full name.')).toBeVisible()

  await year.click()
  await expect(page.getByRole('option', { name: '30' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option', { name: '30' })).toBeHidden()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})
