import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PortalDatabase } from '../database/open'
import { INVALID_REQUEST, succeed, unprocessable } from './reply'
import { findIndustryName, listJobsOfIndustry } from '../repositories/jobs'
import { readPlainFields } from './plainFields'
import { readMultipart } from './multipart'

const CATEGORY_PATH = '/web/job/get_jobs_by_category'

/** The specification does not say how the id is sent: JSON, urlencoded and, as all other POSTs are, multipart. */
const readFields = async (request: FastifyRequest) =>
  request.isMultipart() ? (await readMultipart(request, {})).fields : readPlainFields(request.body)

/** A read that the specification makes a POST: the jobs of one industry and its name. */
export const addCategoryRoute = (app: FastifyInstance, { db }: PortalDatabase) => {
  app.post(CATEGORY_PATH, async (request, reply) => {
    const industryId = (await readFields(request)).get('industry_id')?.trim()
    if (!industryId) throw unprocessable(INVALID_REQUEST)
    const name = await findIndustryName(db, industryId)
    if (name === undefined) throw unprocessable('This category does not exist.')
    return succeed(reply, { data: await listJobsOfIndustry(db, industryId), name })
  })
}
