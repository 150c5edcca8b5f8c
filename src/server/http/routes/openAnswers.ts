import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config'
import { createAnswers } from '../../content/answers'
import { listReads } from '../../content/listReads'
import { watchVersion } from '../../content/version'
import type { PortalDatabase } from '../../database/open'
import { createJobSearch } from '../../search/jobSearch'
import { searchReads } from '../../search/searchReads'

/** What our own API answers, by requests and in pages; undefined where another API answers. */
export const openAnswers = (app: FastifyInstance, { apiHost }: Config, database: PortalDatabase) => {
  if (apiHost) return undefined
  const search = createJobSearch(database, (error) =>
    app.log.error({ err: error }, 'the newest jobs could not be indexed'),
  )
  app.addHook('onListen', async () => void search.isLarge().catch(() => false))
  app.addHook('onClose', async () => search.close())
  const answers = createAnswers(
    { reads: listReads(database.db), version: watchVersion(database) },
    { reads: searchReads(database.db, search), version: search.version },
  )
  return { search, answers }
}

export type OwnAnswers = NonNullable<ReturnType<typeof openAnswers>>
