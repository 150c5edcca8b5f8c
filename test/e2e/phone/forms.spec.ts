import { expectAccessible } from '../support/axe'
import { enquiry, files, openForm, resume } from '../support/forms'
import { expect, test } from '../support/test'

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(4)
const longName = `${LONG.slice(0, 115)}.docx`

test('an enquiry with what was typed earlier and an error is accessible', async ({ page }) => {
  const { form, submit } = await openForm(page, enquiry, { texts: { Name: 'आशा' } })
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('draft:')
  await page.reload()
  await expect(page.getByRole('note')).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('आशा')
  await submit.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(form.locator('[aria-invalid=true]')).toBeFocused()
  await expectAccessible(page)
})

test('a resume with long texts and a long file name stays within the window, is easy to press and accessible', async ({
  page,
}) => {
  const { form, submit } = await openForm(page, resume)
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(LONG)
  const picker = page.waitForEvent('filechooser')
  await form.getByText('Choose file').last().click()
  await (await picker).setFiles({ ...files.docx, name: longName })
  await expect(form).toContainText(longName)
  const width = page.viewportSize()?.width ?? 0
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  for (const button of await form.getByRole('button', { name: /Submit|Remove/ }).all()) {
    const box = await button.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
  }
  await submit.click()
  await expect(form.locator('[aria-invalid=true]')).toBeFocused()
  await expectAccessible(page)
})
