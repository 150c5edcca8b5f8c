import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config/config'
import { keepAnswerDays } from '../../content/answerDays'
import { type Answers, createAnswers } from '../../content/answers'
import { createContentCache } from '../../content/contentCache'
import { sendEncoded } from '../../content/encoded'
import { CATEGORY_PATH, listReads } from '../../content/listReads'
import type { PortalDatabase } from '../../database/open'
import { knownSource } from '../../repositories/lookups'
import { readRetention } from '../../repositories/office/settings'
import { createJobSearch } from '../../search/jobSearch'
import { searchReads, similarTo } from '../../search/searchReads'
import { addFormParsers, readFormFields } from '../bodies/forms'
import { queryOf } from '../request'
import { addSubmissionRoutes, type SubmissionNeeds } from './submissionRoutes'

/** The answers of our own API, for requests and for pages; undefined where another API answers. */
export const openAnswers = (
  app: FastifyInstance,
  { apiHost, office }: Config,
  { database, now }: { database: PortalDatabase; now: () => Date },
) => {
  if (apiHost) return undefined
  const search = createJobSearch(database, {
    now,
    onError: (error) => app.log.error({ err: error }, 'the newest jobs could not be indexed'),
  })
  app.addHook('onListen', async () => void search.isLarge().catch(() => false))
  app.addHook('onClose', async () => search.close())
  const { db } = database
  const retention = createContentCache<{ months: number }>({ bytesOf: () => 1 })
  // Without the office nothing is deleted by the clock.
  const readMonths = async () => ({ months: (office && (await readRetention(db))) || 0 })
  const retentionMonths = async () => (await retention.get(await search.version(), '', readMonths)).months
  const answerDays = keepAnswerDays(db, now)
  const answers = createAnswers(listReads(db, search.today), searchReads(db, search), search.version)
  return {
    search,
    findSimilar: similarTo(db, search),
    answers,
    knownSource: (text: string) => knownSource(db, text),
    retentionMonths,
    answerDays,
    load: answers.load,
    version: search.version,
    settings: async () => ({
      searchesJobs: await search.isLarge(),
      retentionMonths: await retentionMonths(),
      answerDays: await answerDays(),
    }),
  }
}

export type OwnAnswers = NonNullable<ReturnType<typeof openAnswers>>

/** The reads of the API: lists, searches and jobs. */
const addContentRoutes = (app: FastifyInstance, { paths, answerTo }: Answers) => {
  for (const path of paths.filter((one) => one !== CATEGORY_PATH)) {
    app.get(path, async (request, reply) => {
      const { encoded } = await answerTo(path, queryOf(request))
      return sendEncoded(request, reply, encoded)
    })
  }
}

/** The jobs of one category: a POST whose id may be sent as JSON, urlencoded or multipart. */
const addCategoryRoute = (app: FastifyInstance, { answerTo }: Answers) => {
  app.post(CATEGORY_PATH, async (request, reply) => {
    const fields = await readFormFields(request)
    const query = new URLSearchParams({ industry_id: fields.get('industry_id') ?? '' })
    const { encoded } = await answerTo(CATEGORY_PATH, query)
    return sendEncoded(request, reply, encoded)
  })
}

/** The `/web` API with its forms, and the additional reads of our own server. */
export const addApi = async (
  app: FastifyInstance,
  config: Config,
  answers: Answers,
  needs: SubmissionNeeds,
) => {
  addContentRoutes(app, answers)
  // The parsers of forms, and their hooks, are registered only for the routes that need them.
  await app.register(async (scope) => {
    await addFormParsers(scope)
    addCategoryRoute(scope, answers)
    addSubmissionRoutes(scope, config, needs)
  })
}
