import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Role, roles } from '@/domain/office/account'
import { officeRoutes } from '@/server/office/office'
import { forSuite } from '@test/support/forSuite'
import { buildSmallSite } from '@test/support/site'
import { startOffice, type OfficeClient, refusedWith } from './officeServer'

/** Every route and the least role that may call it, written down by hand: a route that is not here is a fault. */
const expected: Record<string, Role | 'anyone'> = {
  'POST /sign-in': 'anyone',
  'GET /sign-in': 'anyone',
  'POST /password-link': 'anyone',
  'POST /password': 'anyone',
  'POST /sign-out': 'reader',
  'GET /session': 'reader',
  'POST /password/change': 'reader',
  'POST /second-factor': 'reader',
  'POST /second-factor/confirm': 'reader',
  'POST /second-factor/remove': 'reader',
  'GET /accounts': 'owner',
  'POST /accounts': 'owner',
  'PATCH /accounts/:id': 'owner',
  'POST /accounts/:id/link': 'owner',
  'POST /accounts/:id/end-sessions': 'owner',
  'POST /accounts/:id/reset-second-factor': 'owner',
  'GET /settings': 'owner',
  'PUT /settings': 'owner',
  'GET /log': 'owner',
  'GET /log/export': 'owner',
  'GET /data': 'owner',
  'POST /data/retention/preview': 'owner',
  'PUT /data/retention': 'owner',
  'POST /data/retention/delete': 'owner',
  'GET /data/export': 'owner',
  'POST /data/person': 'owner',
  'POST /data/person/erase': 'owner',
  'GET /overview': 'reader',
  'GET /events': 'reader',
  'GET /jobs': 'reader',
  'GET /jobs/:id': 'reader',
  'GET /jobs/:id/post': 'reader',
  'POST /jobs/preview': 'reader',
  'POST /jobs': 'recruiter',
  'PUT /jobs/:id': 'recruiter',
  'DELETE /jobs/:id': 'recruiter',
  'POST /jobs/:id/publish': 'recruiter',
  'POST /jobs/:id/pause': 'recruiter',
  'POST /jobs/:id/close': 'recruiter',
  'POST /jobs/:id/reopen': 'recruiter',
  'POST /jobs/:id/restore': 'recruiter',
  'POST /jobs/close': 'recruiter',
  'POST /jobs/import': 'recruiter',
  'GET /jobs/template': 'recruiter',
  'GET /jobs/export': 'recruiter',
  'GET /job-imports/last': 'recruiter',
  'GET /job-choices': 'reader',
  'GET /content': 'reader',
  'GET /content/:kind': 'reader',
  'GET /content/:kind/:id': 'reader',
  'POST /content/:kind': 'recruiter',
  'PUT /content/:kind/order': 'recruiter',
  'PUT /content/:kind/:id': 'recruiter',
  'DELETE /content/:kind/:id': 'recruiter',
  'POST /content/:kind/files': 'recruiter',
  'GET /submissions': 'reader',
  'GET /submissions/:reference': 'reader',
  'GET /submissions/:reference/photo': 'reader',
  'GET /inbox-choices': 'reader',
  'GET /submissions/export': 'recruiter',
  'POST /submissions/export': 'recruiter',
  'GET /submissions/:reference/files/:fileId': 'reader',
  'POST /submissions/bulk': 'recruiter',
  'POST /submissions/references': 'recruiter',
  'GET /to-send': 'recruiter',
  'POST /to-send/:reference/leave-out': 'recruiter',
  'GET /answers/waiting': 'recruiter',
  'PATCH /submissions/:reference': 'recruiter',
  'POST /submissions/:reference/notes': 'recruiter',
  'POST /submissions/:reference/disclosures': 'recruiter',
  'PUT /submissions/:reference/tags': 'recruiter',
  'PUT /submissions/:reference/placement': 'recruiter',
  'GET /placements': 'reader',
  'GET /placements/export': 'recruiter',
  'POST /submissions/:reference/merge': 'recruiter',
  'POST /submissions/:reference/separate': 'recruiter',
  'POST /submissions/:reference/tell': 'recruiter',
  'POST /submissions/tell': 'recruiter',
  'POST /submissions/tell/preview': 'recruiter',
  'POST /submissions/:reference/take-back': 'owner',
  'DELETE /submissions/:reference': 'owner',
  'GET /invitations': 'recruiter',
  'POST /invitations/:id/remind': 'recruiter',
  'PUT /invitations/:id/came': 'recruiter',
  'PUT /invitations/:id/answer': 'recruiter',
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

const table = Object.entries(expected).map(([name, role]) => {
  const [method = '', path = ''] = name.split(' ')
  return { name, role, method: method.toLowerCase() as Method, path: path.replaceAll(/:\w+/g, 'unknown') }
})
const guarded = table.filter(({ role }) => role !== 'anyone')
const writes = table.filter(({ method }) => method !== 'get')

let now = new Date('2026-03-02T08:00:00.000Z')
const office = forSuite(() => startOffice({ now: () => now, settings: { SITE_DIR: buildSmallSite() } }))

const ask = (client: OfficeClient, { method, path }: { method: Method; path: string }, headers = {}) =>
  method === 'get' ? client.get(path, headers) : client[method](path, {}, headers)

test('the table has every route', () => {
  expect(officeRoutes).toHaveLength(table.length)
  expect(
    Object.fromEntries(officeRoutes.map(({ method, path, role }) => [`${method} ${path}`, role])),
  ).toEqual(expected)
})

test.each(guarded)('$name is refused without a session, and with a forged one', async (route) => {
  const refused = { code: 401, body: { status: '0', message: 'Please sign in.' } }
  expect(await ask(office.signedOut, route)).toMatchObject(refused)
  const forged = { cookie: `office_session=${'A'.repeat(43)}` }
  expect(await ask(office.signedOut, route, forged)).toMatchObject(refused)
})

/** It was let through: answered, or refused for what it said. */
const LET_THROUGH = [200, 204, 404, 409, 422]

describe.each(roles)('a %s', (role) => {
  // A stream has no end.
  test.each(guarded.filter(({ path }) => path !== '/events'))('and $name, for $role', async (route) => {
    // Signing out ends it.
    const client = await office.openSession(office.accountOf(role).id)
    const { code } = await ask(client, route)
    expect(roles.indexOf(role) < roles.indexOf(route.role as Role) ? [403] : LET_THROUGH).toContain(code)
  })
})

test.each(writes)('$name is refused to another origin', async (route) => {
  const client = office.as('owner')
  for (const origin of ['https://evil.example', 'null', '', `${office.origin}.evil.example`])
    expect(await ask(client, route, { origin })).toMatchObject({ code: 403 })
})

test('a write without an origin is that of a program, unless a browser says that another site made it', async () => {
  const { cookie } = office.as('owner')
  const write = async (headers: Record<string, string>) => {
    const response = await fetch(`${office.origin}/office/api/settings`, {
      method: 'PUT',
      headers: { cookie, 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ requireTwoFactor: false }),
    })
    return response.status
  }
  expect(await write({})).toBe(200)
  expect(await write({ 'sec-fetch-site': 'same-origin' })).toBe(200)
  expect(await write({ 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await write({ 'sec-fetch-site': 'same-site' })).toBe(403)
  expect(await write({ origin: office.origin.replace('http:', 'https:') })).toBe(200)
})

/** The log takes a limited number of refusals of an account. */
const newReader = async () => {
  const { id, email } = await office.addAccount('reader')
  return { email, reader: await office.openSession(id) }
}

test('the write of a reader is told in the log', async () => {
  const { email, reader } = await newReader()
  expect(await reader.put('/settings', { requireTwoFactor: true })).toMatchObject(
    refusedWith(403, 'Your role does not allow this.'),
  )
  expect((await office.logLines()).at(-1)).toMatchObject({
    account: email,
    action: 'refused',
    details: 'PUT /office/api/settings: Your role does not allow this.',
    address: '127.0.0.1',
  })
})

test('so is what a reader tries to export or to see', async () => {
  const { email, reader } = await newReader()
  const before = (await office.logLines()).length
  const paths = ['/submissions/export', '/jobs/export', '/data/export', '/log']
  for (const path of paths) expect([path, (await reader.get(`${path}?format=csv`)).code]).toEqual([path, 403])
  const told = (await office.logLines()).slice(before)
  expect(told.map(({ account, action, details }) => [account, action, details])).toEqual(
    paths.map((path) => [email, 'refused', `GET /office/api${path}: Your role does not allow this.`]),
  )
})

test('what no database takes is refused', async () => {
  expect(await office.as('owner').get('/log?search=%00')).toMatchObject({ code: 422 })
  expect(await office.as('recruiter').get('/log?search=%00')).toMatchObject({ code: 403 })
  expect(await office.signedOut.get('/log?search=%00')).toMatchObject({ code: 401 })
  const body = { email: 'a\0@x.org', name: 'a', role: 'reader' }
  expect(await office.as('owner').post('/accounts', body)).toMatchObject({ code: 422 })
})

/** Begins to send a write, and returns a function that sends the rest of it and resolves with the code. */
const beginWrite = async (cookie: string, path: string, type: string, body: string) => {
  const headers = { cookie, 'content-type': type, 'content-length': Buffer.byteLength(body) }
  const sending = request(`${office.origin}/office/api${path}`, { method: 'POST', headers })
  const code = new Promise<number | undefined>((resolve, reject) => {
    sending.on('error', reject)
    sending.on('response', (response) => resolve(response.resume().statusCode))
  })
  sending.write(body.slice(0, 10))
  // The guard looks at the headers.
  await sleep(100)
  return () => {
    sending.end(body.slice(10))
    return code
  }
}

const FORM = [
  '--x',
  'Content-Disposition: form-data; name="file"; filename="a.csv"',
  '',
  'job_id',
  '--x--',
  '',
]

test.each([
  ['JSON', '/content/departments', 'application/json', '{"d_name":"Late"}'],
  ['a file', '/jobs/import', 'multipart/form-data; boundary=x', FORM.join('\r\n')],
])('%s whose sender is deactivated while it arrives is refused', async (_name, path, type, body) => {
  const { id } = await office.addAccount('recruiter')
  const { cookie } = await office.openSession(id)
  const finish = await beginWrite(cookie, path, type, body)
  await office.as('owner').patch(`/accounts/${id}`, { isActive: false })
  expect(await finish()).toBe(401)
})

test('a write whose sender becomes a reader while it arrives is refused', async () => {
  const { id } = await office.addAccount('recruiter')
  const { cookie } = await office.openSession(id)
  const body = '{"d_name":"Late"}'
  const finish = await beginWrite(cookie, '/content/departments', 'application/json', body)
  await office.as('owner').patch(`/accounts/${id}`, { role: 'reader' })
  expect(await finish()).toBe(403)
})

test('an account fills no log with its refusals: twenty an hour, then a line that says so', async () => {
  const { email, reader } = await newReader()
  const refused = async () => {
    const lines = await office.logLines()
    return lines.filter((line) => line.account === email && line.action === 'refused')
  }
  const send = () => Promise.all(Array.from({ length: 30 }, () => reader.post('/jobs', {})))
  for (const { code } of await send()) expect(code).toBe(403)
  await send()
  expect((await refused()).map(({ details }) => details)).toEqual([
    ...Array.from({ length: 20 }, () => 'POST /office/api/jobs: Your role does not allow this.'),
    'Further refusals of this hour are left out.',
  ])
  now = new Date(now.getTime() + 61 * 60_000)
  await reader.post('/jobs', {})
  expect(await refused()).toHaveLength(22)
})
