import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { readFilters } from '@/domain/jobFilter'
import { feedPath } from '@/domain/listAddress'
import type { Config } from '../config'
import type { PortalDatabase } from '../database/open'
import { encode, sendEncoded, type Encoded } from '../encoded'
import { jobFeed, knownFilters } from '../found/jobFeed'
import { sitemap } from '../found/sitemap'
import { pathOf } from '../logging'
import { originOf } from '../origin'
import { openPublicContent } from '../publicContent'

/** Visitors invent filters and origins: only the answers that were asked for last are kept. */
const ANSWERS_MAX = 20

/** Everything is open, and nothing that is not open is named. */
const robots = (origin: string) => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`

/** Keeps a few answers of the lists that they were made of; of other lists they are made anew. */
const keepAnswers = () => {
  const kept = new LRUCache<string, { lists: readonly unknown[]; answer: Promise<Encoded> }>({
    max: ANSWERS_MAX,
  })
  return (address: string, lists: readonly unknown[], make: () => Promise<Encoded>) => {
    const found = kept.get(address)
    if (found && lists.every((list, index) => list === found.lists[index])) return found.answer
    const answer = make()
    kept.set(address, { lists, answer })
    answer.catch(() => kept.delete(address))
    return answer
  }
}

/** What search engines and feed readers ask for. */
export const addFoundRoutes = (app: FastifyInstance, config: Config, database: PortalDatabase) => {
  const content = openPublicContent(config, database, (reason) =>
    app.log.warn(`A list was not read: ${reason}`),
  )
  const answerOf = keepAnswers()

  app.get('/robots.txt', async (request, reply) =>
    sendEncoded(request, reply, await encode(robots(originOf(request, config)), 'text/plain; charset=utf-8')),
  )

  app.get('/sitemap.xml', async (request: FastifyRequest, reply: FastifyReply) => {
    const origin = originOf(request, config)
    const [jobs, categories, services] = await Promise.all([
      content.readJobs(),
      content.readCategories(),
      content.readServices(),
    ])
    const answer = await answerOf(`${origin}/sitemap.xml`, [jobs, categories, services], () =>
      encode(sitemap(origin, { jobs, categories, services }), 'application/xml; charset=utf-8'),
    )
    return sendEncoded(request, reply, answer)
  })

  app.get('/jobs.rss', async (request, reply) => {
    const origin = originOf(request, config)
    const query = new URLSearchParams(request.url.slice(pathOf(request).length))
    const jobs = await content.readJobs()
    const filters = knownFilters(jobs, readFilters(query).filters)
    const answer = await answerOf(origin + feedPath(filters), [jobs], () =>
      encode(jobFeed(origin, jobs, filters), 'application/rss+xml; charset=utf-8'),
    )
    return sendEncoded(request, reply, answer)
  })
}
