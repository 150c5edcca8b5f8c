import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { msg } from '@lingui/core/macro'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { renderSVG } from 'uqr'
import { languageAt, languagePath, languages, withoutLanguage, type Language } from '@/domain/languages'
import { isOfficeApiPath } from '@/domain/office/paths'
import { linkSource } from '@/domain/submissions/sources'
import { isKnownPath, jobDetailsPath, paths, QR_CODE_PATH, screenPath } from '@/domain/paths'
import { SHELL_PATH } from '@/domain/site/offlineCache'
import type { SiteSettings } from '@/domain/site/settings'
import type { Config } from '../../config/config'
import { encode, sendEncoded } from '../../content/encoded'
import { withTimeout } from '../withTimeout'
import type { Metrics } from '../metrics'
import { originOf, pathOf, queryOf } from '../request'
import { languageFor, languageInQuery } from '../language'
import { keepFormKey, setSource } from '../cookies'
import { remoteContent, type SiteContent } from '../../pages/content'
import type { Build } from '../../pages/document'
import { createPages, createRenderQueue, RenderSkipped, storesForm } from '../../pages/pages'
import type { RenderAnswer } from '../answerInPages'
import { refuse, wrongMethod } from '../reply'
import { Refusal } from '../../config/refusal'
import type { OwnAnswers } from './api'
import { addSeoRoutes } from './seoRoutes'

/** For files with a hash of their content in the name. */
const HASHED = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'

/** A path in a folder of files, or with a dot in its last part. */
const isAssetPath = (path: string) =>
  /^\/(assets|uploads|media|images)(\/|$)/.test(path) || path.includes('.', path.lastIndexOf('/') + 1)

/** Excludes folders and the unrendered page; compressed files are only sent instead of plain ones. */
const isServedFile = (path: string) => !/\/$|\/index\.html$|\/assets\.json$|\.(br|gz|map)$/.test(path)

/** The service worker has the same name in all versions. */
const cacheControlOf = (path: string) => {
  if (/[/\\]assets[/\\]/.test(path)) return HASHED
  return /[/\\]sw\.js$/.test(path) ? 'no-cache' : A_DAY
}

/** Serves the files of a build. */
export const serveFiles = (app: FastifyInstance, root: string, prefix = '/') =>
  app.register(fastifyStatic, {
    root,
    prefix,
    // Registered for the staff's files already.
    decorateReply: false,
    index: false,
    // Adds a route for each file that exists at the start; all other addresses are pages.
    wildcard: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    allowedPath: isServedFile,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControlOf(path))
      reply.header('vary', 'Accept-Encoding')
    },
  })

/** Not public, although it is in the folder of public files. */
const SCRIPTS_FILE = 'assets.json'

/** The builds of all languages, each in the folder of its addresses. */
const readBuilds = (siteDir: string) => {
  const builds = languages.flatMap(({ code }) => {
    const read = (file: string) => {
      const path = join(siteDir, languagePath(code, '/'), file)
      return existsSync(path) ? readFileSync(path, 'utf8') : undefined
    }
    const index = read('index.html')
    if (index === undefined) return []
    const scripts = JSON.parse(read(SCRIPTS_FILE) ?? '{}') as Build['scripts']
    return [[code, { index, scripts }] as const]
  })
  return builds.length === languages.length
    ? (Object.fromEntries(builds) as Record<Language, Build>)
    : undefined
}

/** After this time a page is left to the browser to render. */
export const PAGE_WITHIN_MS = 1000
/** With so many pages in the queue, further ones are left to the browser. */
const PAGES_WAITING_MAX = 50

/** As long as a change of content may take to show. */
const CACHED_BY_PROXIES = 'public, max-age=0, s-maxage=2, must-revalidate'

/** A shared cache must not serve it to other visitors. */
const NOT_BY_PROXIES = 'private, no-cache'

/** Neither browser nor service worker may keep it: its script fills it with what its visitor sent, and Back would show that. */
const BY_NOBODY = 'no-store'

export type PageOptions = { pageWithinMs?: number; pagesWaitingMax?: number }

/** A list that is not there in time is not waited for. */
const withTimeouts = (content: SiteContent, ms: number): SiteContent => ({
  load: (asked) => withTimeout(content.load(asked), ms),
  version: () => withTimeout(content.version(), ms),
  settings: () => withTimeout(content.settings(), ms),
})

type Site = ReturnType<typeof createPages>

type Needs = PageOptions & { now: () => Date; own?: OwnAnswers; metrics?: Metrics }

/** Besides its address, a page depends on these. */
const visitorOf = (request: FastifyRequest, config: Config) => ({
  origin: originOf(request, config),
  saveData: request.headers['save-data']?.toString().toLowerCase() === 'on',
})

const notBuilt = () => new Refusal(503, msg`The site is not built yet. Please try again in a minute.`)

/** Keeps the source of a link for its visitor, if it has one. Returns whether it did. */
const keepSource = async (
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
  own: OwnAnswers | undefined,
) => {
  const written = linkSource(queryOf(request))
  if (!own || written === '') return false
  // A page is shown without it, too.
  const slug = await own.knownSource(written).catch(() => '')
  if (slug !== '') setSource(reply, config, slug)
  return slug !== ''
}

type PageAnswerNeeds = Pick<Needs, 'own' | 'metrics'> & { config: Config; site: Site | undefined }

/** Answers an address without a file by a page, with code 404 if the address is unknown. */
const createPageAnswer =
  ({ config, site, own, metrics }: PageAnswerNeeds) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request)
    if (isAssetPath(path)) return refuse(reply, new Refusal(404, msg`There is no such file.`))
    if (!site) return refuse(reply, notBuilt())
    const asked = { path, search: request.url.slice(path.length), ...visitorOf(request, config) }
    reply.header('vary', 'Save-Data')
    const isForOne = await keepSource(request, reply, config, own)
    const screen = screenPath(withoutLanguage(path))
    const isTrack = screen === paths.track
    const hasKey = own !== undefined && storesForm(screen)
    if (hasKey) keepFormKey(reply, config)
    const forOne = isTrack ? BY_NOBODY : NOT_BY_PROXIES
    const caching = isTrack || hasKey || isForOne ? forOne : CACHED_BY_PROXIES
    try {
      const page = await site.pageOf(asked)
      return 'location' in page
        ? reply.code(page.code).header('cache-control', NOT_BY_PROXIES).redirect(page.location, page.code)
        : await sendEncoded(request, reply.code(page.code), page.html, caching)
    } catch (error) {
      request.log.warn({ err: error, req: request }, 'the page was not rendered; the browser renders it')
      metrics?.pageLeftToBrowser()
      const code =
        error instanceof RenderSkipped ? error.code : isKnownPath(withoutLanguage(path)) ? 200 : 404
      return sendEncoded(request, reply.code(code), await site.shell(languageAt(path)), forOne)
    }
  }

const isApiPath = (path: string) => /^\/((web|api)(\/|$)|healthz$)/.test(path) || isOfficeApiPath(path)

const allowedMethods = (app: FastifyInstance, path: string) =>
  (['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).filter((method) =>
    app.hasRoute({ method, url: path }),
  )

/** Requests without a route: 405 for a known API path, 404 for an unknown one, the site for all others. */
const handleNotFound = (app: FastifyInstance, answerPage: ReturnType<typeof createPageAnswer>) => {
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request)
    if (isApiPath(path)) {
      const methods = allowedMethods(app, path)
      return refuse(
        reply,
        methods.length > 0 ? wrongMethod(methods) : new Refusal(404, msg`There is nothing at this address.`),
      )
    }
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(reply, wrongMethod(['GET', 'HEAD']))
    return answerPage(request, reply)
  }
  // Before the body is read, so that an invalid body cannot hide an unknown address.
  app.addHook('onRequest', (request, reply, done) => (request.is404 ? answer(request, reply) : done()))
  app.setNotFoundHandler(answer)
}

/** Longer ones are no address of a job. */
const QR_CODE_CHARACTERS = 500

/** Sends the page of a question, with the code of the reply. */
export type SendQuestion = (
  request: FastifyRequest,
  reply: FastifyReply,
  question: NonNullable<SiteSettings['question']>,
) => Promise<FastifyReply>

/**
 * The rendered pages and files of the site, its sitemap, feeds and QR codes, and the answer to every other address. Returns
 * what renders the answer to a form, and what sends the page of a question.
 */
export const addPages = async (app: FastifyInstance, config: Config, needs: Needs) => {
  const { company, apiHost, assetBaseUrl, mediaBaseUrl, publicUrl = '', siteDir, office: hasOffice } = config
  const { now, own, metrics, pageWithinMs = PAGE_WITHIN_MS, pagesWaitingMax = PAGES_WAITING_MAX } = needs
  const content: SiteContent = own ?? remoteContent(apiHost, now)
  const inQueue = createRenderQueue({ waitingMax: pagesWaitingMax, withinMs: pageWithinMs })
  addSeoRoutes(app, config, { content, inQueue, now, search: own?.search })

  app.get(QR_CODE_PATH, async (request, reply) => {
    const path = jobDetailsPath(queryOf(request).get('job') ?? '')
    const address = originOf(request, config) + languagePath(languageInQuery(request), path)
    if (address.length > QR_CODE_CHARACTERS) throw new Refusal(404, msg`There is no such picture.`)
    return sendEncoded(request, reply, encode(renderSVG(address, { border: 1 }), 'image/svg+xml'), A_DAY)
  })

  const builds = readBuilds(siteDir)
  if (builds) await serveFiles(app, siteDir)
  else app.log.warn(`There is no site in ${siteDir}; only the API is served.`)
  const settings = { company, apiHost, assetBaseUrl, mediaBaseUrl, publicUrl, hasOffice }
  const site =
    builds && createPages({ builds, content: withTimeouts(content, pageWithinMs), settings, inQueue })
  if (site) {
    metrics?.watchPages(site.cached)
    // The service worker shows it for pages that it has not cached.
    for (const { code } of languages)
      app.get(languagePath(code, SHELL_PATH), async (request, reply) =>
        sendEncoded(request, reply.header('x-robots-tag', 'noindex'), await site.shell(code)),
      )
  }
  handleNotFound(app, createPageAnswer({ config, site, own, metrics }))
  const renderAnswer: RenderAnswer = async (request, answer) =>
    site?.answeredPage(answer, { language: languageFor(request), ...visitorOf(request, config) })
  const sendQuestion: SendQuestion = async (request, reply, question) => {
    if (!site) throw notBuilt()
    const language = languageAt(pathOf(request))
    const visitor = { language, ...visitorOf(request, config) }
    const page = await site.questionPage(question, visitor).catch((error: unknown) => {
      request.log.warn({ err: error, req: request }, 'the question was not rendered; the browser renders it')
      return undefined
    })
    return sendEncoded(request, reply, page ?? (await site.shell(language)), 'no-store')
  }
  return { renderAnswer, sendQuestion }
}
