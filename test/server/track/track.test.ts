import { setTimeout as sleep } from 'node:timers/promises'
import { PRIVACY_VERSION } from '@/domain/site/limits'
import { writeRetention } from '@/server/repositories/office/settings'
import { contactForm } from '@test/support/builders'
import { forSuite } from '@test/support/forSuite'
import { MESSAGE, startInbox } from '../office/inboxServer'
import { at, NOT_FOUND, track, tracking } from './tracking'

const lines: string[] = []
const office = forSuite(() =>
  startInbox({ logStream: { write: (line) => lines.push(line) }, settings: { LOG_LEVEL: 'info' } }),
)
const { apply, disclose } = tracking(office)

test('the sender sees what was sent, for what, and where it stands', async () => {
  const { reference, last4, mobile, at: sentAt } = await apply({ full_name: 'Asha Verma' })
  await writeRetention(office.db, 6)
  await office.setState(reference, 'shortlisted')
  await disclose(reference, 'Trishul Works')
  const { code, headers, data } = await track(office, '', { reference, last4 })
  expect([code, headers.get('cache-control')]).toEqual([200, 'no-store'])
  const { position } = await office.db
    .selectFrom('job')
    .select('position')
    .where('job_id', '=', '1001')
    .executeTakeFirstOrThrow()
  expect(data).toEqual({
    reference,
    kind: 'Application',
    sentAt,
    about: position,
    job: { id: '1001', position, isOpen: true },
    state: 'Shortlisted',
    codes: { kind: 'application', state: 'shortlisted' },
    stateAt: expect.stringMatching(/^2026-03-06T10:/),
    isWithdrawn: false,
    takeBackUntil: null,
    canAsk: false,
    askedOn: null,
    answers: [],
    invitationUrl: null,
    invitationDay: null,
    email: '1@sender.example',
    mobile,
    fields: expect.arrayContaining([
      { label: 'Job', value: position },
      { label: 'Full name', value: 'Asha Verma' },
      { label: 'Experience', value: '4 years 2 months' },
    ]),
    files: [
      { name: 'photo.jpg', size: 64 },
      { name: 'resume.docx', size: expect.any(Number) },
    ],
    keptUntil: sentAt.replace('2026-01-01', '2026-07-01'),
    disclosures: [{ recipient: 'Trishul Works', at: '2026-03-06T10:00:00.000Z', saidYesAt: '', reason: '' }],
    questionUrl: null,
    privacyVersion: `${PRIVACY_VERSION}`,
    copyUrl: expect.stringMatching(/^\/api\/track\/copy\?/),
  })
  await writeRetention(office.db, null)
  expect((await track(office, '', { reference, last4 })).data?.keptUntil).toBeNull()
})

test('a look writes nothing, and asks the database for most of it at once', async () => {
  const { reference, last4 } = await apply()
  await track(office, '', { reference, last4 })
  const executor = office.db.getExecutor()
  const execute = executor.executeQuery.bind(executor)
  const statements: string[] = []
  let open = 0
  let rounds = 0
  const spy = jest.spyOn(executor, 'executeQuery').mockImplementation(async (query) => {
    statements.push(query.sql)
    if (open === 0) rounds += 1
    open += 1
    // As on a database at the end of a network.
    await sleep(5)
    return execute(query).finally(() => (open -= 1))
  })
  expect((await track(office, '', { reference, last4 })).code).toBe(200)
  spy.mockRestore()
  expect(statements.filter((text) => !text.startsWith('select'))).toEqual([])
  // The secret of hashes, the tries, the submission, its fields; then all else, beside what leads to its copies and is theirs.
  expect(rounds).toBeLessThanOrEqual(7)
  expect(statements.length).toBeLessThanOrEqual(18)
})

test('a reference and digits are taken however they are typed, and in every kind of body', async () => {
  const { reference, last4, mobile } = await apply()
  for (const typed of [
    reference.toLowerCase(),
    reference.replace('-', ''),
    ` ${reference.replace('-', ' ')} `,
    `Reference ${reference}: Your application`,
  ])
    expect((await track(office, '', { reference: typed, last4 })).data?.reference).toBe(reference)
  for (const digits of [
    ` ${last4} `,
    mobile,
    `+91 ${mobile}`,
    last4.replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? ''),
  ])
    expect([digits, (await track(office, '', { reference, last4: digits })).code]).toEqual([digits, 200])
  const multipart = new FormData()
  for (const [name, value] of Object.entries({ reference, last4 })) multipart.set(name, value)
  // Further fields are of no matter.
  const json = new Blob([JSON.stringify({ reference, last4, from: { page: [1] }, is_new: true })], {
    type: 'application/json',
  })
  for (const body of [multipart, new URLSearchParams({ reference, last4 }), json]) {
    const response = await fetch(`${office.origin}/api/track`, { method: 'POST', body })
    expect(await response.json()).toMatchObject({ status: '1', data: { reference } })
  }
})

test('whatever is wrong gets one answer, to the byte', async () => {
  const { reference, last4 } = await apply()
  const erased = await apply()
  expect(await track(office, '/erase', erased)).toMatchObject({ code: 200, message: expect.any(String) })
  const unknown = (await apply()).reference
  await office.as('owner').delete(at(unknown))
  const { reference: withoutMobile } = await office.send(
    '2026-02-01T00:00:00.000Z',
    MESSAGE,
    contactForm({ mobile: '' }),
  )
  const { reference: withTwoDigits } = await office.send(
    '2026-02-01T00:01:00.000Z',
    MESSAGE,
    contactForm({ mobile: '99' }),
  )
  const wrong = [
    { reference, last4: '0000' },
    { reference, last4: last4.slice(1) },
    { reference, last4: '' },
    { reference: '', last4 },
    { reference: unknown, last4 },
    { reference: `O${reference.slice(1)}`, last4 },
    { reference: `R7K4-92QX\u0000`, last4 },
    { reference: withoutMobile, last4: '' },
    { reference: withTwoDigits, last4: '99' },
    erased,
  ]
  for (const path of ['', '/correct', '/withdraw', '/ask', '/erase'] as const)
    for (const claim of wrong) {
      const { code, text } = await track(office, path, claim)
      expect([path, claim, code, text]).toEqual([path, claim, 404, `{"status":"0","message":"${NOT_FOUND}"}`])
      await office.db.deleteFrom('request_count').execute()
    }
  expect((await fetch(`${office.origin}/api/track`, { method: 'POST' })).status).toBe(422)
})

test('the log of requests names no reference, digits, address or token', async () => {
  lines.length = 0
  const { reference, last4 } = await apply()
  const { data } = await track(office, '', { reference, last4 })
  // A line is written when all was sent.
  await (await fetch(office.origin + (data?.copyUrl ?? ''))).arrayBuffer()
  await track(office, '/correct', { reference, last4, email: 'wrong', mobile: '9811177777' })
  await track(office, '/erase', { reference, last4 })
  const log = lines.join('')
  for (const path of ['', '/copy', '/correct', '/erase']) expect(log).toContain(`"path":"/api/track${path}"`)
  const token = new URLSearchParams(data?.copyUrl).get('token') ?? '-'
  for (const text of [reference, reference.replace('-', ''), token, '@', '9811177777', 'token'])
    expect([text, log.includes(text)]).toEqual([text, false])
})
