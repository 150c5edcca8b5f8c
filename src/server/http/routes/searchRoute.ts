import type { FastifyInstance } from 'fastify'
import { readFilters } from '@/domain/jobFilter'
import { sendEncoded } from '../../content/encoded'
import type { PortalDatabase } from '../../database/open'
import { findIndustryName } from '../../repositories/jobs'
import type { JobSearch } from '../../search/jobSearch'
import { unprocessable } from '../../submissions/refusal'
import { queryOf } from '../logs/routeOf'

/** One page of a list of jobs, filtered as its address says, with what each further filter would leave. */
export const addSearchRoute = (app: FastifyInstance, { db }: PortalDatabase, search: JobSearch) => {
  app.get('/web/job/search', async (request, reply) => {
    const query = queryOf(request)
    const industryId = query.get('industry')?.trim() || undefined
    const name = industryId === undefined ? undefined : await findIndustryName(db, industryId)
    if (industryId !== undefined && name === undefined) throw unprocessable('This category does not exist.')
    return sendEncoded(request, reply, await search.answer({ ...readFilters(query), industryId, name }))
  })
}
