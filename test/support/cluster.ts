import { setTimeout as pause } from 'node:timers/promises'
import { openPostgres, type PortalDatabase } from '@/server/database/open'
import { startBalancer, VISITOR } from '@test/support/balancer'
import { killBuilt, startBuilt } from '@test/support/builtServer'
import { startMailServer } from '@test/support/mailServer'
import { startPostgres, type Postgres } from '@test/support/postgres'
import { post } from '@test/support/server'
import { temporaryFolder } from '@test/support/site'

/** Three processes of the built server, as a company runs them behind a balancer: `npm run build` comes before. */

export const PER_MINUTE = 3
export const PROCESSES = 3

export let postgres: Postgres
export let mailServer: Awaited<ReturnType<typeof startMailServer>>
export let settings: Record<string, string>
export let servers: ReturnType<typeof startBuilt>[]
export let origins: string[]
export let balancer: Awaited<ReturnType<typeof startBalancer>>
export let database: PortalDatabase

beforeAll(async () => {
  postgres = await startPostgres()
  await postgres.run('create database portal')
  // So slow that several processes have mails to send at the same time.
  mailServer = await startMailServer({ accept: () => pause(20) })
  settings = {
    DATABASE_URL: postgres.url('portal'),
    DATA_DIR: temporaryFolder(),
    TRUST_PROXY: 'on',
    SUBMISSIONS_PER_MINUTE: `${PER_MINUTE}`,
    PUBLIC_URL: 'https://jobs.example.com',
    ...mailServer.settings,
  }
  servers = Array.from({ length: PROCESSES }, () => startBuilt({ settings }))
  origins = await Promise.all(servers.map(({ ready }) => ready))
  balancer = await startBalancer(origins)
  database = await openPostgres(postgres.url('portal'))
}, 60_000)

afterAll(async () => {
  killBuilt()
  await balancer.close()
  await mailServer.close()
  await database.close()
  await postgres.stop()
})

let visitors = 0
const newVisitor = () => `198.51.100.${(visitors += 1)}`

/** From an address of its own, unless one is named. */
export const send = (path: string, form: FormData, visitor = newVisitor()) =>
  post(balancer, path, form, { [VISITOR]: visitor })

/** To one process, as its balancer would: from an address of its own, whose count nothing sent before can fill. */
export const sendTo = (origin: string, path: string, form: FormData) =>
  post({ origin }, path, form, { 'x-forwarded-for': newVisitor() })

export const sent = (count: number, one: (n: number) => ReturnType<typeof send>) =>
  Promise.all(Array.from({ length: count }, (_nothing, n) => one(n)))

export const codesOf = (answers: { code: number }[]) =>
  answers.map(({ code }) => code).sort((one, other) => one - other)

const look = async (address: string) => {
  const response = await fetch(address)
  return { code: response.status, etag: response.headers.get('etag'), text: await response.text() }
}

/**
 * A process that is busy leaves a page to the browser, and refuses a feed or a map for a while. Neither says what it
 * knows.
 */
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
