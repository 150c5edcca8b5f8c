import {
  APPLY,
  applicationForm,
  contactForm,
  enquiryForm,
  internshipForm,
  resumeForm,
} from '@test/support/builders'
import { forSuite } from '@test/support/forSuite'
import { countStored, post, startServer } from '@test/support/server'

const server = forSuite(() => startServer())

const forms = [
  ['/web/manpower-enquiry/save', enquiryForm],
  ['/web/contact-form/save', contactForm],
  ['/web/resume/save', resumeForm],
  ['/web/internship/save', internshipForm],
  [APPLY, applicationForm],
] as const

test.each(forms)('%s is refused where a program filled it in, in words for people', async (path, make) => {
  const before = await countStored(server)
  expect(await post(server, path, make({ remarks: 'Cheap watches' }))).toMatchObject({
    code: 422,
    message: expect.stringMatching(
      /that people leave empty was filled in\. Please reload the page .* call us on \+91/,
    ) as string,
  })
  expect(await post(server, path, make({ page_open_ms: '999' }))).toMatchObject({
    code: 422,
    message: 'The form was sent too quickly. Please try again in a moment.',
  })
  expect(await countStored(server)).toEqual(before)
})

test.each([
  ['exactly the least time', { page_open_ms: '1000' }],
  ['a page that was open for a month', { page_open_ms: '2592000000' }],
  ['a blank time', { page_open_ms: '' }],
  ['an empty hidden field', { remarks: ' ' }],
  ['neither field', {}],
])('%s is no reason to refuse', async (_title, changes) => {
  expect(await post(server, APPLY, applicationForm(changes))).toMatchObject({ code: 200, status: '1' })
})

test.each(['-1', '1e9', 'long', '1000.5', '9'.repeat(16)])(
  'a time of %s is no time',
  async (page_open_ms) => {
    expect(await post(server, APPLY, applicationForm({ page_open_ms }))).toMatchObject({
      code: 422,
      message: 'Invalid request.',
    })
  },
)
