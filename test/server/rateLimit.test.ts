/** @jest-environment node */
import { applicationForm, contactForm, enquiryForm } from '@test/support/builders'
import { countStored, get, post, startServer } from '@test/support/server'

const APPLY = '/web/job/apply-for-post'

test('an address that sends too much is asked to wait, whatever the form', async () => {
  const server = await startServer({ settings: { SUBMISSIONS_PER_MINUTE: '3' } })
  expect(await post(server, APPLY, applicationForm())).toMatchObject({ code: 200 })
  expect(await post(server, '/web/contact-form/save', contactForm())).toMatchObject({ code: 200 })
  expect(await post(server, APPLY, applicationForm({ email: '' }))).toMatchObject({ code: 422 })
  const answer = await post(server, '/web/manpower-enquiry/save', enquiryForm())
  expect(answer).toMatchObject({
    code: 429,
    status: '0',
    message: expect.stringMatching(/try again in \d+ seconds\.$/),
  })
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await countStored(server)).toEqual({ submissions: 2, files: 2 })
  expect(await get(server, '/web/job/get')).toMatchObject({ code: 200 })
  const category = await post(
    server,
    '/web/job/get_jobs_by_category',
    new URLSearchParams({ industry_id: '1' }),
  )
  expect(category).toMatchObject({ code: 200 })
  await server.close()
})

const sendFrom = async (trustProxy: string, addresses: string[]) => {
  const server = await startServer({ settings: { SUBMISSIONS_PER_MINUTE: '1', TRUST_PROXY: trustProxy } })
  const codes: number[] = []
  for (const address of addresses) {
    const answer = await post(server, '/web/contact-form/save', contactForm(), { 'x-forwarded-for': address })
    codes.push(answer.code)
  }
  await server.close()
  return codes
}

test('behind a proxy the address it names counts, and only that one', async () => {
  expect(await sendFrom('on', ['198.51.100.1', '198.51.100.2', '198.51.100.1'])).toEqual([200, 200, 429])
  expect(await sendFrom('on', ['10.0.0.1, 198.51.100.1', '10.0.0.2, 198.51.100.1'])).toEqual([200, 429])
})

test('without a proxy nobody can name another address', async () => {
  expect(await sendFrom('off', ['198.51.100.1', '198.51.100.2'])).toEqual([200, 429])
})

test('0 is no limit', async () => {
  const server = await startServer()
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => post(server, '/web/contact-form/save', contactForm())),
  )
  expect(answers.every(({ code }) => code === 200)).toBe(true)
  await server.close()
})
