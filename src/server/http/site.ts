import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PageContent } from '@/app/pageContent'
import { isKnownPath } from '@/domain/paths'
import { SHELL_PATH } from '@/domain/offlineCache'
import type { Config } from '../config'
import { sendEncoded } from '../content/encoded'
import { withTimeout } from './withTimeout'
import type { Metrics } from '../metrics/metrics'
import { pathOf } from './routeOf'
import { originOf } from './origin'
import type { ScriptsOfScreens } from '../pages/document'
import { createSite, type Build } from '../pages/site'
import { refuse } from './reply'
import { Refusal } from '../submissions/refusal'

const HASHED = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'

/** In a folder of files, or with a dot in its last part. */
const isAssetPath = (path: string) =>
  /^\/(assets|uploads|media|images)(\/|$)/.test(path) || path.includes('.', path.lastIndexOf('/') + 1)

/** Not folders, not the page without its settings, and compressed files only in place of plain ones. */
const isServedFile = (path: string) => !/\/$|\/index\.html$|^\/assets\.json$|\.(br|gz|map)$/.test(path)

/** The service worker bears one name through all versions. */
const cacheControlOf = (path: string) => {
  if (/[/\\]assets[/\\]/.test(path)) return HASHED
  return /[/\\]sw\.js$/.test(path) ? 'no-cache' : A_DAY
}

const serveFiles = (app: FastifyInstance, siteDir: string) =>
  app.register(fastifyStatic, {
    root: siteDir,
    // Staff's files have it.
    decorateReply: false,
    index: false,
    // Every file is known from the start: other addresses are the site's.
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

/** Beside the files that visitors ask for. */
const SCRIPTS_FILE = 'assets.json'

const readBuild = (siteDir: string): Build | undefined => {
  const read = (file: string) => {
    const path = join(siteDir, file)
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined
  }
  const index = read('index.html')
  if (index === undefined) return undefined
  return { index, scripts: JSON.parse(read(SCRIPTS_FILE) ?? '{}') as ScriptsOfScreens }
}

/** Answers an address at which no file lies: the site, with code 404 where it shows nothing. */
export type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** How long a visitor waits for a page that the server renders; then the browser renders it. */
export const PAGE_WITHIN_MS = 1000

/**
 * Pages are the same for everybody, so that whatever stands before this server may keep them; not for longer than
 * a change of content may take to be seen.
 */
const KEPT_ON_THE_WAY = 'public, max-age=0, s-maxage=2, must-revalidate'

type SiteOptions = {
  pageWithinMs: number
  metrics?: Metrics
}

export const addSite = async (
  app: FastifyInstance,
  config: Config,
  content: PageContent,
  { pageWithinMs, metrics }: SiteOptions,
): Promise<AnswerPage> => {
  const build = readBuild(config.siteDir)
  if (build) await serveFiles(app, config.siteDir)
  else app.log.warn(`There is no site in ${config.siteDir}; only the API is served.`)
  const site = build && createSite(app, config, content, build)
  if (site) {
    metrics?.watchPages(site.cached)
    // The service worker keeps it for addresses whose own page it has not kept.
    app.get(SHELL_PATH, (request, reply) =>
      sendEncoded(request, reply.header('x-robots-tag', 'noindex'), site.shell),
    )
  }

  return async (request, reply) => {
    const path = pathOf(request)
    if (isAssetPath(path)) return refuse(reply, new Refusal(404, 'There is no such file.'))
    if (!site)
      return refuse(reply, new Refusal(503, 'The site is not built yet. Please try again in a minute.'))
    const asked = {
      path,
      search: request.url.slice(path.length),
      origin: originOf(request, config),
      saveData: request.headers['save-data']?.toString().toLowerCase() === 'on',
    }
    try {
      const page = await withTimeout(site.pageOf(asked), pageWithinMs)
      if ('location' in page)
        return reply.code(page.code).header('cache-control', 'no-cache').redirect(page.location, page.code)
      return await sendEncoded(
        request,
        reply.code(page.code).header('vary', 'Save-Data'),
        page.html,
        KEPT_ON_THE_WAY,
      )
    } catch (error) {
      metrics?.pageLeftToBrowser()
      request.log.warn({ err: error, req: request }, 'the page was not rendered; the browser renders it')
      return sendEncoded(request, reply.code(isKnownPath(path) ? 200 : 404), site.shell)
    }
  }
}
