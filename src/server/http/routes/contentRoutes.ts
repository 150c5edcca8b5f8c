import type { FastifyInstance } from 'fastify'
import type { Answers } from '../../content/answers'
import { sendEncoded } from '../../content/encoded'
import { CATEGORY_PATH } from '../../content/listReads'
import { readMultipart } from '../bodies/multipart'
import { readPlainFields } from '../bodies/plainFields'
import { queryOf } from '../logs/routeOf'

/** The reads of the API: lists, searches and jobs. */
export const addContentRoutes = (app: FastifyInstance, { paths, answerTo }: Answers) => {
  for (const path of paths.filter((one) => one !== CATEGORY_PATH)) {
    app.get(path, async (request, reply) => {
      const { encoded } = await answerTo(path, queryOf(request))
      return sendEncoded(request, reply, encoded)
    })
  }
}

/** The jobs of one category: a POST whose id may be sent as JSON, urlencoded or multipart. */
export const addCategoryRoute = (app: FastifyInstance, { answerTo }: Answers) => {
  app.post(CATEGORY_PATH, async (request, reply) => {
    const fields = request.isMultipart()
      ? (await readMultipart(request, {})).fields
      : readPlainFields(request.body)
    const query = new URLSearchParams({ industry_id: fields.get('industry_id') ?? '' })
    const { encoded } = await answerTo(CATEGORY_PATH, query)
    return sendEncoded(request, reply, encoded)
  })
}
