import { once } from 'node:events'
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { openPostgres, type PortalDatabase } from '@/server/database/open'
import { startBuilt } from '@test/support/builtServer'
import { startPostgres, type Postgres } from '@test/support/postgres'
import { temporaryFolder } from '@test/support/site'

/**
 * Gives each request to the next server, as a balancer before several servers does. One that cannot be reached is asked no
 * more; its requests under way are answered with 502.
 */
const startBalancer = async (servers: readonly string[]) => {
  const alive = new Set(servers)
  let turn = 0

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    turn += 1
    const origin = [...alive][turn % alive.size] ?? ''
    const { method, url = '/', headers } = incoming
    const asked = ask(origin + url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      pipeline(answer, outgoing, () => undefined)
    })
    asked.on('error', () => {
      alive.delete(origin)
      if (!outgoing.headersSent) outgoing.writeHead(502).end()
    })
    pipeline(incoming, asked, () => undefined)
  }

  const server = createServer(pass).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    alive: () => [...alive],
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Three processes of the built server, as a company runs them behind a balancer: `npm run build` comes before. */
export const PROCESSES = 3

let postgres: Postgres
export let settings: Record<string, string>
export let servers: ReturnType<typeof startBuilt>[]
export let origins: string[]
export let balancer: Awaited<ReturnType<typeof startBalancer>>
export let database: PortalDatabase

beforeAll(async () => {
  postgres = await startPostgres()
  await postgres.run('create database portal')
  settings = {
    DATABASE_URL: postgres.url('portal'),
    DATA_DIR: temporaryFolder(),
    PUBLIC_URL: 'https://jobs.example.com',
  }
  servers = Array.from({ length: PROCESSES }, () => startBuilt({ settings }))
  origins = await Promise.all(servers.map(({ ready }) => ready))
  balancer = await startBalancer(origins)
  database = await openPostgres(postgres.url('portal'))
}, 60_000)

afterAll(async () => {
  await balancer.close()
  await database.close()
  await postgres.stop()
})

const look = async (address: string) => {
  const response = await fetch(address)
  return { code: response.status, etag: response.headers.get('etag'), text: await response.text() }
}

/** A process that is busy leaves a page to the browser, and refuses a feed or a map for a while: neither tells its content. */
const isBusy = ({ code, text }: { code: number; text: string }) =>
  code === 503 || (text.includes('<html') && !text.includes('<main'))

export const lookPatiently = async (address: string) => {
  let shown = await look(address)
  for (let again = 0; isBusy(shown) && again < 50; again += 1) {
    await pause(100)
    shown = await look(address)
  }
  return shown
}
