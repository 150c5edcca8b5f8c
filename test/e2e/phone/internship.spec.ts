import { files, formOn, internship, markPage, openForm, storedOf } from '../support/forms'
import { expect, test } from '../support/test'

test('an internship application is stored, cleared, and the page reloads after three seconds', async ({
  page,
  portal,
}) => {
  await page.clock.install()
  const { form, submit } = await openForm(page, internship, internship)
  const mark = await markPage(page)
  await submit.click()
  await expect(page.getByRole('status').filter({ hasText: 'internship application was sent' })).toBeVisible()
  await expect(form.getByRole('combobox', { name: 'Current Location' })).toHaveValue('')
  await expect(form).not.toContainText('meena.doc')

  const stored = storedOf(portal, 'internship', internship.texts.Email)
  expect(stored.row).toMatchObject({ name: 'Meena Tirkey', internship_for: 'Human Resources' })
  expect(stored.files).toEqual([{ field: 'resume', name: 'meena.doc', buffer: files.doc.buffer }])

  await page.clock.fastForward(2_000)
  await expect(mark).toHaveCount(1)
  await page.clock.fastForward(1_000)
  await expect(mark).toHaveCount(0)
  await expect(formOn(page, internship)).toBeVisible()
})
