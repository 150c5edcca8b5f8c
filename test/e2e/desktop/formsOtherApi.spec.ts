import { success } from '@test/support/scriptedApi'
import { enquiry, openForm } from '../support/forms'
import { expect, test } from '../support/otherTest'

const SAVED = success(undefined, { message: 'Dhanyavaad, Asha.' })

test('a form is sent to another origin as one plain request, which no browser asks for first', async ({
  page,
  api,
}) => {
  api.script[enquiry.save] = [SAVED]
  const { form, submit } = await openForm(page, enquiry, enquiry)
  await submit.click()
  await expect(page.getByRole('status').filter({ hasText: 'Dhanyavaad, Asha.' })).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Designation' })).toHaveValue('')
  expect(api.preflights).toEqual([])
  const [request, ...others] = api.requests.filter(({ path }) => path === enquiry.save)
  expect(others).toEqual([])
  expect(request?.method).toBe('POST')
  const body = `${request?.body.toString()}`
  expect(body).toMatch(/name="service_required"\r\n\r\n\["Outsourcing","BPO"\]\r\n/)
  expect(body).toMatch(/name="company_website"\r\n\r\n\r\n/)
  expect(body).toMatch(/name="company_attachment"; filename="needs.pdf"/)
})

test.describe('a list that the server has and the browser cannot load', () => {
  test.use({ allowed: /net::ERR_FAILED/ })

  test('leaves a page of which all else works', async ({ page, api }) => {
    api.script['/web/job/get'] = [success([{ job_id: '1', position: 'Welder' }])]
    await page.route('**/web/job/get', (route) => route.abort())
    await page.goto('/full-time-jobs')
    const jobs = page.getByRole('main').getByRole('article')
    await expect(jobs).toHaveCount(1)
    // After the last of its retries.
    await expect(jobs).toHaveCount(0, { timeout: 20_000 })
    await page.getByRole('button', { name: 'Open search' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})
