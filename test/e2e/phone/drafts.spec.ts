import type { Page } from '@playwright/test'
import { fill, formOn, resume } from '../support/forms'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

const note = (page: Page) => page.getByRole('note').filter({ hasText: 'What you typed earlier is back' })

test('what was typed is back after a closed tab, and can be wiped', async ({ page, context }) => {
  await visit(page, resume.address)
  const { texts, choices } = resume
  await fill(formOn(page, resume), { texts, choices })
  await page.close()

  const again = await context.newPage()
  await visit(again, resume.address)
  const form = formOn(again, resume)
  await expect(note(again)).toBeVisible()
  for (const [name, text] of Object.entries(texts))
    await expect(form.getByRole('textbox', { name, exact: true })).toHaveValue(text)
  for (const [name, option] of Object.entries(choices))
    await expect(form.getByRole('combobox', { name, exact: true })).toHaveValue(option)

  await again.getByRole('button', { name: 'Clear the form' }).click()
  await expect(note(again)).toHaveCount(0)
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await again.reload()
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('')
  await expect(note(again)).toHaveCount(0)
})
