import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { applicationForm, docBytes } from '@test/support/builders'
import { countStored, get, post, startServer, type TestServer } from '@test/support/server'

const APPLY = '/web/job/apply-for-post'
const MEGABYTE = 1024 * 1024

const headOf = (length: number | string) =>
  `POST ${APPLY} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=line\r\nContent-Length: ${length}\r\n\r\n`

const beginOfFile = '--line\r\nContent-Disposition: form-data; name="resume"; filename="cv.doc"\r\n\r\n'

/** A connection that sends these bytes, and what it hears until it is closed. */
const open = (server: TestServer, ...texts: (string | Buffer)[]) => {
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1')
  let heard = ''
  socket.setEncoding('utf8')
  socket.on('data', (text: string) => {
    heard += text
  })
  // Bytes that are sent after the server closed.
  socket.on('error', () => undefined)
  for (const text of texts) socket.write(text)
  const closed = new Promise<string>((resolve) => {
    socket.on('close', () => resolve(heard))
  })
  return { socket, closed }
}

/** Sends a byte now and then until the connection is closed. */
const drip = (socket: Socket, everyMs: number) => {
  const timer = setInterval(() => socket.write('x'), everyMs)
  socket.on('close', () => clearInterval(timer))
}

const SLOW = { headersMs: 400, requestMs: 1500 }
const TOO_LONG = '{"status":"0","message":"The request took too long."}'

test('two hundred who send a byte now and then are cut off, and take no memory', async () => {
  const server = await startServer({ limits: SLOW })
  const good = () => post(server, APPLY, applicationForm())
  expect(await good()).toMatchObject({ code: 200 })
  const before = process.memoryUsage().rss
  const senders = Array.from({ length: 200 }, (_, n) => {
    const sender =
      n % 2 === 0
        ? open(server, headOf(900_000), beginOfFile)
        : open(server, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')
    drip(sender.socket, 50)
    return sender
  })
  await sleep(100)
  expect(await good()).toMatchObject({ code: 200 })
  const heard = await Promise.all(senders.map(({ closed }) => closed))
  expect(heard.filter((text) => text.startsWith('HTTP/1.1 408 ') && text.endsWith(TOO_LONG))).toHaveLength(
    200,
  )
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * MEGABYTE)
  expect(await good()).toMatchObject({ code: 200 })
  expect(await countStored(server)).toEqual({ submissions: 3, files: 6 })
  await server.close()
}, 20_000)

test('a connection that never sends anything is closed', async () => {
  const server = await startServer({ limits: SLOW })
  expect(await open(server).closed).toMatch(/^(HTTP\/1.1 408 |$)/)
  await server.close()
})

test('a slow line whose body goes on arrives', async () => {
  const server = await startServer({ limits: SLOW })
  const form = new Response(applicationForm())
  const type = form.headers.get('content-type') ?? ''
  const body = Buffer.from(await form.arrayBuffer())
  const { socket, closed } = open(
    server,
    headOf(body.length)
      .replace('multipart/form-data; boundary=line', type)
      .replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'),
  )
  const step = Math.ceil(body.length / 8)
  for (let at = 0; at < body.length; at += step) {
    socket.write(body.subarray(at, at + step))
    await sleep(100)
  }
  expect(await closed).toMatch(/^HTTP\/1.1 200 /)
  expect(await countStored(server)).toEqual({ submissions: 1, files: 2 })
  await server.close()
})

test('a body that stops is cut off before the time of its request is over', async () => {
  const server = await startServer({ limits: { idleMs: 300 } })
  expect(await open(server, headOf(900_000), beginOfFile).closed).toBe('')
  await server.close()
})

test('forms that together hold too much are put off, and taken once the others are gone', async () => {
  const server = await startServer({ limits: { memoryMaxBytes: 3 * MEGABYTE } })
  const large = docBytes(1_400_000)
  const holders = [1, 2].map(() => open(server, headOf(2_000_000), beginOfFile, large))
  await sleep(300)
  const form = () => applicationForm({ resume: new File([new Uint8Array(large)], 'cv.doc') })
  const refused = await post(server, APPLY, form())
  expect(refused).toMatchObject({
    code: 503,
    message: expect.stringMatching(/try again in a minute/) as string,
  })
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(await get(server, '/web/job/get')).toMatchObject({ code: 200 })
  for (const { socket } of holders) socket.destroy()
  await sleep(100)
  for (let time = 0; time < 4; time += 1)
    expect(await post(server, APPLY, form())).toMatchObject({ code: 200 })
  await server.close()
})

test('connections beyond the limit are closed at once', async () => {
  const server = await startServer({ limits: { connectionsMax: 3 } })
  const held = [1, 2, 3].map(() => open(server))
  await sleep(100)
  expect(await open(server, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n').closed).toBe('')
  for (const { socket } of held) socket.destroy()
  await sleep(100)
  expect(await get(server, '/healthz')).toMatchObject({ code: 200 })
  await server.close()
})

test('a server that stops ends what it began, and refuses what comes after', async () => {
  const server = await startServer()
  const form = new Response(applicationForm())
  const head = headOf(0).replace('multipart/form-data; boundary=line', form.headers.get('content-type') ?? '')
  const body = Buffer.from(await form.arrayBuffer())
  const upload = open(server, head.replace('Length: 0', `Length: ${body.length}`), body.subarray(0, 300))
  const late = open(server, 'GET /web/job/get HTTP/1.1\r\nHost: x\r\n')
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
