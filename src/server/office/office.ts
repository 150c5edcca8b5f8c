import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { COMPANY_DATA, isOfficeApiPath, OFFICE, OFFICE_API } from '@/domain/office/paths'
import { asScriptData } from '@/domain/site/settings'
import type { Config } from '../config/config'
import { faultMessage, type PortalDatabase } from '../database/open'
import { multipartOptions, readMultipart } from '../http/bodies/forms'
import { pathOf } from '../http/request'
import { serveFiles } from '../http/routes/site'
import { logAs } from '../staff/log'
import { Refusal } from '../config/refusal'
import { clientOf } from '../submissions/clientAddress'
import { accountRoutes, settingsRoutes } from './accounts/accountRoutes'
import { secondFactorRoutes } from './accounts/secondFactor'
import { signInRoutes } from './accounts/signInRoutes'
import { contentRoutes } from './content/contentRoutes'
import { dataRoutes } from './dataRoutes'
import { createEventStreams, eventRoutes } from './events'
import { createGuard } from './guard'
import { jobRoutes } from './jobs/jobRoutes'
import { createSheetReader } from './jobs/sheetReader'
import { inboxRoutes } from './inbox/inboxRoutes'
import { interviewRoutes } from './interviewRoutes'
import { logRoutes } from './logRoutes'
import type { OfficeRoute, OpenContext } from './officeRoute'
import { toSendRoutes } from './toSendRoutes'
import { overviewRoutes } from './overviewRoutes'
import { invalidRequest } from './readRequest'

type Needs = {
  database: PortalDatabase
  now: () => Date
  runTask: OpenContext['runTask']
  findSimilar?: OpenContext['findSimilar']
  /** The program that reads spreadsheets of jobs. */
  readSheet?: URL
}

export const officeRoutes: readonly OfficeRoute[] = [
  ...signInRoutes,
  ...secondFactorRoutes,
  ...accountRoutes,
  ...settingsRoutes,
  ...logRoutes,
  ...contentRoutes,
  ...jobRoutes,
  ...dataRoutes,
  ...overviewRoutes,
  ...eventRoutes,
  ...inboxRoutes,
  ...interviewRoutes,
  ...toSendRoutes,
]

/** For the staff alone: visitors need not know it. */
const NO_DATABASE = 'The database cannot be reached just now. Try again in a minute.'

/** Reads JSON as Fastify does, but refuses the NUL character, which no database stores. */
const addJsonParser = (scope: FastifyInstance) => {
  const parse = scope.getDefaultJsonParser('error', 'error')
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body.includes(String.raw`\u0000`)) done(invalidRequest())
    else void parse(request, body, done)
  })
}

/** Fastify sends anything else that an error handler throws as a successful answer. */
const asError = (error: unknown) =>
  error instanceof Error ? error : new Error('no error was thrown', { cause: error })

const PAGE = 'office.html'

/** Answers /office and every address below it that is no file by the one page, which shows the screen of the address. */
const addOfficePage = async (app: FastifyInstance, { siteDir, company }: Config) => {
  const folder = resolve(siteDir, '../office')
  const built = existsSync(join(folder, PAGE)) ? readFileSync(join(folder, PAGE), 'utf8') : undefined
  const data = `<script type="application/json" id="${COMPANY_DATA}">${asScriptData(company)}</script>`
  const page = built?.replace('</body>', () => `${data}</body>`)
  const assets = join(folder, 'assets')
  // The build is in a folder next to the site's.
  if (existsSync(assets)) await serveFiles(app, assets, `${OFFICE}/assets/`)
  for (const url of [OFFICE, `${OFFICE}/*`]) {
    app.get(url, async (request, reply) => {
      const path = pathOf(request)
      if (isOfficeApiPath(path)) throw new Refusal(404, 'There is nothing at this address.')
      if (path.startsWith(`${OFFICE}/assets/`)) throw new Refusal(404, 'There is no such file.')
      if (!page) throw new Refusal(503, 'The office is not built yet. Please try again in a minute.')
      return reply.type('text/html; charset=utf-8').send(page)
    })
  }
}

/** The API of the staff and their page; with OFFICE=off, or in front of another API, there is neither. */
export const addOffice = async (app: FastifyInstance, config: Config, needs: Needs) => {
  if (!config.office) return
  const { database, now, runTask, findSimilar = async () => [] } = needs
  const guard = createGuard({ config, database, now })
  const events = createEventStreams(database, now)
  const readSheet = createSheetReader(needs.readSheet)
  const services = { config, database, now, runTask, findSimilar, readSheet, openEvents: events.open }
  app.addHook('preClose', async () => events.close())

  const answerTo = (route: OfficeRoute, request: FastifyRequest, reply: FastifyReply) => {
    const readForm: OpenContext['readForm'] = async (kinds) => {
      const form = await readMultipart(request, kinds)
      await guard.recheck(route, request)
      return form
    }
    const param = (name: string) => (request.params as Readonly<Record<string, string>>)[name] ?? ''
    const context: OpenContext = { ...services, request, reply, param, readForm }
    if (route.role === 'anyone') return route.answer(context)
    const open = guard.sessionOf(request)
    return route.answer({ ...context, ...open, log: logAs(open.account.email, now, clientOf(request)) })
  }

  await app.register(async (scope) => {
    await scope.register(cookie)
    await scope.register(multipart, multipartOptions)
    addJsonParser(scope)
    scope.setErrorHandler((error, request) => {
      if (error instanceof Refusal || !database.isUnavailable(error)) throw asError(error)
      request.log.error({ err: error }, faultMessage(database, error))
      throw new Refusal(503, NO_DATABASE, { 'Retry-After': '60' })
    })
    for (const route of officeRoutes) {
      scope.route({
        method: route.method,
        url: OFFICE_API + route.path,
        bodyLimit: route.bodyMaxBytes,
        onRequest: (request) => guard.check(route, request),
        preHandler: (request) => guard.recheck(route, request),
        handler: async (request, reply) => {
          const answer = await answerTo(route, request, reply)
          return answer === undefined ? reply.code(204).send() : reply.send(answer)
        },
      })
    }
  })
  await addOfficePage(app, config)
}
