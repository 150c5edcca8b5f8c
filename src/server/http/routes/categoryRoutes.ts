import type { FastifyInstance } from 'fastify'
import { createContentCache } from '../../content/contentCache'
import { sendEncoded } from '../../content/encoded'
import type { PortalDatabase } from '../../database/open'
import { findIndustryName, listJobsOfIndustry } from '../../repositories/jobs'
import { INVALID_REQUEST, unprocessable } from '../../submissions/refusal'
import type { ReadMultipart } from '../bodies/multipart'
import { readPlainFields } from '../bodies/plainFields'
import { encodeSuccess } from '../reply'

/** The jobs of one industry and its name. A POST whose id may be sent as JSON, urlencoded or multipart. */
export const addCategoryRoute = (
  app: FastifyInstance,
  database: PortalDatabase,
  readMultipart: ReadMultipart,
) => {
  const { db } = database
  const cachedAnswer = createContentCache(database, async (industryId: string) => {
    const name = await findIndustryName(db, industryId)
    if (name === undefined) throw unprocessable('This category does not exist.')
    return encodeSuccess({ data: await listJobsOfIndustry(db, industryId), name })
  })

  app.post('/web/job/get_jobs_by_category', async (request, reply) => {
    const fields = request.isMultipart()
      ? (await readMultipart(request, {})).fields
      : readPlainFields(request.body)
    const industryId = fields.get('industry_id')?.trim()
    if (!industryId) throw unprocessable(INVALID_REQUEST)
    return sendEncoded(request, reply, await cachedAnswer(industryId))
  })
}
