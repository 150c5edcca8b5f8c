import { type TOTP, URI } from 'otpauth'
import { forSuite } from '@test/support/forSuite'
import { clientOf, cookieOf, PASSWORD, startOffice, refusedWith } from './officeServer'

const PERIOD_MS = 30_000

let now = new Date('2026-03-02T08:00:00.000Z')
const passPeriods = (periods: number) => {
  now = new Date(now.getTime() + periods * PERIOD_MS)
}

const office = forSuite(() => startOffice({ now: () => now, settings: { SAMPLE_CONTENT: 'off' } }))
afterEach(async () => {
  const { db } = office
  await db.updateTable('account').set({ totp_secret: '', totp_pending: '', totp_step: 0 }).execute()
  for (const table of ['recovery_code', 'request_count', 'office_setting'] as const)
    await db.deleteFrom(table).execute()
})

const EMAIL = 'recruiter@office.example'

type Made = { secret: string; address: string; qr: string }

/** An authenticator app that read the address in the picture. */
const appOf = ({ address }: Made) => {
  const totp = URI.parse(address) as TOTP
  return () => totp.generate({ timestamp: now.getTime() })
}

const setUp = async () => {
  const client = office.as('recruiter')
  const made = (await client.post<Made>('/second-factor')).body
  const code = appOf(made)
  const { recoveryCodes } = (
    await client.post<{ recoveryCodes: string[] }>('/second-factor/confirm', {
      code: code(),
      password: PASSWORD,
    })
  ).body
  passPeriods(1)
  return { made, code, recoveryCodes }
}

const signIn = (code?: string) =>
  office.signedOut.post('/sign-in', { email: EMAIL, password: PASSWORD, code })
const WRONG = refusedWith(
  401,
  'This code is wrong, or was used before. Each code works once: wait for the next one.',
)

test('a second factor is shown, confirmed by a code, and asked for from then on', async () => {
  const client = office.as('recruiter')
  const { code, body } = await client.post<Made>('/second-factor')
  expect(code).toBe(200)
  expect(body.secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(body.address).toContain(`secret=${body.secret}`)
  expect(body.address).toMatch(/^otpauth:\/\/totp\/Navkaam:recruiter%40office\.example\?/)
  expect(decodeURIComponent(body.qr)).toMatch(/^data:image\/svg\+xml;utf8,<svg /)
  // Nothing is asked for before it is confirmed.
  expect(await signIn()).toMatchObject({ code: 200, body: { account: { email: EMAIL } } })
  const app = appOf(body)
  const wrong = app() === '000000' ? '111111' : '000000'
  expect(await client.post('/second-factor/confirm', { code: wrong, password: PASSWORD })).toMatchObject({
    code: 422,
  })
  expect(
    (
      await client.post<{ recoveryCodes: string[] }>('/second-factor/confirm', {
        code: app(),
        password: PASSWORD,
      })
    ).body.recoveryCodes,
  ).toHaveLength(10)
  expect((await client.get('/session')).body).toMatchObject({ account: { hasSecondFactor: true } })
  expect(await signIn()).toMatchObject({ code: 200, body: { needsCode: true } })
  expect((await signIn()).headers.get('set-cookie')).toBeNull()
  passPeriods(1)
  const answer = await signIn(app())
  expect(answer).toMatchObject({ code: 200, body: { account: { email: EMAIL } } })
  expect(await clientOf(office.origin, cookieOf(answer)).get('/session')).toMatchObject({ code: 200 })
})

test('it is set up by the password alone, so that a stolen session locks no owner out', async () => {
  const client = office.as('recruiter')
  const code = appOf((await client.post<Made>('/second-factor')).body)
  const confirm = (body: object) => client.post('/second-factor/confirm', body)
  expect(await confirm({ code: code() })).toMatchObject({ code: 422 })
  expect(await confirm({ code: code(), password: 'wrong' })).toMatchObject(
    refusedWith(422, 'The password is wrong.'),
  )
  expect(await signIn()).toMatchObject({ code: 200, body: { account: { email: EMAIL } } })
})

test('a code is taken once, also of two at once, and late or early by a minute', async () => {
  const { code } = await setUp()
  const used = code()
  const answers = await Promise.all([signIn(used), signIn(used)])
  expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1)
  expect(answers.filter((answer) => answer.code === 401)).toHaveLength(1)
  expect(await signIn(used)).toMatchObject(WRONG)
  passPeriods(5)
  const late = code()
  passPeriods(2)
  expect(await signIn(late)).toMatchObject({ code: 200 })
  const tooLate = code()
  passPeriods(3)
  expect(await signIn(tooLate)).toMatchObject(WRONG)
})

test('the code that confirmed it is not taken for signing in', async () => {
  const client = office.as('recruiter')
  const code = appOf((await client.post<Made>('/second-factor')).body)
  await client.post('/second-factor/confirm', { code: code(), password: PASSWORD })
  expect(await signIn(code())).toMatchObject(WRONG)
})

test('each recovery code is good once, and only hashes of them are stored', async () => {
  const { recoveryCodes } = await setUp()
  const [first = '', second = ''] = recoveryCodes
  expect(first).toMatch(/^(?:[a-z2-7]{4}-){3}[a-z2-7]{4}$/)
  expect(new Set(recoveryCodes).size).toBe(10)
  const stored = await office.db.selectFrom('recovery_code').selectAll().execute()
  expect(stored).toHaveLength(10)
  expect(JSON.stringify(stored)).not.toContain(first.replaceAll('-', ''))
  expect(await signIn(first)).toMatchObject({ code: 200 })
  expect(await signIn(first)).toMatchObject(WRONG)
  expect(await signIn(second.toUpperCase().replaceAll('-', ' '))).toMatchObject({ code: 200 })
  expect((await office.logLines()).filter(({ action }) => action === 'recovery_code_used')).toHaveLength(2)
})

test('wrong codes lock like wrong passwords', async () => {
  const { code } = await setUp()
  for (let failed = 0; failed < 3; failed += 1) expect(await signIn('000 000x')).toMatchObject(WRONG)
  await office.db.updateTable('request_count').set({ count: 10 }).execute()
  expect(await signIn(code())).toMatchObject({ code: 429 })
})

test('where it is required, nothing else is answered until it is set up', async () => {
  const reader = office.as('reader')
  expect((await reader.get('/session')).body).toMatchObject({ mustSetUpSecondFactor: false })
  const owner = office.as('owner')
  expect(await owner.put('/settings', { requireTwoFactor: true })).toMatchObject({
    code: 200,
    body: { requireTwoFactor: true },
  })
  expect((await reader.get('/session')).body).toMatchObject({ mustSetUpSecondFactor: true })
  expect(await owner.get('/accounts')).toMatchObject(
    refusedWith(403, 'Please set up your second factor first.'),
  )
  const made = (await owner.post<Made>('/second-factor')).body
  await owner.post('/second-factor/confirm', { code: appOf(made)(), password: PASSWORD })
  expect(await owner.get('/accounts')).toMatchObject({ code: 200 })
  expect(await owner.get('/settings')).toMatchObject({ code: 200, body: { requireTwoFactor: true } })
})

test('it is removed with the password, and set up again only then', async () => {
  await setUp()
  const client = office.as('recruiter')
  expect(await client.post('/second-factor')).toMatchObject({ code: 409 })
  expect(await client.post('/second-factor/remove', { password: 'wrong' })).toMatchObject(
    refusedWith(422, 'The password is wrong.'),
  )
  expect(await client.post('/second-factor/remove', { password: PASSWORD })).toMatchObject({ code: 204 })
  expect(await office.db.selectFrom('recovery_code').selectAll().execute()).toEqual([])
  expect(await signIn()).toMatchObject({ code: 200, body: { account: { email: EMAIL } } })
  expect(await client.post('/second-factor')).toMatchObject({ code: 200 })
})

test('an owner takes it away from who lost it', async () => {
  await setUp()
  const { id } = office.accountOf('recruiter')
  expect(await office.as('owner').post(`/accounts/${id}/reset-second-factor`)).toMatchObject({ code: 204 })
  expect(await office.as('recruiter').get('/session')).toMatchObject({ code: 401 })
  expect(await signIn()).toMatchObject({ code: 200, body: { account: { email: EMAIL } } })
})
