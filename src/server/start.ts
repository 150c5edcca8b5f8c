import type { FastifyInstance } from 'fastify'
import { OFFICE } from '@/domain/office/paths'
import { buildApp } from './app'
import { readConfig, StartError, type Config } from './config/config'
import { requireFilledDatabase } from './content/requireDatabase'
import { watchApi } from './content/checkApi'
import { addSampleContent } from './content/sample'
import { SILENCE_MS } from './database/dialects/postgres'
import { openPortalDatabase } from './database/file'
import type { PortalDatabase } from './database/open'
import { codeOf, reasonOf } from './database/reason'
import { ignoreOutputErrors, openLog, readableLine, type LogDestination } from './http/logDestination'
import { listAccounts } from './repositories/office/accounts'
import { writeServedAt } from './repositories/office/settings'

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

const NO_ACCOUNT =
  'It has no account yet: `npm run portal -- demo` makes one with sample submissions, `npm run portal -- staff add --help` a real one.'

/** Says where the site and the office are, and keeps that for the links that commands print. */
const greet = async (database: PortalDatabase, { office, publicUrl }: Config, address: string) => {
  process.stdout.write(`The portal is ready at ${address}\n`)
  if (!office) return
  const origin = publicUrl ?? address
  process.stdout.write(`The office of the staff is at ${origin}${OFFICE}\n`)
  if ((await listAccounts(database.db)).length === 0) process.stdout.write(`${NO_ACCOUNT}\n`)
  await database.write((trx) => writeServedAt(trx, origin))
}

/** Starts the server, or rejects with a StartError that says why it cannot start. */
export const start = async () => {
  ignoreOutputErrors()
  // New files are readable by their owner only.
  process.umask(0o077)
  const config = readConfig(process.env)
  if (!config.apiHost) await requireFilledDatabase(config)
  const database = await openPortalDatabase(config, {
    silenceMs: SILENCE_MS,
    maintenance: new URL('./maintenance.mjs', import.meta.url),
  })
  if (config.sampleContent && !config.apiHost) await addSampleContent(database, new Date())
  const log = openLog(STDOUT, process.stdout.isTTY ? readableLine : undefined)
  const app = await buildApp(config, database, {
    logStream: log,
    readWord: new URL('./readWord.mjs', import.meta.url),
    readSheet: new URL('./readSheet.mjs', import.meta.url),
  })
  stopOnSignals(app, log)
  const address = await listen(app, config).catch(async (error: unknown) => {
    await app.close()
    throw error
  })
  // A disk that is full or a database that is locked keeps no site from its readers.
  await greet(database, config, address).catch((error: unknown) =>
    app.log.warn({ err: error }, 'the address of this server was not kept'),
  )
  if (config.apiHost) watchApi({ apiHost: config.apiHost, origin: config.publicUrl ?? address }, app.log)
}
