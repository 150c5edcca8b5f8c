import { internship, openForm } from '../support/forms'
import { expect, test } from '../support/test'

test('a long list is 256 pixels high, has rows to hit, and can be typed into', async ({ page, isMobile }) => {
  const { form } = await openForm(page, internship)
  const field = form.getByRole('combobox', { name: 'Current Location' })
  await field.click()
  const list = page.getByRole('listbox')
  const options = list.getByRole('option')
  await expect(options).toHaveCount(49)
  expect((await list.boundingBox())?.height).toBe(256)
  // A finger needs more than the 24 pixels of the specification.
  for (const option of (await options.all()).slice(0, 3))
    expect((await option.boundingBox())?.height).toBe(isMobile ? 44 : 24)

  await page.keyboard.type('rai')
  await expect(options).toHaveText(['Raigarh', 'Raipur'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('Raipur')
  await expect(list).toBeHidden()
})
