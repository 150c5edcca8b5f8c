import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/test'
import { settled, visit } from '../support/visit'

test('an activity is opened, read and left by the keyboard, and by clicks beside its words', async ({
  page,
}) => {
  await visit(page, '/csr')
  const card = page.getByRole('button', { name: /^Health check-ups where people work/ })
  const dialog = page.getByRole('dialog', { name: 'Description', exact: true })
  await card.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('412 of them were found to have something serious in time.')
  await expectAccessible(page)

  // The keyboard comes to the text, which may be long, and to the button, and stays within the dialog.
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('region')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(card).toBeFocused()

  const readingRooms = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Reading rooms' })
  await readingRooms.click({ position: { x: 40, y: 40 } })
  await expect(dialog).toContainText('Since 2017 we have opened small libraries')
  await settled(page)
  await page.mouse.click(5, 5)
  await expect(dialog).toBeHidden()
})
