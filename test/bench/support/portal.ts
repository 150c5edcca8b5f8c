import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sampleContent } from '@/server/content/sample'
import { openPortalDatabase } from '@/server/database/file'
import { insertContent } from '@/server/repositories/contentRows'
import { markFilled } from '@/server/repositories/meta'
import { startServer, type Served } from './children'
import { variedJobs } from './jobs'

const BUILT = resolve(import.meta.dirname, '../../../dist/server/index.mjs')

type Env = { DATA_DIR: string; DATABASE_URL?: string }

/** The database of a portal that is not running. */
export const databaseOf = ({ DATA_DIR, DATABASE_URL }: Env) =>
  openPortalDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL })

const fill = async (env: Env, jobs: number) => {
  const now = new Date()
  const database = await databaseOf(env)
  await database.write(async (trx) => {
    await insertContent(trx, { ...sampleContent(now), job: variedJobs(jobs, now) })
    await markFilled(trx, now.toISOString())
  })
  await database.close()
}

type PortalOptions = {
  /** How many there are; the sample jobs where nothing is said. */
  jobs?: number
  /** Settings under their names, as in the environment. */
  settings?: Record<string, string>
}

/** All are stopped when the benchmark ends, whatever happens. */
const folders = new Set<string>()
const forgetFolder = (folder: string) => {
  rmSync(folder, { recursive: true, force: true })
  folders.delete(folder)
}
process.once('exit', () => folders.forEach(forgetFolder))

export const portalCommand = async ({ jobs, settings }: PortalOptions) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  folders.add(dataDir)
  const forget = () => forgetFolder(dataDir)
  const env: Env & Record<string, string> = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    NODE_ENV: 'production',
    ...settings,
  }
  if (jobs !== undefined) await fill(env, jobs)
  return { command: [BUILT], env, forget }
}

/** The built server as visitors meet it, with a database of its own in a temporary folder. */
export const startPortal = async (options: PortalOptions = {}): Promise<Served> => {
  const { command, env, forget } = await portalCommand(options)
  try {
    const server = await startServer({ command, env })
    const stop = async () => {
      await server.stop()
      forget()
    }
    return { ...server, stop }
  } catch (error) {
    forget()
    throw error
  }
}
