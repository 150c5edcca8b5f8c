import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { APPLY, applicationForm } from '@test/support/builders'
import { drip, openConnection } from '@test/support/rawConnection'
import { type TestServer, countStored, get, startServer } from '@test/support/server'
import { temporaryFolder } from '@test/support/site'
import { until } from '@test/support/until'

const headOf = (length: number, type = 'multipart/form-data; boundary=line') =>
  `POST ${APPLY} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`

const beginOfFile = '--line\r\nContent-Disposition: form-data; name="resume"; filename="cv.doc"\r\n\r\n'

let server: TestServer
afterEach(() => server.close())

const connectionCount = () =>
  promisify<number>((done) => server.app.server.getConnections((error, count) => done(error, count)))()

/** An application as it goes over the wire. */
const writtenForm = async () => {
  const form = new Response(applicationForm())
  const body = Buffer.from(await form.arrayBuffer())
  return { head: headOf(body.length, form.headers.get('content-type') ?? ''), body }
}

test('headers that never end are refused, however steadily they come', async () => {
  server = await startServer({ limits: { headersMs: 400 } })
  const sender = openConnection(server, ['GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '])
  drip(sender, 50)
  expect(await sender.closed).toMatch(/^HTTP\/1\.1 408 /)
})

test('a connection that never sends anything is closed', async () => {
  server = await startServer({ limits: { headersMs: 400 } })
  expect(await openConnection(server).closed).toMatch(/^(HTTP\/1.1 408 |$)/)
})

test('a body that stops is cut off', async () => {
  server = await startServer({ limits: { idleMs: 300 } })
  expect(await openConnection(server, [headOf(900_000), beginOfFile]).closed).toBe('')
})

test('a form that goes on arrives, though it takes longer than any limit', async () => {
  server = await startServer({ limits: { headersMs: 400, idleMs: 500, keepAliveMs: 400 } })
  const { head, body } = await writtenForm()
  const { socket, closed } = openConnection(server, [head])
  const step = Math.ceil(body.length / 12)
  for (let at = 0; at < body.length; at += step) {
    socket.write(body.subarray(at, at + step))
    await sleep(150)
  }
  expect(await closed).toMatch(/^HTTP\/1\.1 200 /)
  expect(await countStored(server)).toEqual({ submissions: 1, files: 2 })
})

test('an answer that its client does not read is cut off', async () => {
  const dataDir = temporaryFolder()
  mkdirSync(join(dataDir, 'media'))
  writeFileSync(join(dataDir, 'media/film.mp4'), Buffer.alloc(30_000_000))
  server = await startServer({ settings: { DATA_DIR: dataDir }, limits: { idleMs: 300 } })
  const { socket } = openConnection(server, ['GET /media/film.mp4 HTTP/1.1\r\nHost: x\r\n\r\n'])
  socket.once('data', () => socket.pause())
  await until(() => socket.isPaused())
  await until(async () => (await connectionCount()) === 0)
  socket.destroy()
  expect(await get(server, '/healthz')).toMatchObject({ code: 200 })
})

test('no more connections are accepted than the most', async () => {
  server = await startServer({ limits: { connectionsMax: 3 } })
  const held = Array.from({ length: 3 }, () => openConnection(server))
  await until(async () => (await connectionCount()) === 3)
  expect(await openConnection(server, ['GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n']).closed).toBe('')
  for (const { socket } of held) socket.destroy()
  await until(async () => (await connectionCount()) === 0)
  expect(await get(server, '/healthz')).toMatchObject({ code: 200 })
})

test('a server that stops ends what it began, and refuses what comes after', async () => {
  server = await startServer()
  const { head, body } = await writtenForm()
  const upload = openConnection(server, [head, body.subarray(0, 300)])
  const late = openConnection(server, ['GET /web/job/get HTTP/1.1\r\nHost: x\r\n'])
  await until(async () => (await connectionCount()) === 2)
  await sleep(200)
  const stopped = server.app.close()
  await sleep(50)
  late.socket.write('\r\n')
  expect(await late.closed).toMatch(
    /^HTTP\/1\.1 503 [^]*\r\n\r\n\{"status":"0","message":"The server is being /,
  )
  upload.socket.write(body.subarray(300))
  expect(await upload.closed).toMatch(/^HTTP\/1\.1 200 [^]*Your application was sent/)
  await stopped
})

test('neither a silent nor a kept-alive connection holds up the end', async () => {
  server = await startServer()
  const silent = openConnection(server)
  const kept = openConnection(server, ['GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'])
  await until(() => kept.received().endsWith('}'))
  await server.app.close()
  expect(await silent.closed).toBe('')
  expect(await kept.closed).toMatch(/^HTTP\/1\.1 200 /)
}, 10_000)
