import { applyPageForm, fieldsOf, wrongFile } from '../support/application'
import { expect, test } from '../support/test'
import { settled, visit } from '../support/visit'

test('notices stand at the top right, one below the other', async ({ page }) => {
  await visit(page, '/apply-job?job_id=1001')
  const form = applyPageForm(page)
  const notices = page.getByRole('alert')
  await form.getByRole('button', { name: 'Submit' }).click()
  await fieldsOf(form).resume.setInputFiles(wrongFile)
  await fieldsOf(form).photo.setInputFiles(wrongFile)
  await expect(notices).toHaveCount(3)
  // A notice grows to its size as it appears.
  await settled(page)

  const width = page.viewportSize()?.width ?? 0
  let below = 0
  for (const notice of await notices.all()) {
    const box = await notice.boundingBox()
    if (!box) throw new Error('The notice is not shown.')
    expect(box.y).toBeGreaterThanOrEqual(below)
    expect(width - (box.x + box.width)).toBeLessThanOrEqual(24)
    expect(box.x).toBeGreaterThanOrEqual(0)
    below = box.y + box.height
  }
  expect(below).toBeLessThan(450)
})
