import type { Page } from '@playwright/test'
import { applyPageForm, dismissNotice, fieldsOf, fillApplication, warning } from '../support/application'
import { list, welder } from '../support/otherJobs'
import { expect, test } from '../support/otherTest'
import { visit } from '../support/visit'
import type { OtherApi } from '../support/otherApi'

const APPLY = '/web/job/apply-for-post'
const WENT_WRONG = 'Something went wrong. Please try again.'

const openForm = async (page: Page, api: OtherApi) => {
  api.script('/web/job/get', list(welder))
  api.script('/web/job/get_all_select_list', {
    body: {
      status: '1',
      data: {
        department: [],
        industry: [],
        role: [],
        location: [{ location_id: 5, location_name: 'Bhilai' }],
      },
    },
  })
  await visit(page, '/apply-job?job_id=7')
  const form = applyPageForm(page)
  await fillApplication(form)
  return { form, submit: form.getByRole('button', { name: 'Submit' }) }
}

test('a refusal is told in the words of the API, and the form stays as it was', async ({ page, api }) => {
  api.script(APPLY, { body: { status: '0', message: 'You have applied for this job already.' } })
  const { form, submit } = await openForm(page, api)
  await submit.click()
  await expect(warning(page, 'You have applied for this job already.')).toBeVisible()
  await expect(fieldsOf(form).fullName).toHaveValue('Kiran Netam')
  await expect(form).toContainText('Kiran Netam.docx')
  await expect(submit).toBeEnabled()
})

test('a form sent by a double click is sent once, told of in the words of the API', async ({ page, api }) => {
  api.script(APPLY, { body: { status: '1', message: 'Shukriya!' } })
  const { form, submit } = await openForm(page, api)
  await submit.dblclick()
  await expect(page.getByRole('status').filter({ hasText: 'Shukriya!' })).toBeVisible()
  await expect(fieldsOf(form).fullName).toHaveValue('')
  const [request, ...others] = api.asked(APPLY)
  expect(others).toEqual([])
  expect(request?.body).toMatch(/name="current_location"\r\n\r\n5\r\n/)
  expect(request?.body).toMatch(/name="job_id"\r\n\r\n7\r\n/)
  expect(request?.body).toMatch(/name="resume"; filename="Kiran Netam.docx"/)
})

test.describe('an API that fails', () => {
  test.use({ allowed: /(status of 500|net::ERR_EMPTY_RESPONSE) .*\/web\/job\/apply-for-post/ })

  test('is told of, and what may have been stored is not sent again', async ({ page, api }) => {
    api.script(APPLY, { code: 500, body: { status: '1', message: 'Not so.' } }, 'drop')
    const { form, submit } = await openForm(page, api)
    await submit.click()
    await expect(warning(page, WENT_WRONG)).toBeVisible()
    await dismissNotice(page)
    await submit.click()
    await expect(warning(page, WENT_WRONG)).toBeVisible()
    await expect(fieldsOf(form).fullName).toHaveValue('Kiran Netam')
    expect(api.asked(APPLY)).toHaveLength(2)
  })
})
