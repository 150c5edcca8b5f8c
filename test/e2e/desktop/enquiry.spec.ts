import { enquiry, files, openForm, storedOf } from '../support/forms'
import { expect, test } from '../support/test'

test('an enquiry can be filled in and sent without a mouse', async ({ page, portal }) => {
  await openForm(page, enquiry)
  // A browser takes a while to hand its pickers over.
  const picker = page.waitForEvent('filechooser')
  const next = () => page.keyboard.press('Tab')
  const write = async (text: string) => {
    await page.keyboard.type(text)
    await next()
  }
  await page.getByRole('textbox', { name: 'Name', exact: true }).focus()
  await write('Farhan Ali')
  await write('Owner')
  await write('Ali Transports')
  await write('9000000001')
  await write('farhan@example.com')
  await write('ali.example.com')
  await page.keyboard.press('Space')
  for (let box = 1; box <= 6; box += 1) await next()
  await expect(page.getByLabel('Attachment')).toBeFocused()
  await page.keyboard.press('Enter')
  await (await picker).setFiles(files.pdf)
  await next()
  await expect(page.getByRole('button', { name: 'Remove' })).toBeFocused()
  await next()
  await expect(page.getByLabel('Remember my details on this phone')).toBeFocused()
  await next()
  await expect(page.getByRole('button', { name: 'Submit' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'enquiry was sent' })).toBeVisible()
  const { row, files: sent } = storedOf(portal, 'enquiry', 'farhan@example.com')
  expect(row).toMatchObject({ company_website: 'ali.example.com', service_required: '["Recruitment"]' })
  expect(sent).toHaveLength(1)
})
