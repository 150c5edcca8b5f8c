import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'

const BUILT = resolve(import.meta.dirname, '../../../dist/server')
const QUIET = '--disable-warning=ExperimentalWarning'
const READY = /ready at (http:\/\/\S+)/

const temporaryFolder = (purpose: string) => mkdtemp(join(tmpdir(), `portal-${purpose}-`))

export type Portal = { origin: string; dataDir: string; stop: () => Promise<void> }

const readyOrigin = async (output: NodeJS.ReadableStream) => {
  for await (const line of createInterface({ input: output })) {
    const origin = READY.exec(line)?.[1]
    if (origin) return origin
  }
  throw new Error('The server ended before it was ready.')
}

const running = new Set<ChildProcess>()
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')))

/** A process of Node that says `ready at http://…` once it listens. */
export const startProcess = async (file: string, env: Record<string, string>) => {
  const child = spawn(process.execPath, [QUIET, file], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  const ended = once(child, 'exit')
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM')
    await ended
    running.delete(child)
  }
  try {
    const origin = await readyOrigin(child.stdout)
    child.stdout.resume()
    return { origin, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

type Prepare = (stopped: Pick<Portal, 'dataDir'>) => Promise<unknown>

/** The built server on a free port, with a new data folder that may be filled before. */
export const startPortal = async (
  settings: Record<string, string> = {},
  prepare?: Prepare,
): Promise<Portal> => {
  const dataDir = await temporaryFolder('data')
  const forget = () => rm(dataDir, { recursive: true, force: true })
  try {
    await prepare?.({ dataDir })
    const { origin, stop } = await startProcess(join(BUILT, 'index.mjs'), {
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      SUBMISSIONS_PER_MINUTE: '0',
      LOG_LEVEL: 'silent',
      NODE_ENV: 'production',
      ...settings,
    })
    return { origin, dataDir, stop: () => stop().then(forget) }
  } catch (error) {
    await forget()
    throw error
  }
}

/** Runs a command as staff do. */
export const runCommand = ({ dataDir }: Pick<Portal, 'dataDir'>, ...words: string[]) =>
  promisify(execFile)(process.execPath, [QUIET, join(BUILT, 'portal.mjs'), ...words], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  })

/** Runs `portal export`; answers with the folder that it filled. */
export const exportFrom = async (portal: Portal) => {
  const out = await temporaryFolder('export')
  await runCommand(portal, 'export', '--out', out)
  return out
}

/** Runs `portal import jobs` with the lines of a spreadsheet. */
export const importJobs = async (portal: Portal, lines: readonly string[]) => {
  const file = join(portal.dataDir, 'jobs.csv')
  await writeFile(file, lines.join('\n'))
  await runCommand(portal, 'import', 'jobs', file)
}

/** Runs `portal staff add`; answers with path and token of the link that it prints. */
export const addStaff = async (portal: Portal, email: string, name: string, role: string) => {
  const account = ['--email', email, '--name', name, '--role', role]
  const { stdout } = await runCommand(portal, 'staff', 'add', ...account)
  const { pathname, hash } = new URL(/https?:\S+/.exec(stdout)?.[0] ?? '')
  return pathname + hash
}

/** Changes rows in the database of a server that runs. */
export const changeRows = ({ dataDir }: Portal, sql: string, ...values: (string | null)[]) => {
  const database = new DatabaseSync(join(dataDir, 'portal.db'))
  try {
    database.prepare(sql).run(...values)
  } finally {
    database.close()
  }
}

/** The rows that a query finds in the database of a server that runs. */
export const readRows = <Row>({ dataDir }: Portal, sql: string, ...values: string[]) => {
  const database = new DatabaseSync(join(dataDir, 'portal.db'), { readOnly: true })
  try {
    return database.prepare(sql).all(...values) as Row[]
  } finally {
    database.close()
  }
}
