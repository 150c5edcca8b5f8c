import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { checksumOf } from '@/server/files/checksum'
import { databaseFile, openDataDir } from '@/server/database/file'
import { APPLY, applicationForm } from '@test/support/builders'
import { startBuilt } from '@test/support/builtServer'
import { get, post } from '@test/support/server'
import { temporaryFolder } from '@test/support/site'
import { uniqueApplication } from '@test/support/uniqueApplication'

/** `npm run durable` asks for many. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 3)
const SENDERS = 8
const A_MINUTE = 60_000

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

type Stored = { email: string; checksum: string; bytes: Uint8Array }

/** Every application with its resume, read by another process than the server. */
const readStored = (folder: string) => {
  const database = new DatabaseSync(databaseFile(folder), { readOnly: true })
  const stored = database
    .prepare(
      "select email, checksum, bytes from application left join uploaded_file on submission_id = application.id and field = 'resume'",
    )
    .all() as Stored[]
  const { integrity_check: integrity } = database.prepare('pragma integrity_check').get() ?? {}
  database.close()
  return { stored, integrity }
}

/** Sends one application after the other until the server is gone; returns how many were not answered. */
const sendUntilGone = async (origin: string, acknowledged: Map<string, string>) => {
  for (;;) {
    const { email, checksum, form } = uniqueApplication(20_000 + Math.floor(Math.random() * 200_000))
    try {
      const { code } = await post({ origin }, APPLY, form())
      expect(code).toBe(200)
      acknowledged.set(email, checksum)
    } catch (error) {
      // So fetch says of a connection that broke.
      if ((error as Error).message !== 'fetch failed') throw error
      return 1
    }
  }
}

const killUnderLoad = async (folder: string, acknowledged: Map<string, string>) => {
  const server = startBuilt({ settings: { DATA_DIR: folder } })
  const origin = await server.ready
  const before = acknowledged.size
  const senders = Array.from({ length: SENDERS }, () => sendUntilGone(origin, acknowledged))
  while (acknowledged.size < before + SENDERS) await sleep(5)
  await sleep(Math.random() * 300)
  await server.stop('SIGKILL')
  const unanswered = await Promise.all(senders)
  return unanswered.length
}

test(
  `a server killed under load ${ROUNDS} times keeps what it acknowledged, whole and once`,
  async () => {
    const folder = temporaryFolder()
    const acknowledged = new Map<string, string>()
    for (let round = 1; round <= ROUNDS; round += 1) {
      expect(await killUnderLoad(folder, acknowledged)).toBe(SENDERS)
      const { stored, integrity } = readStored(folder)
      expect(integrity).toBe('ok')
      const checksums = new Map(stored.map(({ email, bytes }) => [email, sha256(bytes)]))
      expect([...acknowledged].filter(([email, checksum]) => checksums.get(email) !== checksum)).toEqual([])
      expect(checksums.size).toBe(stored.length)
      // Nor is anything of those that were not acknowledged there by halves.
      expect(stored.filter((row) => checksumOf(row.bytes) !== row.checksum)).toEqual([])
    }
    expect(acknowledged.size).toBeGreaterThanOrEqual(ROUNDS * SENDERS)
    const last = startBuilt({ settings: { DATA_DIR: folder } })
    expect(await post({ origin: await last.ready }, APPLY, applicationForm())).toMatchObject({ code: 200 })
    expect(await last.stop()).toBe(0)
  },
  A_MINUTE + ROUNDS * 10_000,
)

const WRONG = { code: 503, status: '0', message: 'Something went wrong. Please try again.' }

test(
  'files that cannot grow: visitors are asked to try again, the log says why, and nothing is lost when they can',
  async () => {
    const folder = temporaryFolder()
    const first = startBuilt({ settings: { DATA_DIR: folder } })
    const kept = uniqueApplication()
    expect(await post({ origin: await first.ready }, APPLY, kept.form())).toMatchObject({ code: 200 })
    await first.stop()

    const server = startBuilt({ settings: { DATA_DIR: folder }, fileKilobytes: 2000 })
    const origin = await server.ready
    const large = () => uniqueApplication(3_000_000)
    expect(await post({ origin }, APPLY, large().form())).toMatchObject(WRONG)
    expect(await post({ origin }, APPLY, large().form())).toMatchObject(WRONG)
    expect(await get({ origin }, '/web/job/get')).toMatchObject({ code: 200 })
    expect(server.output()).toContain('the database is unavailable')

    execFileSync('prlimit', ['--pid', `${server.pid}`, '--fsize=unlimited'])
    const later = large()
    expect(await post({ origin }, APPLY, later.form())).toMatchObject({ code: 200 })
    await server.stop()
    const { stored, integrity } = readStored(folder)
    expect(integrity).toBe('ok')
    expect(new Map(stored.map(({ email, bytes }) => [email, sha256(bytes)]))).toEqual(
      new Map([kept, later].map(({ email, checksum }) => [email, checksum])),
    )
  },
  A_MINUTE,
)

test(
  'a data folder that cannot be written is refused in one sentence, and used once it can be',
  async () => {
    const folder = join(temporaryFolder(), 'data')
    await (await openDataDir(folder)).close()
    const run = { settings: { DATA_DIR: folder }, obeysPermissions: true }
    chmodSync(folder, 0o500)
    const refused = startBuilt(run)
    expect(await refused.ended).toBe(1)
    expect(refused.output()).toMatch(/^The folder of DATA_DIR, .*data, cannot be written: .*\.\n$/)
    chmodSync(folder, 0o700)
    const server = startBuilt(run)
    expect(await get({ origin: await server.ready }, '/healthz')).toMatchObject({ code: 200 })
    expect(await server.stop()).toBe(0)
  },
  A_MINUTE,
)
