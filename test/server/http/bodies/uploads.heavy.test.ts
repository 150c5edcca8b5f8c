import * as fc from 'fast-check'
import { forms } from '@/server/submissions/forms'
import { applicationForm, docxBytes, jpegBytes } from '@test/support/builders'
import { forSuite } from '@test/support/forSuite'
import { post, startServer } from '@test/support/server'
import { anyText } from '@test/support/anyText'

const server = forSuite(() => startServer())

const RUNS = 200

const knownNames = [
  ...new Set(forms.flatMap(({ fields, files }) => [...Object.keys(fields), ...Object.keys(files)])),
  '__proto__',
  'constructor',
  '',
]

const name = fc.oneof(fc.constantFrom(...knownNames), anyText({ maxLength: 20 }))
const fileName = fc.oneof(
  fc.constantFrom(
    'cv.doc',
    'cv.docx',
    'a.pdf',
    'me.jpg',
    'me.png',
    '../cv.doc',
    'C:\\cv.doc',
    '',
    '.doc',
    '\0.doc',
  ),
  anyText({ maxLength: 200 }),
)
const whole = fc.constantFrom(docxBytes(), jpegBytes())
const damaged = fc
  .tuple(whole, fc.nat(2000), fc.integer({ min: 0, max: 255 }), fc.nat(2000))
  .map(([bytes, at, value, length]) => {
    const copy = Buffer.from(bytes)
    copy[at % copy.length] = value
    return copy.subarray(0, Math.max(4, copy.length - (length % copy.length)))
  })
const content = fc.oneof(
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  anyText({ maxLength: 100 }).map((text) => Buffer.from(text)),
  fc.constantFrom('1', '1001', 'a@b.co', '[]', '9876543210').map((text) => Buffer.from(text)),
  whole,
  damaged,
)
const partHeaders = fc.constantFrom(
  '',
  'Content-Type: application/json\r\n',
  'Content-Type: text/plain; charset=x-none\r\n',
  'Content-Type: \r\n',
  'Content-Transfer-Encoding: base64\r\n',
  'X: y\r\n'.repeat(60),
)
const part = fc.record({
  name: fc.option(name),
  fileName: fc.option(fileName),
  headers: partHeaders,
  content,
  lineEnd: fc.constantFrom('\r\n', '\r\n', '\r\n', '\n', '\r'),
})
const boundary = fc.oneof(fc.constant('line'), fc.stringMatching(/^[\w'()+,./:=?-]{0,80}$/))

const body = fc.record({
  path: fc.constantFrom(...forms.map(({ path }) => path)),
  boundary,
  otherBoundary: fc.option(boundary, { freq: 5 }),
  parts: fc.array(part, { maxLength: 12 }),
  ending: fc.constantFrom('--\r\n', '--', '', '-', '\r\n'),
  cutTo: fc.double({ min: 0, max: 1, noNaN: true }),
  isCut: fc.boolean(),
})

type Body = typeof body extends fc.Arbitrary<infer Value> ? Value : never

const bytesOfBody = ({ boundary: line, parts, ending, cutTo, isCut }: Body) => {
  const pieces = parts.flatMap((each) => {
    const named = each.name === null ? '' : `; name="${each.name}"`
    const filed = each.fileName === null ? '' : `; filename="${each.fileName}"`
    const head = `--${line}\r\nContent-Disposition: form-data${named}${filed}\r\n${each.headers}\r\n`
    return [Buffer.from(head), each.content, Buffer.from(each.lineEnd)]
  })
  const all = Buffer.concat([...pieces, Buffer.from(`--${line}${ending}`)])
  return isCut ? all.subarray(0, Math.floor(all.length * cutTo)) : all
}

/** fast-check prints the seed and the smallest body of a failure. */
test(`whatever is sent as a form gets an envelope, never a fault of ours, ${RUNS} times`, async () => {
  const property = fc.asyncProperty(body, async (sent) => {
    const type = `multipart/form-data; boundary=${sent.otherBoundary ?? sent.boundary}`
    const bytes = new Uint8Array(bytesOfBody(sent))
    const { code, status, message } = await post(server, sent.path, bytes, { 'content-type': type })
    expect([200, 413, 422]).toContain(code)
    expect(status).toBe(code === 200 ? '1' : '0')
    expect(message).toMatch(/\S/)
  })
  await fc.assert(property, { numRuns: RUNS })
  expect(await post(server, '/web/job/apply-for-post', applicationForm())).toMatchObject({ code: 200 })
}, 60_000)

test('a right form with any texts in it is stored as sent, or refused with a reason', async () => {
  const property = fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 250 }), async (text) => {
    const { code, message } = await post(
      server,
      '/web/job/apply-for-post',
      applicationForm({ full_name: text }),
    )
    const names = await server.db
      .selectFrom('application')
      .select('full_name')
      .where('full_name', '=', text.trim())
      .execute()
    expect([200, 422]).toContain(code)
    expect(names.length > 0).toBe(code === 200)
    expect(message).toMatch(/^(Your application was sent|Full name|Please enter value of Full name)/)
  })
  await fc.assert(property, { numRuns: 60 })
}, 60_000)
