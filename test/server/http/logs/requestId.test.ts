import { sql } from 'kysely'
import { applicationForm } from '@test/support/builders'
import { post, startServer } from '@test/support/server'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const GIVEN = '0af7651916cd43dd8448eb211c80319c'

const idOf = async (origin: string, path: string, headers = {}) =>
  (await fetch(origin + path, { headers })).headers.get('x-request-id')

test('every answer names its request, with an id that no visitor chooses', async () => {
  const server = await startServer()
  for (const path of ['/web/job/get', '/web/none', '/web/%zz', '/about-us', '/healthz', '/assets/none.js']) {
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
  for (const wrong of ['kiran@example.com', '9876543210', '', `${GIVEN}0`, `${GIVEN},${GIVEN}`]) {
    expect(await idFor(wrong)).toMatch(UUID)
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
