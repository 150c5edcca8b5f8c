import { IDLE_HEADER } from '@/domain/office/paths'
import { forSuite } from '@test/support/forSuite'
import { clientOf, cookieOf, PASSWORD, startOffice, refusedWith } from './officeServer'

const HOUR_MS = 60 * 60 * 1000

let now = new Date('2026-03-02T08:00:00.000Z')
const pass = (hours: number) => {
  now = new Date(now.getTime() + hours * HOUR_MS)
}

const office = forSuite(() => startOffice({ now: () => now }))

const codeOf = async (cookie: string) => (await clientOf(office.origin, cookie).get('/session')).code

const newAccount = () => office.addAccount('recruiter')

test('a session ends after twelve idle hours, and each use prolongs it', async () => {
  const { email } = await newAccount()
  const client = await office.signIn(email)
  pass(11)
  expect(await client.get('/session')).toMatchObject({ code: 200 })
  pass(11.9)
  expect(await client.get('/session')).toMatchObject({ code: 200 })
  pass(12)
  expect(await client.get('/session')).toMatchObject({ code: 401 })
})

test('what an unattended page reads by itself does not prolong a session', async () => {
  const { cookie } = await office.signIn((await newAccount()).email)
  const readIdle = async () =>
    (await fetch(`${office.origin}/office/api/session`, { headers: { cookie, [IDLE_HEADER]: '1' } })).status
  pass(11)
  expect(await readIdle()).toBe(200)
  pass(2)
  expect(await readIdle()).toBe(401)
})

test('a session tells when the account was there before', async () => {
  const { email } = await newAccount()
  const first = await office.signIn(email)
  expect((await first.get('/session')).body).toMatchObject({ previousVisitAt: null })
  const seen = now.toISOString()
  pass(24)
  const second = await office.signIn(email)
  expect((await second.get('/session')).body).toMatchObject({ previousVisitAt: seen })
})

test('who signs in again in the same browser leaves no session behind', async () => {
  const { email } = await newAccount()
  const first = await office.signIn(email)
  const second = await first.post('/sign-in', { email, password: PASSWORD })
  expect([await codeOf(first.cookie), await codeOf(cookieOf(second))]).toEqual([401, 200])
})

test('an owner ends the sessions of an account', async () => {
  const { id, email } = await newAccount()
  const [one, other] = [await office.signIn(email), await office.signIn(email)]
  const owner = await office.signIn(office.accountOf('owner').email)
  const before = await owner.get<{ accounts: { id: string; sessions: number }[] }>('/accounts')
  expect(before.body.accounts.find((account) => account.id === id)).toMatchObject({ sessions: 2 })
  expect(await owner.post(`/accounts/${id}/end-sessions`)).toMatchObject({ code: 204 })
  expect([await codeOf(one.cookie), await codeOf(other.cookie)]).toEqual([401, 401])
  expect(
    (await office.logLines()).some((line) => line.action === 'sessions_ended' && line.subject === email),
  ).toBe(true)
})

test('a new password ends the other sessions and keeps the one that set it', async () => {
  const { email } = await newAccount()
  const [here, elsewhere] = [await office.signIn(email), await office.signIn(email)]
  const body = { currentPassword: PASSWORD, password: 'another marigold grows' }
  expect(await here.post('/password/change', { ...body, currentPassword: 'wrong' })).toMatchObject(
    refusedWith(422, 'The password is wrong.'),
  )
  expect(await here.post('/password/change', body)).toMatchObject({ code: 204 })
  expect([await codeOf(here.cookie), await codeOf(elsewhere.cookie)]).toEqual([200, 401])
})

test('an account that is made inactive, or gets another role, is so at once', async () => {
  const { id, email } = await newAccount()
  const client = await office.signIn(email)
  const owner = await office.signIn(office.accountOf('owner').email)
  await owner.patch(`/accounts/${id}`, { role: 'owner' })
  expect(await client.get('/accounts')).toMatchObject({ code: 200 })
  await owner.patch(`/accounts/${id}`, { role: 'reader', isActive: false })
  expect(await client.get('/session')).toMatchObject({ code: 401 })
  expect(await office.signedOut.post('/sign-in', { email, password: PASSWORD })).toMatchObject({ code: 401 })
})

test('the database has no token that opens a session', async () => {
  const client = await office.signIn((await newAccount()).email)
  const token = client.cookie.replace('office_session=', '')
  const rows = await office.db.selectFrom('account_session').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
})

describe('behind https', () => {
  test.each([
    ['a trusted proxy', { TRUST_PROXY: 'on' }, { 'x-forwarded-proto': 'https' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://jobs.example.com' }, {}],
  ])('with %s the cookie is for https alone', async (_name, settings: Record<string, string>, headers) => {
    const other = await startOffice({ settings })
    const host = new URL(other.origin).host
    const origin = settings.PUBLIC_URL ?? `https://${host}`
    const body = { email: 'owner@office.example', password: PASSWORD }
    const answer = await other.signedOut.post('/sign-in', body, { ...headers, origin })
    for (const cookie of answer.headers.getSetCookie())
      expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=Lax$/)
    expect(cookieOf(answer)).toMatch(/^office_session=/)
    await other.close()
  })
})

const RECRUITER = 'recruiter@office.example'
const WRONG_PASSWORD = { status: '0', message: 'Email or password is wrong.' }

test('who signs in has a session, which ends when they sign out', async () => {
  const answer = await office.signedOut.post('/sign-in', {
    email: ' Recruiter@Office.example',
    password: PASSWORD,
  })
  expect(answer.code).toBe(200)
  expect(answer.body).toEqual({ account: office.accountOf('recruiter') })
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^office_session=[\w-]{43}; Path=\/office; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^office_device=\S+; Max-Age=31536000; Path=\/office; HttpOnly; SameSite=Lax$/),
  ])
  const client = clientOf(office.origin, cookieOf(answer))
  const session = await client.get('/session')
  expect(session).toMatchObject({
    code: 200,
    body: {
      account: { ...office.accountOf('recruiter'), hasSecondFactor: false },
      mustSetUpSecondFactor: false,
    },
  })
  expect(session.headers.get('cache-control')).toBe('no-store')
  expect(session.headers.get('x-robots-tag')).toBe('noindex')
  expect(await client.post('/sign-out')).toMatchObject({ code: 204 })
  expect(await client.get('/session')).toMatchObject({ code: 401 })
})

test('a wrong password, an unknown account and one without a password are told in the same words', async () => {
  const { id } = await office.addAccount('owner', 'new@office.example')
  await office.db.updateTable('account').set({ password: '' }).where('id', '=', id).execute()
  for (const [email, password] of [
    [RECRUITER, 'not the password'],
    ['nobody@office.example', PASSWORD],
    ['new@office.example', PASSWORD],
  ])
    expect(await office.signedOut.post('/sign-in', { email, password })).toMatchObject({
      code: 401,
      body: WRONG_PASSWORD,
    })
})

test('an email and a password that are missing are told of, each by itself', async () => {
  const answer = await office.signedOut.post('/sign-in', { email: ' ', password: '' })
  const problems = [
    { field: 'email', code: 'noAddress' },
    { field: 'password', code: 'noPassword' },
  ]
  expect(answer).toMatchObject({ code: 422, body: { problems } })
})

test('the page is told whether there is a session, without an error where there is none', async () => {
  const { cookie } = await office.signIn((await newAccount()).email)
  const client = clientOf(office.origin, cookie)
  expect((await client.get('/sign-in')).body).toEqual((await client.get('/session')).body)
  pass(12)
  expect(await client.get('/sign-in')).toMatchObject({ code: 204 })
  expect(await office.signedOut.get('/sign-in')).toMatchObject({ code: 204 })
})

test('a sign-in from another origin, or from none, is refused', async () => {
  const body = { email: RECRUITER, password: PASSWORD }
  const answers = [
    await office.signedOut.post('/sign-in', body, { origin: 'https://evil.example' }),
    await office.signedOut.post('/sign-in', body, { origin: 'null' }),
    await office.signedOut.post('/sign-in', body, { origin: '' }),
  ]
  expect(answers.map(({ code }) => code)).toEqual([403, 403, 403])
})
