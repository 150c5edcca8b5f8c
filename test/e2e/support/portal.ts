import { execFile, spawn } from 'node:child_process'
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

/** The built server as a process of its own, on a free port and with a new data folder. */
export const startPortal = async (settings: Record<string, string> = {}): Promise<Portal> => {
  const dataDir = await temporaryFolder('data')
  const server = spawn(process.execPath, [QUIET, join(BUILT, 'index.mjs')], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      SUBMISSIONS_PER_MINUTE: '0',
      LOG_LEVEL: 'silent',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  const stop = async () => {
    if (server.exitCode === null) server.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const origin = await readyOrigin(server.stdout)
    server.stdout.resume()
    return { origin, dataDir, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Runs a command as staff do. */
const runCommand = ({ dataDir }: Portal, ...words: string[]) =>
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
