import type { FastifyInstance } from 'fastify'
import { buildApp } from './app'
import { readConfig, StartError, type Config } from './config'
import { requireFilledDatabase } from './content/requireDatabase'
import { addSampleContent } from './content/sample'
import { SILENCE_MS } from './database/dialects/postgres'
import { openPortalDatabase } from './database/file'
import { codeOf, reasonOf } from './database/reason'
import { ignoreOutputErrors, openLog, type LogDestination } from './http/logs/logDestination'

const STDOUT = 1

/** How long requests under way may take when the server stops. */
const GRACE_MS = 10_000

const listen = async (app: FastifyInstance, { host, port }: Config) => {
  try {
    return await app.listen({ host, port })
  } catch (error) {
    if (error instanceof StartError) throw error
    const reason = codeOf(error) === 'EADDRINUSE' ? 'the port is in use' : reasonOf(error)
    throw new StartError(`Cannot listen on ${host}:${port}: ${reason}. Set PORT or HOST.`)
  }
}

const stopOnSignals = (app: FastifyInstance, log: LogDestination) => {
  const close = async () => {
    const timer = setTimeout(() => app.server.closeAllConnections(), GRACE_MS)
    await app.close()
    clearTimeout(timer)
    await log.flush()
    process.exit(0)
  }
  const stop = () => void close()
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

const startServer = async () => {
  // New files are readable by their owner only.
  process.umask(0o077)
  const config = readConfig(process.env)
  if (!config.apiHost) await requireFilledDatabase(config)
  const database = await openPortalDatabase(config, {
    silenceMs: SILENCE_MS,
    maintenance: new URL('./maintenance.mjs', import.meta.url),
  })
  if (config.sampleContent && !config.apiHost) await addSampleContent(database, new Date())
  const log = openLog(STDOUT)
  const app = await buildApp(config, database, {
    logStream: log,
    readWord: new URL('./readWord.mjs', import.meta.url),
    readSheet: new URL('./readSheet.mjs', import.meta.url),
  })
  stopOnSignals(app, log)
  try {
    const address = await listen(app, config)
    process.stdout.write(`The portal is ready at ${address}\n`)
  } catch (error) {
    await app.close()
    throw error
  }
}

/** Starts the server, or prints in one sentence why it cannot start. */
export const start = async () => {
  ignoreOutputErrors()
  try {
    await startServer()
  } catch (error) {
    const sentence =
      error instanceof StartError ? error.message : `The portal could not start: ${reasonOf(error)}`
    process.stderr.write(`${sentence}\n`)
    process.exit(1)
  }
}
