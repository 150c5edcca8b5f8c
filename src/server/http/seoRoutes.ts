import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { openJobs, publicLists, type PageContent } from '@/app/pageContent'
import { readFilters } from '@/domain/jobFilter'
import { feedPath } from '@/domain/listAddress'
import type { Config } from '../config'
import { encode, sendEncoded, type Encoded } from '../content/encoded'
import { jobFeed, knownFilters } from '../seo/jobFeed'
import { sitemap } from '../seo/sitemap'
import { inTime } from './withTimeout'
import { pathOf } from './routeOf'
import { originOf } from './origin'
import { Refusal } from './reply'

/** Visitors invent filters and origins: only the answers that were asked for last are kept. */
const ANSWERS_MAX = 20

/** Longer than a healthy API takes, shorter than a crawler waits. */
const PATIENCE_MS = 5000

/** Everything is open, and nothing that is not open is named. */
const robots = (origin: string) => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`

/** Keeps a few answers of the lists that they were made of; of other lists they are made anew. */
const keepAnswers = () => {
  const kept = new LRUCache<string, { lists: readonly unknown[]; answer: Encoded }>({
    max: ANSWERS_MAX,
  })
  return (address: string, lists: readonly unknown[], make: () => Encoded) => {
    const found = kept.get(address)
    if (found && lists.every((list, index) => list === found.lists[index])) return found.answer
    const answer = make()
    kept.set(address, { lists, answer })
    return answer
  }
}

/** What search engines and feed readers ask for. */
export const addFoundRoutes = (app: FastifyInstance, config: Config, content: PageContent) => {
  const readOrRefuse = async <Lists>(reading: Promise<Lists>) => {
    try {
      return await inTime(reading, PATIENCE_MS)
    } catch (error) {
      app.log.warn({ err: error }, 'the lists were not read')
      throw new Refusal(503, 'The lists cannot be read just now. Please try again in a few minutes.', {
        'Retry-After': '60',
      })
    }
  }
  const answerOf = keepAnswers()

  app.get('/robots.txt', async (request, reply) =>
    sendEncoded(request, reply, encode(robots(originOf(request, config)), 'text/plain; charset=utf-8')),
  )

  app.get('/sitemap.xml', async (request: FastifyRequest, reply: FastifyReply) => {
    const origin = originOf(request, config)
    const { jobs, categories, services } = await readOrRefuse(publicLists(content))
    const answer = answerOf(`${origin}/sitemap.xml`, [jobs, categories, services], () =>
      encode(sitemap(origin, { jobs, categories, services }), 'application/xml; charset=utf-8'),
    )
    return sendEncoded(request, reply, answer)
  })

  app.get('/jobs.rss', async (request, reply) => {
    const origin = originOf(request, config)
    const query = new URLSearchParams(request.url.slice(pathOf(request).length))
    const jobs = await readOrRefuse(openJobs(content))
    const filters = knownFilters(jobs, readFilters(query).filters)
    const answer = answerOf(origin + feedPath(filters), [jobs], () =>
      encode(jobFeed(origin, jobs, filters), 'application/rss+xml; charset=utf-8'),
    )
    return sendEncoded(request, reply, answer)
  })
}
