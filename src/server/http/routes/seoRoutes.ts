import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { openJobs, publicLists, type PageContent } from '@/app/pageContent'
import { countSetFilters, readFilters } from '@/domain/jobFilter'
import { feedPath } from '@/domain/listAddress'
import { MEGABYTE } from '@/domain/limits'
import type { Config } from '../../config'
import { encode, sendEncoded } from '../../content/encoded'
import { entryBytes, SITE_ORIGIN, toSiteText, type SiteText } from '../../content/siteTexts'
import type { Rendering } from '../../pages/site'
import type { TakeTurn } from '../../pages/turns'
import { feedFilters, jobFeed } from '../../seo/jobFeed'
import { sitemap } from '../../seo/sitemap'
import { withTimeout } from '../withTimeout'
import { pathOf } from '../logs/routeOf'
import { originOf } from '../origin'
import { Refusal } from '../../submissions/refusal'

/** For feeds with filters, which visitors may invent without end. */
const FILTERED_FEEDS_BYTES = 2 * MEGABYTE

/** Longer than a healthy API takes, shorter than a crawler waits. */
const TIMEOUT_MS = 5000

const BUSY = 'The server is busy. Please try again in a minute.'

const robots = (origin: string) => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`

type CacheLimit = { max: number } | { maxSize: number }

/** Caches texts for as long as the lists they are made from are the current ones. */
const createTextCache = (limit: CacheLimit, takeTurn: TakeTurn) => {
  const texts = new LRUCache<string, SiteText>({
    ...limit,
    ...('maxSize' in limit && {
      sizeCalculation: ({ body }: SiteText, key: string) => entryBytes(body, key),
    }),
  })
  let madeFrom: readonly unknown[] = []
  return async (address: string, lists: readonly unknown[], make: () => SiteText) => {
    if (lists.some((list, index) => list !== madeFrom[index])) {
      texts.clear()
      madeFrom = lists
    }
    const from = madeFrom
    const found = texts.get(address)
    if (found) return found
    if (!(await takeTurn())) throw new Refusal(503, BUSY, { 'Retry-After': '60' })
    const text = texts.get(address) ?? make()
    if (from === madeFrom) texts.set(address, text)
    return text
  }
}

/** The files that search engines and feed readers request. */
export const addSeoRoutes = (
  app: FastifyInstance,
  config: Config,
  content: PageContent,
  { texts, takeTurn }: Rendering,
) => {
  const readOrRefuse = async <Lists>(reading: Promise<Lists>) => {
    try {
      return await withTimeout(reading, TIMEOUT_MS)
    } catch (error) {
      app.log.warn({ err: error }, 'the lists could not be read')
      throw new Refusal(503, 'The lists are not available. Please try again in a few minutes.', {
        'Retry-After': '60',
      })
    }
  }
  const cachedMap = createTextCache({ max: 1 }, takeTurn)
  const cachedFeed = createTextCache({ max: 1 }, takeTurn)
  const cachedFilteredFeed = createTextCache({ maxSize: FILTERED_FEEDS_BYTES }, takeTurn)

  app.get('/robots.txt', async (request, reply) =>
    sendEncoded(request, reply, encode(robots(originOf(request, config)), 'text/plain; charset=utf-8')),
  )

  app.get('/sitemap.xml', async (request: FastifyRequest, reply: FastifyReply) => {
    const lists = await readOrRefuse(publicLists(content))
    const map = await cachedMap('/sitemap.xml', Object.values(lists), () =>
      toSiteText(sitemap(SITE_ORIGIN, lists), 'application/xml; charset=utf-8'),
    )
    return sendEncoded(request, reply, texts.at(map, originOf(request, config)))
  })

  app.get('/jobs.rss', async (request, reply) => {
    const query = new URLSearchParams(request.url.slice(pathOf(request).length))
    const { jobs, choices } = await readOrRefuse(openJobs(content))
    const filters = feedFilters(choices, readFilters(query).filters)
    const cached = countSetFilters(filters) === 0 ? cachedFeed : cachedFilteredFeed
    const feed = await cached(feedPath(filters), [jobs], () =>
      toSiteText(jobFeed(SITE_ORIGIN, jobs, filters), 'application/rss+xml; charset=utf-8'),
    )
    return sendEncoded(request, reply, texts.at(feed, originOf(request, config)))
  })
}
