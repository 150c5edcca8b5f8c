import { sql } from 'kysely'
import { readableLine } from '@/server/http/logDestination'
import { describeError } from '@/server/http/logging'
import {
  APPLY,
  CONTACT,
  applicationForm,
  contactForm,
  docBytes,
  enquiryForm,
  fileOf,
  internshipForm,
  jpegFile,
  pdfFile,
  resumeForm,
} from '@test/support/builders'
import { refuseFiles } from '@test/support/refuseFiles'
import { post, startServer } from '@test/support/server'

describe('the log of requests', () => {
  /** The texts of a visitor: each stands nowhere else. */
  const told = {
    name: 'Quvanta Xylopher',
    mobile: '7351902846',
    email: 'quvanta.private@mailbox.example',
    designation: 'Zeppelin Tester',
    company_name: 'Umbrellafish Mills',
    company_website: 'https://umbrellafish.example',
    qualification: 'Doctor of Kites',
    internship_for: 'Lighthouse Painting',
    message: 'Call my aunt in Sesamepur',
  }

  const { name, mobile, email, designation, company_name, company_website } = told

  const right = {
    '/web/job/apply-for-post': applicationForm({
      full_name: name,
      mobile,
      email,
      photo: jpegFile('quvanta-face.jpg'),
      resume: fileOf(docBytes(), 'xylopher-cv.doc'),
    }),
    '/web/resume/save': resumeForm({ name, mobile, email, qualification: told.qualification }),
    '/web/internship/save': internshipForm({ name, mobile, email, internship_for: told.internship_for }),
    '/web/manpower-enquiry/save': enquiryForm({
      name,
      mobile,
      email,
      designation,
      company_name,
      company_website,
      company_attachment: pdfFile('umbrellafish-needs.pdf'),
    }),
    '/web/contact-form/save': contactForm({ name, mobile, email, message: told.message }),
  }

  const wrong: [string, BodyInit, Record<string, string>?][] = [
    [APPLY, applicationForm({ full_name: name, email: 'quvanta.private' })],
    [APPLY, applicationForm({ full_name: name.repeat(40) })],
    [APPLY, applicationForm({ resume: fileOf(docBytes(), 'xylopher-cv.exe') })],
    [APPLY, applicationForm({ resume: fileOf(Buffer.from('MZ a program'), 'xylopher-cv.doc') })],
    [APPLY, applicationForm({ resume: fileOf(docBytes(6 * 1024 * 1024), 'xylopher-cv.doc') })],
    [APPLY, applicationForm({ job_id: told.qualification, [told.designation]: told.company_name })],
    [
      APPLY,
      `--x\r\nContent-Disposition: form-data; name="full_name"\r\n\r\n${name}`,
      { 'content-type': 'multipart/form-data; boundary=x' },
    ],
    [CONTACT, `{"name": ${name}, "message": "${told.message}"`, { 'content-type': 'application/json' }],
    [CONTACT, new URLSearchParams({ name, email: told.qualification, message: told.message })],
    [CONTACT, told.message, { 'content-type': `text/${told.designation.replace(' ', '-')}` }],
  ]

  const addresses = [
    '/full-time-jobs?q=Quvanta+Xylopher',
    '/jobs.rss?q=Sesamepur',
    '/web/email/get?email=quvanta.private@mailbox.example',
    '/quvanta.private@mailbox.example',
    '/web/quvanta.private@mailbox.example?mobile=7351902846',
    '/%zz?name=Xylopher',
    '/uploads/xylopher-cv.doc',
  ]

  test('no line, at any level, holds anything that a visitor sent', async () => {
    const lines: string[] = []
    const server = await startServer({
      settings: { LOG_LEVEL: 'debug' },
      logStream: { write: (line) => lines.push(line) },
    })
    const sendEverything = async () => {
      const codes: number[] = []
      for (const [path, form] of Object.entries(right)) codes.push((await post(server, path, form)).code)
      return codes
    }
    expect(await sendEverything()).toEqual([200, 200, 200, 200, 200])
    for (const [path, body, headers] of wrong) {
      expect((await post(server, path, body, headers)).code).toBeGreaterThanOrEqual(400)
    }
    for (const address of addresses) await fetch(server.origin + address)
    await refuseFiles(server.db)
    await sql`drop table contact_message`.execute(server.db)
    expect(await sendEverything()).toEqual([500, 500, 500, 500, 500])
    await server.database.close()
    expect(await sendEverything()).toEqual([503, 503, 503, 503, 503])
    await server.close()

    const answered = lines.filter((line) => line.includes('"msg":"answered"'))
    expect(JSON.parse(answered[0] ?? '')).toMatchObject({
      req: { id: expect.any(String) as unknown, method: 'POST', path: APPLY },
      res: { statusCode: 200 },
    })
    expect(answered).toHaveLength(15 + wrong.length + addresses.length)
    const words = Object.values(told).flatMap((text) => [
      text,
      encodeURIComponent(text),
      ...text.split(/[ @]/),
    ])
    const parts = [...words, 'quvanta', 'xylopher', 'umbrellafish', 'sesamepur'].filter(
      (part) => part.length > 4,
    )
    for (const line of lines) {
      for (const part of parts) expect(line.toLowerCase()).not.toContain(part.toLowerCase())
    }
  })

  test('an error is told without what it quotes and without what hangs on it', () => {
    const parse = (text: string) => {
      try {
        return JSON.parse(text) as unknown
      } catch (error) {
        return error
      }
    }
    const ofParser = describeError(parse('{"name": Quvanta}'))
    expect(ofParser).toMatchObject({
      type: 'SyntaxError',
      message: expect.stringMatching(/^Unexpected token …/),
    })
    expect(JSON.stringify(ofParser)).not.toMatch(/Quvanta|"name/)
    const ofDatabase = Object.assign(new Error('duplicate key value violates unique constraint "one"'), {
      code: '23505',
      detail: 'Key (email)=(quvanta.private@mailbox.example) already exists.',
    })
    const described = describeError(new Error('failed', { cause: ofDatabase }))
    expect(described).toMatchObject({
      message: 'failed',
      stack: expect.stringMatching(/^\s*at .*logging\.test/),
      cause: { code: '23505', message: 'duplicate key value violates unique constraint …' },
    })
    expect(JSON.stringify(described)).not.toContain('quvanta')
  })

  const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

  const GIVEN = '0af7651916cd43dd8448eb211c80319c'

  const idOf = async (origin: string, path: string, headers = {}) =>
    (await fetch(origin + path, { headers })).headers.get('x-request-id')

  test('every answer names its request, with an id that no visitor chooses', async () => {
    const server = await startServer()
    for (const path of [
      '/web/job/get',
      '/web/none',
      '/web/%zz',
      '/about-us',
      '/healthz',
      '/assets/none.js',
    ]) {
      const first = await idOf(server.origin, path, { 'x-request-id': GIVEN })
      const second = await idOf(server.origin, path)
      expect(first).toMatch(UUID)
      expect(second).toMatch(UUID)
      expect(first).not.toBe(second)
    }
    await server.close()
  })

  test('a proxy that is trusted may give a well-formed id, and nothing else', async () => {
    const server = await startServer({ settings: { TRUST_PROXY: 'on' } })
    const idFor = (given: string) => idOf(server.origin, '/healthz', { 'x-request-id': given })
    expect(await idFor(GIVEN)).toBe(GIVEN)
    const dashed = '7f0d4a0e-58cf-11f1-9a3c-0242ac120002'
    expect(await idFor(dashed)).toBe(dashed)
    for (const malformed of ['kiran@example.com', '9876543210', '', `${GIVEN}0`, `${GIVEN},${GIVEN}`]) {
      expect(await idFor(malformed)).toMatch(UUID)
    }
    await server.close()
  })

  test('an error in the log carries the id that the visitor was told', async () => {
    const lines: string[] = []
    const server = await startServer({
      settings: { LOG_LEVEL: 'error' },
      logStream: { write: (line) => lines.push(line) },
    })
    await sql`drop table uploaded_file`.execute(server.db)
    const answer = await post(server, '/web/job/apply-for-post', applicationForm())
    expect(answer.code).toBe(500)
    await server.close()
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({ reqId: answer.headers.get('x-request-id'), msg: 'request failed' }),
    ])
  })

  const HEADERS: Record<string, string>[] = [
    { 'x-forwarded-for': '198.51.100.7' },
    { forwarded: 'for="[2001:db8::1]"' },
    { 'x-real-ip': '198.51.100.7' },
  ]

  /** The warnings after these requests, each sent twice. */
  const warningsOf = async (settings: Record<string, string>, headers: Record<string, string>[]) => {
    const lines: string[] = []
    const server = await startServer({
      settings: { LOG_LEVEL: 'warn', ...settings },
      logStream: { write: (line) => lines.push(line) },
    })
    for (const one of [...headers, ...headers]) await fetch(`${server.origin}/healthz`, { headers: one })
    await server.close()
    return lines.filter(
      (line) => line.includes('roxy') || line.includes('198.51') || line.includes('2001:db8'),
    )
  }

  test.each(HEADERS)('a proxy that is not trusted is named once, without an address: %j', async (header) => {
    const warnings = await warningsOf({ TRUST_PROXY: 'off' }, [header, ...HEADERS])
    expect(warnings).toEqual([
      expect.stringMatching(/"level":40.*all visitors share one limit\. Set TRUST_PROXY=on/),
    ])
    expect(warnings[0]).not.toMatch(/198\.51|2001:db8|127\.0\.0\.1/)
  })

  test('there is nothing to say of a trusted proxy, or of no proxy', async () => {
    expect(await warningsOf({ TRUST_PROXY: 'on' }, HEADERS)).toEqual([])
    expect(await warningsOf({ TRUST_PROXY: 'off' }, [{}])).toEqual([])
  })
})

const time = new Date(2026, 10, 26, 9, 5, 7).getTime()

test.each([
  [
    {
      level: 30,
      time,
      reqId: '1',
      req: { id: '1', method: 'GET', path: '/web/job/get' },
      res: { statusCode: 200 },
      ms: 3,
      msg: 'answered',
    },
    '09:05:07 GET /web/job/get 200 3 ms\n',
  ],
  [{ level: 30, time, msg: 'Server listening' }, '09:05:07 Server listening\n'],
  [
    { level: 40, time, task: 'mail', msg: 'a task is late' },
    '09:05:07 WARN a task is late {"task":"mail"}\n',
  ],
  [
    {
      level: 50,
      time,
      task: 'mail',
      err: { type: 'Error', message: 'no room', stack: '    at a\n    at b' },
      msg: 'failed',
    },
    '09:05:07 ERROR failed {"task":"mail"} Error: no room\n    at a\n    at b\n',
  ],
])('a line of the log reads on a terminal as it would be said: %j', (line, words) => {
  expect(readableLine(`${JSON.stringify(line)}\n`)).toBe(words)
})
