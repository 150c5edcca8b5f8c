import { forSuite } from '@test/support/forSuite'
import { clientOf, cookieOf, PASSWORD, startOffice, refusedWith } from './officeServer'

const DAY_MS = 24 * 60 * 60 * 1000

let now = new Date('2026-03-02T08:00:00.000Z')
const office = forSuite(() => startOffice({ now: () => now, settings: { SAMPLE_CONTENT: 'off' } }))
beforeEach(async () => {
  now = new Date('2026-03-02T08:00:00.000Z')
  await office.db.deleteFrom('account').where('email', '=', 'asha@office.example').execute()
  const { id } = office.accountOf('owner')
  await office.db.updateTable('account').set({ role: 'owner' }).where('id', '=', id).execute()
})

type Listed = { id: string; email: string; hasPassword: boolean; isActive: boolean; seenAt: string | null }

const invite = (email: string, role = 'recruiter') =>
  office.as('owner').post<{ account: Listed; link: string }>('/accounts', { email, name: 'Asha', role })

const tokenIn = (link: string) => /#token=([\w-]{43})$/.exec(link)?.[1] ?? ''

test('an owner invites a colleague, whom setting a password by the link signs in', async () => {
  const { code, body } = await invite(' Asha@Office.example ')
  expect({ code, account: body.account }).toMatchObject({
    code: 200,
    account: {
      email: 'asha@office.example',
      name: 'Asha',
      role: 'recruiter',
      hasSecondFactor: false,
      isActive: true,
      hasPassword: false,
      sessions: 0,
      seenAt: null,
    },
  })
  expect(body.link).toMatch(new RegExp(`^${office.origin}/office/set-password#token=[\\w-]{43}$`))
  const token = tokenIn(body.link)
  expect(await office.signedOut.post('/password-link', { token })).toMatchObject({
    code: 200,
    body: { email: 'asha@office.example', name: 'Asha' },
  })
  expect(await office.signedOut.post('/password', { token, password: 'short' })).toMatchObject(
    refusedWith(422, 'Please choose a password of at least 10 characters.'),
  )
  const answer = await office.signedOut.post('/password', { token, password: PASSWORD })
  expect(answer).toMatchObject({ code: 200, body: { account: { email: 'asha@office.example' } } })
  expect(await clientOf(office.origin, cookieOf(answer)).get('/session')).toMatchObject({ code: 200 })
  // Good once.
  expect(await office.signedOut.post('/password-link', { token })).toMatchObject({ code: 404 })
  expect(await office.signedOut.post('/password', { token, password: 'another marigold' })).toMatchObject(
    refusedWith(422, 'This link has expired or was used already. Please ask for a new one.'),
  )
})

test('of two who use a link at once, one sets the password', async () => {
  const token = tokenIn((await invite('asha@office.example')).body.link)
  const answers = await Promise.all(
    ['first marigold here', 'second marigold here'].map((password) =>
      office.signedOut.post('/password', { token, password }),
    ),
  )
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200, 422]))
})

test('of two who invite the same person at once, one does', async () => {
  const answers = await Promise.all([invite('asha@office.example'), invite('asha@office.example')])
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200, 409]))
})

test.each([
  [
    { email: 'owner@office.example', name: 'Again', role: 'reader' },
    409,
    'There is an account with this email already.',
  ],
  [{ email: 'no address', name: 'Asha', role: 'reader' }, 422, 'Please enter a valid email.'],
  [{ email: 'a@office.example', name: '  ', role: 'reader' }, 422, 'Please enter a name.'],
  [{ email: 'a@office.example', name: 'Asha', role: 'king' }, 422, 'Invalid request.'],
  [{ email: 'a@office.example', name: 'Asha', role: 'reader', id: 'mine' }, 422, 'Invalid request.'],
  [
    { email: 'a@office.example', name: 'x'.repeat(201), role: 'reader' },
    422,
    'The name is too long. The limit is 200 characters.',
  ],
  [undefined, 422, 'Invalid request.'],
])('%j is refused', async (body, code, message) => {
  expect(await office.as('owner').post('/accounts', body)).toMatchObject({ code, body: { message } })
})

test('a name is one line', async () => {
  const owner = office.as('owner')
  const name = '=1+1\r\n<script>\u0085 Asha\u2028Verma'
  const { body } = await owner.post<{ account: { id: string; name: string } }>('/accounts', {
    email: 'asha@office.example',
    name,
    role: 'reader',
  })
  expect(body.account.name).toBe('=1+1 <script> Asha Verma')
  const changed = await owner.patch(`/accounts/${body.account.id}`, { name: 'Asha\nVerma' })
  expect(changed.body).toMatchObject({ account: { name: 'Asha Verma' } })
})

test('the last owner who can sign in stays one', async () => {
  const { id } = office.accountOf('owner')
  const refused = refusedWith(409, 'This is the last active owner. Make another account an owner first.')
  const owner = office.as('owner')
  expect(await owner.patch(`/accounts/${id}`, { role: 'reader' })).toMatchObject(refused)
  expect(await owner.patch(`/accounts/${id}`, { isActive: false })).toMatchObject(refused)
  // Invited, and without a password.
  await invite('asha@office.example', 'owner')
  expect(await owner.patch(`/accounts/${id}`, { role: 'reader' })).toMatchObject(refused)
  expect(await owner.patch(`/accounts/${id}`, { name: 'Still Owner' })).toMatchObject({
    code: 200,
    body: { account: { name: 'Still Owner', role: 'owner', isActive: true } },
  })
})

test('of two owners who demote each other at once, one stays', async () => {
  const other = await office.addAccount('owner')
  const otherClient = await office.signIn(other.email)
  const answers = await Promise.all([
    office.as('owner').patch(`/accounts/${other.id}`, { role: 'reader' }),
    otherClient.patch(`/accounts/${office.accountOf('owner').id}`, { role: 'reader' }),
  ])
  expect(answers.filter(({ code }) => code === 200).length).toBe(1)
  const owners = office.db.selectFrom('account').select('id').where('role', '=', 'owner')
  expect((await owners.execute()).length).toBe(1)
})

test('settings that are not given stay as they are, and the log says which were', async () => {
  const owner = office.as('owner')
  const usual = { requireTwoFactor: false, askAfterDays: 10, leavingDays: 90, morningMail: false }
  expect(await owner.get('/settings')).toMatchObject({ code: 200, body: usual })
  const changed = { askAfterDays: 5, leavingDays: 60 }
  expect(await owner.put('/settings', changed)).toMatchObject({ code: 200, body: { ...usual, ...changed } })
  expect(await owner.get('/settings')).toMatchObject({ body: { ...usual, ...changed } })
  expect((await office.logLines()).at(-1)).toMatchObject({
    action: 'settings_changed',
    details: 'applicants may ask after 5 days, leaving within 60 days is marked',
  })
  for (const wrong of [{}, { askAfterDays: 0 }, { leavingDays: 366 }, { leavingDays: 1.5 }, { other: 1 }])
    expect([wrong, (await owner.put('/settings', wrong)).code]).toEqual([wrong, 422])
  // The server of this suite sends no mail.
  expect((await owner.put('/settings', { morningMail: true })).code).toBe(422)
  await owner.put('/settings', usual)
})

test('what owners do to accounts is in the log', async () => {
  const { account } = (await invite('asha@office.example')).body
  const owner = office.as('owner')
  await owner.patch(`/accounts/${account.id}`, { role: 'reader', isActive: false })
  await owner.put('/settings', { requireTwoFactor: false })
  const lines = (await office.logLines()).filter((line) => line.account === 'owner@office.example')
  expect(lines.map(({ action, subject, details }) => [action, subject, details])).toEqual(
    expect.arrayContaining([
      ['account_added', 'asha@office.example', 'recruiter'],
      ['account_changed', 'asha@office.example', 'role reader, not active'],
      ['settings_changed', '', 'a second factor is optional'],
    ]),
  )
})

test('a link is good for a day, and a new one takes its place', async () => {
  const { account, link } = (await invite('asha@office.example')).body
  const good = async (token: string | null) => (await office.signedOut.post('/password-link', { token })).code
  now = new Date(now.getTime() + DAY_MS - 1000)
  expect(await good(tokenIn(link))).toBe(200)
  const owner = await office.signIn('owner@office.example')
  const renewed = await owner.post<{ link: string }>(`/accounts/${account.id}/link`)
  expect([await good(tokenIn(link)), await good(tokenIn(renewed.body.link))]).toEqual([404, 200])
  now = new Date(now.getTime() + DAY_MS)
  expect(await good(tokenIn(renewed.body.link))).toBe(404)
  expect(await good('')).toBe(404)
  const links = await office.db.selectFrom('account_link').select('id').execute()
  expect(links.map(({ id }) => id)).not.toContain(tokenIn(renewed.body.link))
})
