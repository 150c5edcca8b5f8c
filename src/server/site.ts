import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isKnownPath, paths } from '@/domain/paths'
import type { Config } from './config'
import type { PortalDatabase } from './database/open'
import { encode, sendEncoded } from './encoded'
import { pathOf } from './logging'
import { refuse, Refusal } from './reply'
import { exists } from './repositories/lookups'

const HASHED = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'

/** Minifying takes the quotes away. */
const SETTINGS_BLOCK = /(<script\b[^>]*\bid=["']?settings\b[^>]*>)[^<]*(<\/script>)/

/** JSON that cannot end the element it stands in. */
const asPageData = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

/** What the browser must know of the server's settings, so that one build serves every setting. */
const withSettings = (html: string, { apiHost, assetBaseUrl, mediaBaseUrl, publicUrl }: Config) => {
  const settings = asPageData({ apiHost, assetBaseUrl, mediaBaseUrl, publicUrl })
  return html.replace(SETTINGS_BLOCK, (_block, start: string, end: string) => start + settings + end)
}

const isAssetPath = (path: string) =>
  /^\/(assets|uploads|media|images)(\/|$)/.test(path) || /\.[^/]*$/.test(path)

/** Not folders, not the page without its settings, and compressed files only in place of plain ones. */
const isServedFile = (path: string) => !/\/$|^\/index\.html$|\.(br|gz|map)$/.test(path)

const serveFiles = (app: FastifyInstance, siteDir: string) =>
  app.register(fastifyStatic, {
    root: siteDir,
    index: false,
    // Every file is known from the start: other addresses are the site's.
    wildcard: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    allowedPath: isServedFile,
    setHeaders: (reply, path) => {
      reply.header('cache-control', /[/\\]assets[/\\]/.test(path) ? HASHED : A_DAY)
      reply.header('vary', 'Accept-Encoding')
    },
  })

/** Whether an address names a job that is not open. Where another API holds the jobs, nobody knows here. */
const namesClosedJob = async (request: FastifyRequest, { apiHost }: Config, { db }: PortalDatabase) => {
  const path = pathOf(request)
  if (apiHost || path.replace(/\/+$/, '') !== paths.jobDetails) return false
  const id = new URLSearchParams(request.url.slice(path.length)).get('s')?.trim()
  if (!id) return false
  try {
    return !(await exists(db, 'job', id))
  } catch (error) {
    request.log.error({ err: error }, 'the job could not be looked up')
    return false
  }
}

/** Answers an address at which no file lies: the site, with code 404 where it shows nothing. */
export type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

export const addSite = async (
  app: FastifyInstance,
  config: Config,
  database: PortalDatabase,
): Promise<AnswerPage> => {
  const indexFile = join(config.siteDir, 'index.html')
  const isBuilt = existsSync(indexFile)
  if (isBuilt) await serveFiles(app, config.siteDir)
  else app.log.warn(`There is no site in ${config.siteDir}; only the API is served.`)
  const page = isBuilt
    ? await encode(withSettings(readFileSync(indexFile, 'utf8'), config), 'text/html; charset=utf-8')
    : undefined

  return async (request, reply) => {
    const path = pathOf(request)
    if (isAssetPath(path)) return refuse(reply, new Refusal(404, 'There is no such file.'))
    if (!page)
      return refuse(reply, new Refusal(503, 'The site is not built yet. Please try again in a minute.'))
    const isFound = isKnownPath(path) && !(await namesClosedJob(request, config, database))
    return sendEncoded(request, reply.code(isFound ? 200 : 404), page)
  }
}
