import { msg } from '@lingui/core/macro'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { todayInIndia } from '@/domain/site/calendar'
import { readFilters } from '@/domain/jobs/jobFilter'
import { firstJobs } from '@/domain/jobs/foundJobs'
import { knownFilters } from '@/domain/jobs/jobList'
import { MEGABYTE } from '@/domain/site/limits'
import { type Language, languagePath, languages } from '@/domain/languages'
import { FEED_PATH, feedPath } from '@/domain/jobs/listAddress'
import { i18nOf } from '@/locales/catalogs'
import type { Config } from '../../config/config'
import { createContentCache } from '../../content/contentCache'
import { encode, sendEncoded, type Encoded } from '../../content/encoded'
import type { SiteContent } from '../../pages/content'
import { QueueFull, type RenderQueue } from '../../pages/pages'
import type { JobSearch } from '../../search/jobSearch'
import { MANIFEST_PATH } from '@/domain/paths'
import { ITEMS_MAX, jobFeed } from '../../seo/jobFeed'
import { manifestOf } from '../../seo/manifest'
import { listedJobs, publicLists, type OpenJobs } from '../../seo/siteLists'
import { publicAddresses, sitemap } from '../../seo/sitemap'
import { Refusal } from '../../config/refusal'
import { originOf, queryOf } from '../request'
import { withTimeout } from '../withTimeout'

/** For sitemaps and feeds, which visitors may invent filters and hosts for. */
const CACHED_BYTES = 24 * MEGABYTE

/** Longer than a healthy API takes, shorter than a crawler waits. */
const TIMEOUT_MS = 5000

const LATER = { 'Retry-After': '60' }

const robots = (origin: string) => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`

type SeoOptions = {
  content: SiteContent
  inQueue: RenderQueue
  now: () => Date
  /** The search of our own database. */
  search?: JobSearch
}

/** The files that search engines, feed readers and phones that install the site request. */
export const addSeoRoutes = (
  app: FastifyInstance,
  config: Config,
  { content, inQueue, now, search }: SeoOptions,
) => {
  const texts = createContentCache<Encoded>({ maxBytes: CACHED_BYTES, bytesOf: ({ bytes }) => 2 * bytes })
  const openJobs = async (): Promise<OpenJobs> =>
    search ?? listedJobs(content.load, todayInIndia(now().getTime()))

  const readOrRefuse = async <Lists>(reading: Promise<Lists>) => {
    try {
      return await withTimeout(reading, TIMEOUT_MS)
    } catch (error) {
      app.log.warn({ err: error }, 'the lists could not be read')
      throw new Refusal(503, msg`The lists are not available. Please try again in a few minutes.`, LATER)
    }
  }

  /** A text for one origin, made once for each version of the content. */
  const cachedText = async <Lists>(
    key: string,
    read: () => Promise<Lists>,
    make: (lists: Lists) => Promise<Encoded>,
  ) => {
    try {
      return await texts.get(await content.version(), key, async () => {
        const lists = await readOrRefuse(read())
        return inQueue(() => make(lists))
      })
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error
      throw new Refusal(503, msg`The server is busy. Please try again in a minute.`, LATER)
    }
  }

  const readAll = async () => {
    const open = await openJobs()
    const lists = await publicLists(content.load)
    return {
      ...lists,
      ownApi: search !== undefined,
      jobs: (await open.list()).jobs,
    }
  }

  const mapOf = (request: FastifyRequest, part?: number) => {
    const origin = originOf(request, config)
    return cachedText(`map ${part} ${origin}`, readAll, async (lists) => {
      const xml = await sitemap(origin, publicAddresses(lists), { part })
      if (xml === undefined) throw new Refusal(404, msg`There is no such file.`)
      return encode(xml, 'application/xml; charset=utf-8')
    })
  }

  app.get('/robots.txt', async (request, reply) =>
    sendEncoded(request, reply, encode(robots(originOf(request, config)), 'text/plain; charset=utf-8')),
  )

  app.get('/sitemap.xml', async (request, reply) => sendEncoded(request, reply, await mapOf(request)))

  app.get<{ Params: { part: string } }>('/sitemap-:part(^\\d{1,4}).xml', async (request, reply) =>
    sendEncoded(request, reply, await mapOf(request, Number(request.params.part))),
  )

  const sendFeed = async (request: FastifyRequest, reply: FastifyReply, language: Language) => {
    const origin = originOf(request, config)
    const { filters: asked } = readFilters(queryOf(request))
    const read = async () => {
      const open = await openJobs()
      const list = await open.list()
      // Values that no job has are left out, so that old links stay useful.
      const filters = { ...knownFilters(list.choices, asked), sort: 'newest' as const }
      return { filters, jobs: await open.withTexts(firstJobs(list, filters, ITEMS_MAX)) }
    }
    const feed = await cachedText(
      `${language} ${feedPath(asked)} ${origin}`,
      read,
      async ({ filters, jobs }) =>
        encode(
          jobFeed(origin, jobs, {
            company: config.company,
            filters,
            ownApi: search !== undefined,
            i18n: i18nOf(language),
          }),
          'application/rss+xml; charset=utf-8',
        ),
    )
    return sendEncoded(request, reply, feed)
  }

  for (const { code } of languages) {
    app.get(languagePath(code, FEED_PATH), (request, reply) => sendFeed(request, reply, code))
    const manifest = encode(JSON.stringify(manifestOf(config.company, code)), 'application/manifest+json')
    app.get(languagePath(code, MANIFEST_PATH), (request, reply) => sendEncoded(request, reply, manifest))
  }
}
