import { clientOf, cookieOf, PASSWORD, startOffice, type OfficeServer } from './officeServer'

let office: OfficeServer
beforeAll(async () => {
  office = await startOffice()
})
afterAll(() => office.close())

const RECRUITER = 'recruiter@office.example'
const WRONG = { status: '0', message: 'Email, password or code is wrong.' }

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
    ['new@office.example', ''],
  ])
    expect(await office.signedOut.post('/sign-in', { email, password })).toMatchObject({
      code: 401,
      body: WRONG,
    })
})

test('another origin, or none, signs nobody in', async () => {
  const body = { email: RECRUITER, password: PASSWORD }
  const answers = [
    await office.signedOut.post('/sign-in', body, { origin: 'https://evil.example' }),
    await office.signedOut.post('/sign-in', body, { origin: 'null' }),
    await office.signedOut.post('/sign-in', body, { origin: '' }),
  ]
  expect(answers.map(({ code }) => code)).toEqual([403, 403, 403])
})
