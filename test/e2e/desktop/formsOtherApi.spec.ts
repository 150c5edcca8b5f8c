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
