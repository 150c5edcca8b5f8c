import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { openJobs, publicLists, type PageContent } from '@/app/pageContent'
import { readFilters } from '@/domain/jobFilter'
import { feedPath } from '@/domain/listAddress'
import type { Config } from '../config'
import { encode, sendEncoded, type Encoded } from '../content/encoded'
import { jobFeed, knownFilters } from '../seo/jobFeed'
import { sitemap } from '../seo/sitemap'
import { withTimeout } from './withTimeout'
import { pathOf } from './routeOf'
import { originOf } from './origin'
import { Refusal } from '../submissions/refusal'

/** Visitors may invent filters and origins without end. */
const ANSWERS_MAX = 20

/** Longer than a healthy API takes, shorter than a crawler waits. */
const TIMEOUT_MS = 5000

const robots = (origin: string) => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`

/** Caches a few answers, each for as long as the lists it was made from are the current ones. */
const createAnswerCache = () => {
  const cache = new LRUCache<string, { lists: readonly unknown[]; answer: Encoded }>({ max: ANSWERS_MAX })
  return (address: string, lists: readonly unknown[], make: () => Encoded) => {
    const found = cache.get(address)
    if (found && lists.every((list, index) => list === found.lists[index])) return found.answer
    const answer = make()
    cache.set(address, { lists, answer })
    return answer
  }
}

/** The files that search engines and feed readers request. */
export const addSeoRoutes = (app: FastifyInstance, config: Config, content: PageContent) => {
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
  const cachedAnswer = createAnswerCache()

  app.get('/robots.txt', async (request, reply) =>
    sendEncoded(request, reply, encode(robots(originOf(request, config)), 'text/plain; charset=utf-8')),
  )

  app.get('/sitemap.xml', async (request: FastifyRequest, reply: FastifyReply) => {
    const origin = originOf(request, config)
    const { jobs, categories, services } = await readOrRefuse(publicLists(content))
    const answer = cachedAnswer(`${origin}/sitemap.xml`, [jobs, categories, services], () =>
      encode(sitemap(origin, { jobs, categories, services }), 'application/xml; charset=utf-8'),
    )
    return sendEncoded(request, reply, answer)
  })

  app.get('/jobs.rss', async (request, reply) => {
    const origin = originOf(request, config)
    const query = new URLSearchParams(request.url.slice(pathOf(request).length))
    const jobs = await readOrRefuse(openJobs(content))
    const filters = knownFilters(jobs, readFilters(query).filters)
    const answer = cachedAnswer(origin + feedPath(filters), [jobs], () =>
      encode(jobFeed(origin, jobs, filters), 'application/rss+xml; charset=utf-8'),
    )
    return sendEncoded(request, reply, answer)
  })
}
