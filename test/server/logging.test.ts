/** @jest-environment node */
import {
  applicationFields,
  applicationForm,
  contactFields,
  contactForm,
  enquiryForm,
  resumeFields,
  resumeForm,
} from '@test/support/builders'
import { post, startServer } from '@test/support/server'

test('the log says what was asked and how it went, and nothing of who asked', async () => {
  const lines: string[] = []
  const server = await startServer({
    settings: { LOG_LEVEL: 'debug' },
    logStream: { write: (line) => lines.push(line) },
  })
  const headers = { 'user-agent': 'Curious Browser 9', 'x-forwarded-for': '203.0.113.9', cookie: 'who=me' }
  await post(server, '/web/job/apply-for-post', applicationForm(), headers)
  await post(server, '/web/resume/save', resumeForm({ location_id: '999' }), headers)
  await post(server, '/web/manpower-enquiry/save', enquiryForm({ email: 'broken-address' }), headers)
  await post(server, '/web/contact-form/save', contactForm(), headers)
  await fetch(`${server.origin}/web/email/get?name=Kiran&token=secret-token`, { headers })
  await fetch(`${server.origin}/web/%zz?name=Kiran`, { headers })
  await server.database.close()
  await post(server, '/web/job/apply-for-post', applicationForm(), headers)
  await server.close()

  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(entries).toContainEqual(
    expect.objectContaining({
      req: { id: expect.any(String), method: 'POST', path: '/web/job/apply-for-post' },
      res: { statusCode: 200 },
    }),
  )
  expect(entries).toContainEqual(expect.objectContaining({ res: { statusCode: 503 } }))
  const log = lines.join('')
  const personal = [
    ...Object.values(applicationFields).filter((value) => value.length > 4),
    ...Object.values(resumeFields).filter((value) => value.length > 5),
    ...Object.values(contactFields),
    'resume.docx',
    'broken-address',
    'Curious Browser',
    '203.0.113.9',
    '127.0.0.1"',
    'who=me',
    'Kiran',
    'secret-token',
  ]
  for (const text of personal) expect(log).not.toContain(text)
})
