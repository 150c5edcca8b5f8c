import type { Page } from '@playwright/test'
import { fileKinds } from '@/domain/submissions/fileKinds'
import { applyPageForm, fieldsOf, fillApplication } from '../support/application'
import { files, internship, openForm, slowDown, storedOf } from '../support/forms'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

const WENT_WRONG = 'Something went wrong. Please try again.'

const fillLarge = (page: Page, email: string) =>
  openForm(page, internship, {
    ...internship,
    texts: { ...internship.texts, Email: email },
    attached: { Resume: files.large },
  })

test('on a slow line a resume tells how much of it has left', async ({ page, portal }) => {
  const { form, submit } = await fillLarge(page, 'slow@example.com')
  await slowDown(page, 400_000)
  await submit.click()
  const bar = page.getByRole('progressbar', { name: 'Sending' })
  const percent = async () => Number(await bar.getAttribute('aria-valuenow'))
  await expect(bar).toBeVisible()
  await expect(submit).toBeDisabled()
  await expect(form).toHaveAttribute('aria-busy', 'true')
  const early = await percent()
  expect(early).toBeLessThan(100)
  await expect.poll(percent).toBeGreaterThan(early)
  await expect(form).toContainText(/\d % sent/)
  await expect(page.getByRole('status').filter({ hasText: 'application was sent' })).toBeVisible()
  await expect(bar).toHaveCount(0)
  await expect(submit).toBeEnabled()
  const [sent] = storedOf(portal, 'internship', 'slow@example.com').files
  expect(sent?.buffer.equals(files.large.buffer)).toBe(true)
})

test('an upload that is cancelled keeps the form, and can be sent again', async ({ page, portal }) => {
  const { form, submit } = await fillLarge(page, 'cancelled@example.com')
  await slowDown(page, 300_000)
  await submit.click()
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toContainText('Cancelled. What you filled in is still here.')
  await expect(form).toContainText('large.doc (1.0 MB)')
  await slowDown(page, -1)
  await submit.click()
  await expect(page.getByRole('status').filter({ hasText: 'application was sent' })).toBeVisible()
  storedOf(portal, 'internship', 'cancelled@example.com')
})

test.describe('an upload that fails', () => {
  test.use({ allowed: /internship\/save/ })

  test('is told of, and the form stays as it was', async ({ page }) => {
    const { form, submit } = await fillLarge(page, 'fails@example.com')
    const answers = [
      { status: 502, contentType: 'text/html', body: '<html>Bad gateway</html>' },
      { status: 200, contentType: 'text/html', body: '<html>Welcome to the hotel</html>' },
      undefined,
    ]
    await page.route(`**${internship.save}`, (route) => {
      const answer = answers.shift()
      return answer ? route.fulfill(answer) : route.abort('connectionreset')
    })
    while (answers.length > 0) {
      await submit.click()
      await expect(page.getByRole('alert')).toHaveText(WENT_WRONG)
      await expect(submit).toBeEnabled()
      // While it was disabled it could not keep the focus.
      await expect(submit).toBeFocused()
      await page.getByRole('alert').getByRole('button').click()
      await expect(form).toContainText('large.doc (1.0 MB)')
    }
  })
})

/** A picture with more details than a file of the server's limit can hold. */
const drawPhoto = async (page: Page, name: string, type: string) => {
  const url = await page.evaluate((mediaType) => {
    const canvas = document.createElement('canvas')
    canvas.width = 2400
    canvas.height = 1600
    const context = canvas.getContext('2d')
    const noise = new Uint8ClampedArray(canvas.width * canvas.height * 4)
    for (let place = 0; place < noise.length; place += 1)
      noise[place] = place % 4 === 3 ? 255 : Math.random() * 120
    context?.putImageData(new ImageData(noise, canvas.width), 0, 0)
    return canvas.toDataURL(mediaType, 0.95)
  }, type)
  return { name, mimeType: type, buffer: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64') }
}

test('the photo of a phone is made smaller before it is sent', async ({ page, portal }) => {
  await visit(page, '/apply-job?job_id=1001')
  const form = applyPageForm(page)
  await fillApplication(form)
  const { email, photo } = fieldsOf(form)
  await email.fill('photo@example.com')
  const large = await drawPhoto(page, 'phone.jpg', 'image/jpeg')
  expect(large.buffer.length).toBeGreaterThan(fileKinds.photo.maxBytes)
  expect(large.buffer.length).toBeLessThan(fileKinds.photo.chosenMaxBytes)
  await photo.setInputFiles(large)
  await expect(form).toContainText(/phone\.jpg \(\d+ KB\)/)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'application was sent' })).toBeVisible()
  const [sent] = storedOf(portal, 'application', 'photo@example.com').files
  expect(sent).toMatchObject({ field: 'photo', name: 'phone.jpg' })
  expect(sent?.buffer.length).toBeLessThan(fileKinds.photo.maxBytes)
  expect(sent?.buffer.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
})
