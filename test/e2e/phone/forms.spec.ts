import { expectAccessible } from '../support/axe'
import { enquiry, files, internship, openForm, resume } from '../support/forms'
import { expect, test } from '../support/test'

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(4)
const longName = `${LONG.slice(0, 115)}.docx`

for (const screen of [enquiry, internship, resume]) {
  test(`${screen.address}, with what was typed earlier and an error`, async ({ page }) => {
    const { form, submit } = await openForm(page, screen, { texts: { Name: 'आशा' } })
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('draft:')
    await page.reload()
    await expect(page.getByRole('note')).toBeVisible()
    await submit.click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(form.locator('[aria-invalid=true]')).toBeFocused()
    await expectAccessible(page)
  })
}

test('long texts and file names stay within the window, and what is pressed is large enough', async ({
  page,
}) => {
  const { form } = await openForm(page, resume)
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(LONG)
  await form.getByLabel('Resume', { exact: true }).setInputFiles({ ...files.docx, name: longName })
  await expect(form).toContainText(longName)
  const width = page.viewportSize()?.width ?? 0
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  for (const button of await form.getByRole('button', { name: /Submit|Remove/ }).all()) {
    const box = await button.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
  }
})
