import { subnetOf } from '@/server/submissions/clientAddress'
import { APPLY, CONTACT, applicationForm, contactForm, enquiryForm } from '@test/support/builders'
import { forSuite } from '@test/support/forSuite'
import { newPlace } from '@test/support/places'
import { countStored, get, post, startServer } from '@test/support/server'
import { track } from '../track/tracking'

test('an address that sends too much is asked to wait, whatever the form', async () => {
  const server = await startServer({ settings: { SUBMISSIONS_PER_MINUTE: '3' } })
  expect(await post(server, APPLY, applicationForm())).toMatchObject({ code: 200 })
  expect(await post(server, CONTACT, contactForm())).toMatchObject({ code: 200 })
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

test('without a proxy no client can name another address', async () => {
  const server = await startServer({ settings: { SUBMISSIONS_PER_MINUTE: '1' } })
  const sendAs = (address: string, mobile: string) =>
    post(server, CONTACT, contactForm({ mobile }), { 'x-forwarded-for': address })
  expect(await sendAs('198.51.100.1', '9876500001')).toMatchObject({ code: 200 })
  expect(await sendAs('198.51.100.2', '9876500002')).toMatchObject({ code: 429 })
  await server.close()
})

test('0 is no limit', async () => {
  const server = await startServer()
  const answers = await Promise.all(Array.from({ length: 40 }, () => post(server, CONTACT, contactForm())))
  expect(answers.every(({ code }) => code === 200)).toBe(true)
  await server.close()
})

const BEHIND_PROXY = { SUBMISSIONS_PER_MINUTE: '2', TRUST_PROXY: 'on' }

describe('a mobile number', () => {
  let sent = 0
  /** Each from an address of its own. */
  const sendWith = (server: { origin: string }, path: string, form: FormData) => {
    sent += 1
    return post(server, path, form, { 'x-forwarded-for': `198.51.100.${sent}` })
  }

  test('that comes too often is asked to wait, however it is written and whatever the form', async () => {
    const server = await startServer({ settings: BEHIND_PROXY })
    expect(await sendWith(server, APPLY, applicationForm({ mobile: '9898989898' }))).toMatchObject({
      code: 200,
    })
    const written = contactForm({ mobile: '+91 98989-89898' })
    expect(await sendWith(server, CONTACT, written)).toMatchObject({ code: 200 })
    const refused = await sendWith(server, APPLY, applicationForm({ mobile: '9898989898' }))
    expect(refused).toMatchObject({
      code: 429,
      status: '0',
      message: expect.stringMatching(/^Too many submissions with this mobile number.* in \d+ seconds\.$/),
    })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await countStored(server)).toEqual({ submissions: 2, files: 2 })
    expect(await sendWith(server, APPLY, applicationForm({ mobile: '9898989899' }))).toMatchObject({
      code: 200,
    })
    await server.close()
  })

  test('is counted for what is stored alone, and not at all where there is none', async () => {
    const server = await startServer({ settings: BEHIND_PROXY })
    const broken = { mobile: '9898989898', email: 'broken' }
    for (let n = 0; n < 3; n += 1)
      expect(await sendWith(server, APPLY, applicationForm(broken))).toMatchObject({ code: 422 })
    expect(await sendWith(server, APPLY, applicationForm({ mobile: '9898989898' }))).toMatchObject({
      code: 200,
    })
    for (let n = 0; n < 3; n += 1)
      expect(await sendWith(server, CONTACT, contactForm({ mobile: '' }))).toMatchObject({ code: 200 })
    await server.close()
  })
})

test('erasing frees the number that is erased, and no address and no other number', async () => {
  const server = await startServer({ settings: BEHIND_PROXY })
  const send = async (mobile: string, address: string) => {
    const { code, data } = await post(server, CONTACT, contactForm({ mobile }), {
      'x-forwarded-for': address,
    })
    return { code, reference: (data as { reference?: string } | undefined)?.reference ?? '' }
  }
  const { reference } = await send('9876500001', '198.51.100.1')
  await send('+91 98765 00001', '198.51.100.1')
  await send('9876500002', '198.51.100.2')
  await send('9876500002', '198.51.100.3')
  expect((await send('9876500001', '198.51.100.4')).code).toBe(429)
  expect(await track(server, '/erase', { reference, last4: '0001' })).toMatchObject({ code: 200 })
  expect((await send('9876500001', '198.51.100.4')).code).toBe(200)
  expect((await send('9876500002', '198.51.100.5')).code).toBe(429)
  expect((await send('9876500003', '198.51.100.1')).code).toBe(429)
  await server.close()
})

test('two servers of one database hold one limit together, also after a start', async () => {
  const shared = { ...(await newPlace()), settings: { SUBMISSIONS_PER_MINUTE: '2' } }
  const one = await startServer(shared)
  const two = await startServer(shared)
  const answers = await Promise.all(
    [one, two, one, two, one, two].map((server) => post(server, CONTACT, contactForm())),
  )
  expect(answers.map(({ code }) => code).toSorted((code, other) => code - other)).toEqual([
    200, 200, 429, 429, 429, 429,
  ])
  await one.close()
  await two.close()
  const three = await startServer(shared)
  expect(await post(three, CONTACT, contactForm())).toMatchObject({ code: 429 })
  await three.close()
})

test('after a minute all may send again, and what was counted is forgotten; no name is kept', async () => {
  let time = Date.parse('2026-03-04T05:06:07Z')
  const server = await startServer({
    settings: { SUBMISSIONS_PER_MINUTE: '1' },
    now: () => new Date(time),
  })
  const counted = () => server.db.selectFrom('request_count').selectAll().orderBy('counter').execute()
  expect(await post(server, CONTACT, contactForm())).toMatchObject({ code: 200 })
  const rows = await counted()
  expect(rows).toEqual([
    { counter: expect.stringMatching(/^[0-9a-f]{64}$/), count: 1, ends_at: '2026-03-04T05:07:07.000Z' },
    { counter: expect.stringMatching(/^[0-9a-f]{64}$/), count: 1, ends_at: '2026-03-04T05:07:07.000Z' },
  ])
  time += 59_001
  const refused = await post(server, CONTACT, contactForm())
  expect(refused).toMatchObject({ code: 429, message: expect.stringMatching(/in 1 seconds\.$/) })
  expect(await counted()).toEqual(rows)
  time += 999
  const other = contactForm({ mobile: '9000000001' })
  expect(await post(server, CONTACT, other)).toMatchObject({ code: 200 })
  expect((await counted()).map(({ ends_at }) => ends_at)).toEqual([
    '2026-03-04T05:08:07.000Z',
    '2026-03-04T05:08:07.000Z',
  ])
  await server.close()
})

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:DB8:0012:3400::1', '2001:db8:12:3400::/64'],
  ['::1', '::/64'],
  ['1:2:3::4:5:6:7', '1:2:3::/64'],
  ['::2:3:4:5:198.51.100.7', '0:0:2:3::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['unknown', 'unknown'],
  ['', ''],
])('%s counts as %s', (address, subnet) => {
  expect(subnetOf(address)).toBe(subnet)
})

describe('behind a proxy', () => {
  const server = forSuite(() => startServer({ settings: { ...BEHIND_PROXY, SUBMISSIONS_PER_MINUTE: '1' } }))

  /** The answers to a form from each of these, each form with a mobile number of its own. */
  let sent = 0
  const codesFor = async (entries: string[]) => {
    const codes: number[] = []
    for (const entry of entries) {
      sent += 1
      const form = contactForm({ mobile: `${9_000_000_000 + sent}` })
      const { code } = await post(server, CONTACT, form, { 'x-forwarded-for': entry })
      codes.push(code)
    }
    return codes
  }

  test.each([
    ['an IPv4 address', ['198.51.100.2', '198.51.100.2:40001', '198.51.100.2:40002', '"198.51.100.2:1"']],
    ['an IPv6 address', ['2001:db8::1', '[2001:db8::1]:443', '[2001:db8::2]', '"[2001:DB8:0::3]:40001"']],
    [
      'an entry after others',
      ['198.51.100.4', '10.0.0.1, 198.51.100.4:40001', '[2001:db8:9::1], 198.51.100.4'],
    ],
    [
      'what is no address',
      ['127.0.0.1', 'unknown', '_a1', '[', '12345', '0x7f.1', '198.51.100.999', '1.2.3', '', '[x]:1'],
    ],
  ])('%s is one client however the proxy writes it', async (_title, entries) => {
    expect(await codesFor(entries)).toEqual(entries.map((_entry, n) => (n === 0 ? 200 : 429)))
  })

  test('other addresses are other clients', async () => {
    expect(
      await codesFor(['198.51.100.5:1', '198.51.100.6:1', '[2001:db8:7::1]:1', '[2001:db8:8::1]:1']),
    ).toEqual([200, 200, 200, 200])
  })
})
