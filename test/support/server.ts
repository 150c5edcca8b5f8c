import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildApp } from '@/server/app'
import { readConfig } from '@/server/config/config'
import { addSampleContent } from '@/server/content/sample'
import { openDatabase, openPostgres } from '@/server/database/open'
import type { LogStream } from '@/server/http/logging'
import { requestLimits, type RequestLimits } from '@/server/http/bodies/bodyLimits'
import { newDatabase } from './databases'
import { recordNoOwnerStacks } from './withoutOwnerStacks'

recordNoOwnerStacks()

type Overrides = {
  /** Settings under their names, as in the environment. */
  settings?: Record<string, string>
  /** A database of its own, in memory or of the PostgreSQL of the tests, unless a file is named. */
  file?: string
  /** The address of a PostgreSQL database, in place of a file. */
  url?: string
  now?: () => Date
  logStream?: LogStream
  limits?: Partial<RequestLimits>
  pageWithinMs?: number
  pagesWaitingMax?: number
  /** Whether the words of resumes are read. */
  readsResumes?: boolean
}

/** A machine that is busy with other suites renders its first page in seconds; that is no failure of the page. */
const PAGE_WITHIN_MS = 20_000

const settingsOfTests = {
  PORT: '0',
  LOG_LEVEL: 'silent',
  SUBMISSIONS_PER_MINUTE: '0',
  SITE_DIR: '/nonexistent/site',
}

/** Node runs its source as it is. */
const maintenance = pathToFileURL(resolve('src/server/database/maintenance.ts'))

/** The program that reads the words of resumes. */
export const readWord = pathToFileURL(resolve('src/server/office/inbox/readWord.ts'))

const openTestDatabase = async ({ file, url: named }: Overrides) => {
  const url = named ?? (file === undefined ? await newDatabase() : undefined)
  if (url !== undefined) return openPostgres(url)
  return openDatabase(file ?? ':memory:', { maintenance })
}

/** The real server with the sample content, on a free port of this machine. */
export const startServer = async (overrides: Overrides = {}) => {
  const { settings, now = () => new Date(Date.now()), logStream, limits } = overrides
  const { pageWithinMs = PAGE_WITHIN_MS, pagesWaitingMax } = overrides
  const config = readConfig({ ...settingsOfTests, ...settings })
  const database = await openTestDatabase(overrides)
  if (config.sampleContent) await addSampleContent(database, now())
  const app = await buildApp(config, database, {
    now,
    logStream,
    limits: { ...requestLimits, ...limits },
    pageWithinMs,
    pagesWaitingMax,
    ...(overrides.readsResumes && { readWord }),
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return { origin, app, database, db: database.db, close: () => app.close() }
}

export type TestServer = Awaited<ReturnType<typeof startServer>>

/** An answer of the server: its code, its headers and its envelope. */
export const readAnswer = async (response: Response) => {
  const envelope = (await response.json()) as {
    status: string
    message?: string
    data?: unknown
    name?: string
  }
  return { code: response.status, headers: response.headers, ...envelope }
}

export const post = async ({ origin }: { origin: string }, path: string, body: BodyInit, headers = {}) =>
  readAnswer(await fetch(origin + path, { method: 'POST', body, headers }))

export const get = async ({ origin }: { origin: string }, path: string, headers = {}) =>
  readAnswer(await fetch(origin + path, { headers }))

const submissionTables = ['application', 'resume', 'internship', 'enquiry', 'contact_message'] as const

/** How many submissions and files are stored. */
export const countStored = async ({ db }: Pick<TestServer, 'db'>) => {
  let submissions = 0
  for (const table of submissionTables)
    submissions += (await db.selectFrom(table).select('id').execute()).length
  const files = (await db.selectFrom('uploaded_file').select('id').execute()).length
  return { submissions, files }
}
