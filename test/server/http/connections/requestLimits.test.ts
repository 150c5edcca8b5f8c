import { setTimeout as sleep } from 'node:timers/promises'
import { applicationForm } from '@test/support/builders'
import { drip, openConnection } from '@test/support/rawConnection'
import { countStored, post, startServer } from '@test/support/server'

const APPLY = '/web/job/apply-for-post'
const MEGABYTE = 1024 * 1024

const headOf = (length: number | string) =>
  `POST ${APPLY} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=line\r\nContent-Length: ${length}\r\n\r\n`

const beginOfFile = '--line\r\nContent-Disposition: form-data; name="resume"; filename="cv.doc"\r\n\r\n'

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
        ? openConnection(server, [headOf(900_000), beginOfFile])
        : openConnection(server, ['GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '])
    drip(sender, 50)
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
  expect(await openConnection(server).closed).toMatch(/^(HTTP\/1.1 408 |$)/)
  await server.close()
})

test('a slow line whose body goes on arrives', async () => {
  const server = await startServer({ limits: SLOW })
  const form = new Response(applicationForm())
  const type = form.headers.get('content-type') ?? ''
  const body = Buffer.from(await form.arrayBuffer())
  const head = headOf(body.length)
    .replace('multipart/form-data; boundary=line', type)
    .replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')
  const { socket, closed } = openConnection(server, [head])
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
  expect(await openConnection(server, [headOf(900_000), beginOfFile]).closed).toBe('')
  await server.close()
})

test('a server that stops ends what it began, and refuses what comes after', async () => {
  const server = await startServer()
  const form = new Response(applicationForm())
  const head = headOf(0).replace('multipart/form-data; boundary=line', form.headers.get('content-type') ?? '')
  const body = Buffer.from(await form.arrayBuffer())
  const upload = openConnection(server, [
    head.replace('Length: 0', `Length: ${body.length}`),
    body.subarray(0, 300),
  ])
  const late = openConnection(server, ['GET /web/job/get HTTP/1.1\r\nHost: x\r\n'])
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
