import type { FastifyInstance } from 'fastify'
import type { PortalDatabase } from '../database/open'
import { INVALID_REQUEST, succeed, unprocessable } from '../reply'
import { findIndustryName, listJobsOfIndustry } from '../repositories/jobs'
import { readPlainFields } from '../plainFields'

const CATEGORY_PATH = '/web/job/get_jobs_by_category'

/** A read that the specification makes a POST: the jobs of one industry and its name. */
export const addCategoryRoute = (app: FastifyInstance, { db }: PortalDatabase) => {
  app.post(CATEGORY_PATH, async (request, reply) => {
    const industryId = readPlainFields(request.body).get('industry_id')?.trim()
    if (!industryId) throw unprocessable(INVALID_REQUEST)
    const name = await findIndustryName(db, industryId)
    if (name === undefined) throw unprocessable('This category does not exist.')
    return succeed(reply, { data: await listJobsOfIndustry(db, industryId), name })
  })
}
