import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config'
import type { Metrics } from '../../metrics/metrics'
import { otherContent, ownContent } from '../../pages/content'
import { createRenderQueue } from '../../pages/renderQueue'
import { handleNotFound } from './notFound'
import type { OwnAnswers } from './openAnswers'
import { addSeoRoutes } from './seoRoutes'
import { addSite, PAGE_WITHIN_MS, PAGES_WAITING_MAX } from './site'

export type PageOptions = {
  pageWithinMs?: number
  pagesWaitingMax?: number
  /** For each sitemap. */
  addressesMax?: number
}

type Needs = PageOptions & { own?: OwnAnswers; metrics?: Metrics }

/** The rendered pages and files of the site, its sitemap and feeds, and the answer to every other address. */
export const addPages = async (app: FastifyInstance, config: Config, needs: Needs) => {
  const { own, metrics, addressesMax } = needs
  const { pageWithinMs = PAGE_WITHIN_MS, pagesWaitingMax = PAGES_WAITING_MAX } = needs
  const content = own ? ownContent(own.answers, own.search) : otherContent(config.apiHost)
  const inQueue = createRenderQueue({ waitingMax: pagesWaitingMax, withinMs: pageWithinMs })
  addSeoRoutes(app, config, { content, inQueue, search: own?.search, addressesMax })
  handleNotFound(app, await addSite(app, config, { content, inQueue, pageWithinMs, metrics }))
}
