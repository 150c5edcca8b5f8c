import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import fastify from 'fastify'
import { httpServer } from '@/server/http/connections/httpServer'
import { requestLimits } from '@/server/http/connections/requestLimits'
import { drip, openConnection } from '@test/support/rawConnection'
import { get, startServer, type TestServer } from '@test/support/server'
import { temporaryFolder } from '@test/support/site'
import { until } from '@test/support/until'

const GET_HEALTH = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'
const GET_LIST = 'GET /web/job/get HTTP/1.1\r\nHost: x\r\n\r\n'
const CLOSING = GET_HEALTH.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')

const connectionsOf = ({ app }: TestServer) =>
  promisify<number>((done) => app.server.getConnections((error, count) => done(error, count)))()

const isAnswered = async (server: TestServer, from?: string) =>
  (await openConnection(server, [CLOSING], { from }).closed).startsWith('HTTP/1.1 200 ')

const isAccepted = ({ app }: TestServer) => new Promise((resolve) => app.server.once('connection', resolve))

describe('how many connections there are', () => {
  const limits = { connectionsMax: 8, connectionsOfAddressMax: 4 }

  let server: TestServer
  let opened: ReturnType<typeof openConnection>[] = []
  afterEach(async () => {
    for (const { socket } of opened) socket.destroy()
    opened = []
    await server.close()
  })

  const openSilent = async (count: number, from: string) => {
    const before = opened.length
    for (let n = 0; n < count; n += 1) {
      const accepted = isAccepted(server)
      opened.push(openConnection(server, [], { from }))
      await accepted
    }
    return opened.slice(before)
  }

  test('one address does not keep another out', async () => {
    server = await startServer({ limits })
    await openSilent(20, '127.0.0.2')
    expect(await isAnswered(server, '127.0.0.3')).toBe(true)
    expect(await connectionsOf(server)).toBeLessThanOrEqual(4 + 1)
  })

  test('an address at its limit gets a new connection for its oldest silent one', async () => {
    server = await startServer({ limits })
    const [oldest] = await openSilent(4, '127.0.0.2')
    expect(await isAnswered(server, '127.0.0.2')).toBe(true)
    expect(await oldest?.closed).toBe('')
  })

  test('where all are taken, the address with most connections loses one', async () => {
    server = await startServer({ limits })
    const [most] = await openSilent(4, '127.0.0.2')
    const [other] = await openSilent(3, '127.0.0.3')
    await openSilent(1, '127.0.0.4')
    expect(await isAnswered(server, '127.0.0.5')).toBe(true)
    expect(await most?.closed).toBe('')
    expect(other?.socket.destroyed).toBe(false)
  })

  test('clients that read an answer little by little do not keep a new one out', async () => {
    const dataDir = temporaryFolder()
    mkdirSync(join(dataDir, 'media'))
    writeFileSync(join(dataDir, 'media/film.mp4'), Buffer.alloc(30_000_000))
    server = await startServer({ limits, settings: { DATA_DIR: dataDir } })
    const slow = [...(await openSilent(4, '127.0.0.2')), ...(await openSilent(4, '127.0.0.3'))]
    for (const { socket } of slow) {
      socket.once('data', () => socket.pause())
      socket.write('GET /media/film.mp4 HTTP/1.1\r\nHost: x\r\n\r\n')
    }
    await until(() => slow.every(({ socket }) => socket.isPaused()))
    // The buffers of the kernel take the first megabytes.
    await until(() => isAnswered(server, '127.0.0.2'))
    await until(() => isAnswered(server, '127.0.0.4'))
    expect(await connectionsOf(server)).toBeLessThanOrEqual(8)
  })

  test('an answer that its client reads outlives connections that wait', async () => {
    const dataDir = temporaryFolder()
    mkdirSync(join(dataDir, 'media'))
    writeFileSync(join(dataDir, 'media/film.mp4'), Buffer.alloc(30_000_000))
    server = await startServer({ limits, settings: { DATA_DIR: dataDir } })
    const reading = openConnection(server, [], { from: '127.0.0.2' })
    const { socket } = reading
    let bytes = 0
    socket.on('data', (text) => {
      bytes += text.length
    })
    socket.once('data', () => socket.pause())
    socket.write('GET /media/film.mp4 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    await until(() => socket.isPaused())
    await pause(200)
    const silent = await openSilent(3, '127.0.0.2')
    const before = bytes
    socket.resume()
    await until(() => bytes > before + 5_000_000)
    socket.pause()
    await pause(200)
    expect(await isAnswered(server, '127.0.0.2')).toBe(true)
    expect(await silent[0]?.closed).toBe('')
    socket.resume()
    await reading.closed
    expect(bytes).toBeGreaterThan(30_000_000)
  })

  test('a trusted proxy may use them all', async () => {
    server = await startServer({ limits, settings: { TRUST_PROXY: 'on' } })
    await openSilent(8, '127.0.0.2')
    expect(await connectionsOf(server)).toBe(8)
    expect(opened.filter(({ socket }) => socket.destroyed)).toEqual([])
  })
})

describe('a connection without progress is closed', () => {
  const dataDir = temporaryFolder()
  let server: TestServer
  beforeAll(async () => {
    mkdirSync(join(dataDir, 'media'))
    writeFileSync(join(dataDir, 'media/film.mp4'), Buffer.alloc(30_000_000))
    server = await startServer({
      settings: { DATA_DIR: dataDir },
      limits: { idleMs: 300, keepAliveMs: 300 },
    })
  })
  afterAll(() => server.close())

  /** The client reads nothing. */
  const openDeaf = (bytes: string) => {
    const connection = openConnection(server, [bytes])
    connection.socket.pause()
    return connection
  }

  test.each([
    ['lists that nobody reads', GET_LIST.repeat(60)],
    ['a film that nobody reads', 'GET /media/film.mp4 HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['films that nobody reads', 'GET /media/film.mp4 HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20)],
    ['one small answer that nobody reads', GET_HEALTH],
    ['films that nobody reads before bytes that are no request', `${GET_LIST.repeat(60)}HELLO\r\n\r\n`],
    [
      'lists that nobody reads before a tunnel',
      `${GET_LIST.repeat(60)}CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n`,
    ],
    ['a tunnel', 'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['an upgrade', 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'],
  ])('%s', async (_name, bytes) => {
    const accepted = isAccepted(server)
    const { socket } = openDeaf(bytes)
    await accepted
    await until(async () => (await connectionsOf(server)) === 0)
    socket.destroy()
    expect(await get(server, '/healthz')).toMatchObject({ code: 200 })
    await until(async () => (await connectionsOf(server)) === 0)
  })

  test('one that sends more and more, and reads no answer', async () => {
    const accepted = isAccepted(server)
    const deaf = openDeaf(GET_LIST.repeat(60))
    drip(deaf, 50)
    await accepted
    await until(async () => (await connectionsOf(server)) === 0)
    deaf.socket.destroy()
    expect(await get(server, '/healthz')).toMatchObject({ code: 200 })
    await until(async () => (await connectionsOf(server)) === 0)
  })

  test('but not one whose answer takes the server longer', async () => {
    async function* slowly() {
      yield 'begin'
      await pause(1000)
      yield 'end'
    }
    const serverFactory = httpServer({ ...requestLimits, idleMs: 200 }, { trustProxy: false })
    const app = fastify({ serverFactory })
    app.get('/', () => Readable.from(slowly()))
    const origin = await app.listen({ host: '127.0.0.1', port: 0 })
    expect(await (await fetch(origin)).text()).toBe('beginend')
    await app.close()
  })

  test('a tunnel that is reset does not end the server', async () => {
    const { socket } = openConnection(server, ['CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n'])
    socket.once('data', () => socket.resetAndDestroy())
    await new Promise((resolve) => socket.once('close', resolve))
    expect(await get(server, '/healthz')).toMatchObject({ code: 200 })
  })
})
