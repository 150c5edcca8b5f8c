import { choose } from '../support/application'
import { files, formOn, markPage, openForm, resume, storedOf } from '../support/forms'
import { expect, test } from '../support/test'

test('a resume is stored with its files, cleared, and the page reloads after two seconds', async ({
  page,
  portal,
}) => {
  await page.clock.install()
  const { form, submit } = await openForm(page, resume, resume)
  const mark = await markPage(page)
  await submit.click()
  await expect(page.getByRole('status').filter({ hasText: 'resume was sent' })).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Qualification' })).toHaveValue('')
  await expect(form.getByRole('combobox', { name: 'Role' })).toHaveValue('')

  const stored = storedOf(portal, 'resume', resume.texts.Email)
  expect(stored.row).toMatchObject({
    name: 'Ravi Sahu',
    mobile: '9876501234',
    current_ctc_from: '4',
    current_ctc_to: '6',
    qualification: 'B.Com',
    experience_from: '3',
    experience_to: '6',
  })
  expect(stored.files).toEqual([
    { field: 'photo', name: 'me.jpg', buffer: files.jpeg.buffer },
    { field: 'resume', name: 'ravi.docx', buffer: files.docx.buffer },
  ])

  await page.clock.fastForward(1_000)
  await expect(mark).toHaveCount(1)
  await page.clock.fastForward(1_000)
  await expect(mark).toHaveCount(0)
  await expect(formOn(page, resume)).toBeVisible()
})

test('a negotiable CTC is not enough for this form, which says so beside it', async ({ page }) => {
  const { texts } = resume
  const { form, submit } = await openForm(page, resume, { texts })
  const from = form.getByRole('combobox', { name: 'From' })
  const to = form.getByRole('combobox', { name: 'To' })
  await choose(to, '6 Lakhs')
  await choose(from, 'Negotiable')
  await expect(to).toBeDisabled()
  await expect(to).toHaveValue('')
  await expect(form.getByRole('group', { name: 'Current CTC' })).toHaveAccessibleDescription(
    /needs both figures/,
  )
  await submit.click()
  await expect(page.getByRole('alert')).toHaveText('Please select Current Ctc option')
  await expect(to).toHaveAttribute('aria-invalid', 'true')
  await expect(from).toBeFocused()
  await expect(from).toBeInViewport()
})
