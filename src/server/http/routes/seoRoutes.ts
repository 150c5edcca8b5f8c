import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { openJobs, publicLists, type PageContent } from '@/app/pageContent'
import { countSetFilters, readFilters, type JobFilters } from '@/domain/jobFilter'
import { feedPath } from '@/domain/listAddress'
import { MEGABYTE } from '@/domain/limits'
import type { Config } from '../../config'
import { encode, sendEncoded } from '../../content/encoded'
import { entryBytes, SITE_ORIGIN, toSiteText, type SiteText } from '../../content/siteTexts'
import type { Rendering } from '../../pages/site'
import type { TakeTurn } from '../../pages/turns'
import type { JobSearch } from '../../search/jobSearch'
import { feedFilters, ITEMS_MAX, jobFeed, newestJobs } from '../../seo/jobFeed'
import { ADDRESSES_MAX, publicAddresses, sitemap } from '../../seo/sitemap'
import { withTimeout } from '../withTimeout'
import { queryOf } from '../logs/routeOf'
import { originOf } from '../origin'
import { Refusal } from '../../submissions/refusal'

/** For feeds with filters, which visitors may invent without end. */
const FILTERED_FEEDS_BYTES = 2 * MEGABYTE

/** The index of the sitemap and its parts, of 5 MB each. */
const MAPS_MAX = 5

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
  return async (address: string, lists: readonly unknown[], make: () => Promise<SiteText>) => {
    if (lists.some((list, index) => list !== madeFrom[index])) {
      texts.clear()
      madeFrom = lists
    }
    const from = madeFrom
    const found = texts.get(address)
    if (found) return found
    if (!(await takeTurn())) throw new Refusal(503, BUSY, { 'Retry-After': '60' })
    const text = texts.get(address) ?? (await make())
    if (from === madeFrom) texts.set(address, text)
    return text
  }
}

type SeoOptions = Rendering & {
  /** Of our own database. */
  search?: JobSearch
  /** For each sitemap. */
  addressesMax?: number
}

/** The jobs for feeds and sitemaps: of the list of the pages, or where they are many, of the search. */
const openJobSource = (content: PageContent, search: JobSearch | undefined) => async () => {
  if (search && (await search.isLarge())) {
    const indexed = await search.jobs()
    return {
      /** The same until the jobs change. */
      list: indexed as readonly unknown[],
      searchable: () => indexed.map(({ facts }) => facts),
      landings: search.landings.all,
      choices: search.choices,
      newest: (filters: JobFilters) => search.first(filters, ITEMS_MAX),
    }
  }
  const { jobs, choices, landings } = await openJobs(content)
  return {
    list: jobs as readonly unknown[],
    searchable: () => jobs,
    landings: async () => landings(),
    choices: async () => choices,
    newest: async (filters: JobFilters) => newestJobs(jobs, filters),
  }
}

/** The files that search engines and feed readers request. */
export const addSeoRoutes = (
  app: FastifyInstance,
  config: Config,
  content: PageContent,
  { texts, takeTurn, search, addressesMax = ADDRESSES_MAX }: SeoOptions,
) => {
  const jobSource = openJobSource(content, search)
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
  const cachedMap = createTextCache({ max: MAPS_MAX }, takeTurn)
  const cachedFeed = createTextCache({ max: 1 }, takeTurn)
  const cachedFilteredFeed = createTextCache({ maxSize: FILTERED_FEEDS_BYTES }, takeTurn)

  app.get('/robots.txt', async (request, reply) =>
    sendEncoded(request, reply, encode(robots(originOf(request, config)), 'text/plain; charset=utf-8')),
  )

  const sendMap = async (request: FastifyRequest, reply: FastifyReply, part?: number) => {
    const [jobs, { categories, services }] = await readOrRefuse(
      Promise.all([jobSource(), publicLists(content)]),
    )
    const map = await cachedMap(`${part}`, [jobs.list, categories, services], async () => {
      const landings = await jobs.landings()
      const entries = publicAddresses({ jobs: jobs.searchable(), categories, services, landings })
      const xml = await sitemap(SITE_ORIGIN, entries, { part, addressesMax })
      if (xml === undefined) throw new Refusal(404, 'There is no such file.')
      return toSiteText(xml, 'application/xml; charset=utf-8')
    })
    return sendEncoded(request, reply, texts.at(map, originOf(request, config)))
  }

  app.get('/sitemap.xml', (request, reply) => sendMap(request, reply))
  app.get<{ Params: { part: string } }>('/sitemap-:part(^\\d{1,4}).xml', (request, reply) =>
    sendMap(request, reply, Number(request.params.part)),
  )

  app.get('/jobs.rss', async (request, reply) => {
    const query = queryOf(request)
    const jobs = await readOrRefuse(jobSource())
    const filters = feedFilters(await readOrRefuse(jobs.choices()), readFilters(query).filters)
    const cached = countSetFilters(filters) === 0 ? cachedFeed : cachedFilteredFeed
    const feed = await cached(feedPath(filters), [jobs.list], async () =>
      toSiteText(
        jobFeed(SITE_ORIGIN, await jobs.newest(filters), filters),
        'application/rss+xml; charset=utf-8',
      ),
    )
    return sendEncoded(request, reply, texts.at(feed, originOf(request, config)))
  })
}
