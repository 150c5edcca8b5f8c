import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { forSuite } from '@test/support/forSuite'
import { startOffice } from './officeServer'

let now = new Date('2026-03-02T08:00:00.000Z')
const office = forSuite(() => startOffice({ now: () => now }))

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
  const { id, email } = await office.addAccount('reader')
  const reader = await office.openSession(id)
  const refused = async () => {
    const lines = await office.logLines()
    return lines.filter((line) => line.account === email && line.action === 'refused')
  }
  const writes = () => Promise.all(Array.from({ length: 30 }, () => reader.post('/jobs', {})))
  for (const { code } of await writes()) expect(code).toBe(403)
  await writes()
  expect((await refused()).map(({ details }) => details)).toEqual([
    ...Array.from({ length: 20 }, () => 'POST /office/api/jobs: Your role does not allow this.'),
    'Further refusals of this hour are left out.',
  ])
  now = new Date(now.getTime() + 61 * 60_000)
  await reader.post('/jobs', {})
  expect(await refused()).toHaveLength(22)
})
