import { applyPageForm, fillApplication, photo, resume } from '../support/application'
import { expectAccessible } from '../support/axe'
import { readRows } from '../support/portal'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

test('a second application takes one tap and no key, and says which file the browser has lost', async ({
  page,
  portal,
}) => {
  const form = applyPageForm(page)
  const submit = form.getByRole('button', { name: 'Submit' })
  const receipt = page.getByText(/^Sent\. Your reference is /)
  const filled = form.getByRole('status').filter({ hasText: 'Filled with your details' })
  const keptFiles = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('profile', 1)
          opening.onsuccess = () => {
            const { result: db } = opening
            const counting = db.transaction('files').objectStore('files').count()
            counting.onsuccess = () => {
              db.close()
              resolve(counting.result)
            }
          }
        }),
    )

  await visit(page, '/apply-job?job_id=1001')
  await fillApplication(form)
  const box = form.getByRole('checkbox', { name: 'Remember my details on this phone' })
  await expect(box).not.toBeChecked()
  await box.tap()
  await submit.tap()
  await expect(receipt).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('profile'))).toContain(resume.name)
  await expect.poll(keptFiles).toBe(2)

  await visit(page, '/apply-job?job_id=1002')
  await expect(filled).toBeVisible()
  await expect(form).toContainText(resume.name)
  await expect(form).toContainText(photo.name)
  await expect(box).toBeHidden()
  await expectAccessible(page)
  const before = await receipt.innerText()
  await submit.tap()
  await expect(receipt).not.toHaveText(before)
  const reference = (await receipt.innerText()).split(' ').pop() ?? ''
  const files = readRows<{ original_name: string; bytes: Uint8Array }>(
    portal,
    'SELECT original_name, bytes FROM uploaded_file WHERE submission_id = ? ORDER BY field',
    reference,
  )
  expect(files.map(({ original_name, bytes }) => [original_name, Buffer.from(bytes)])).toEqual([
    [photo.name, photo.buffer],
    [resume.name, resume.buffer],
  ])

  await visit(page, '/submit-resume')
  const other = page.getByRole('form', { name: 'Your details' })
  await expect(other).toContainText(resume.name)
  await other.getByRole('button', { name: 'Forget my details' }).tap()
  await expect.poll(keptFiles).toBe(0)
  await other.getByRole('button', { name: 'Undo' }).tap()
  await expect.poll(keptFiles).toBe(2)
  await expect(other).toContainText(resume.name)

  await page.evaluate(() => void indexedDB.deleteDatabase('profile'))
  await visit(page, '/internship')
  await expect(page.getByText(`Please choose ${resume.name} again.`)).toBeVisible()
  await expect(page.getByText(`Please choose ${photo.name} again.`)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Kiran Netam')
})
