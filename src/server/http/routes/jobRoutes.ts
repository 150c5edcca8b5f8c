import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { toJob } from '@/api/adapters'
import { ownApiPaths } from '@/domain/apiPaths'
import { JOBS_BY_ID_MAX } from '@/domain/limits'
import type { PortalDatabase } from '../../database/open'
import { sendEncoded } from '../../content/encoded'
import { listCardsById, listJobsById } from '../../repositories/jobs'
import type { JobSearch } from '../../search/jobSearch'
import { queryOf } from '../logs/routeOf'
import { encodeSuccess } from '../reply'

/** The first ids of a query, each once. PostgreSQL rejects texts with NUL. */
const idsIn = (query: URLSearchParams) =>
  [...new Set(query.getAll('id').map((id) => id.trim()))]
    .filter((id) => id !== '' && !id.includes('\0'))
    .slice(0, JOBS_BY_ID_MAX)

const send = (request: FastifyRequest, reply: FastifyReply, data: unknown) =>
  sendEncoded(request, reply, encodeSuccess({ data }))

/**
 * What our own server tells of jobs beside `/web`, which other servers have as well: jobs by their ids, closed ones too
 * (`texts=no` leaves the long texts out), the open jobs like one, and the landing pages at the path of a list.
 */
export const addJobRoutes = (app: FastifyInstance, { db }: PortalDatabase, search: JobSearch) => {
  app.get(`/api/${ownApiPaths.getJobsById}`, async (request, reply) => {
    const query = queryOf(request)
    const list = query.get('texts') === 'no' ? listCardsById : listJobsById
    return send(request, reply, await list(db, idsIn(query)))
  })

  app.get(`/api/${ownApiPaths.getSimilarJobs}`, async (request, reply) => {
    const [card] = await listCardsById(db, idsIn(queryOf(request)).slice(0, 1))
    return send(request, reply, card ? await search.similarTo(toJob(card)) : [])
  })

  app.get(`/api/${ownApiPaths.getLandings}`, async (request, reply) =>
    send(request, reply, await search.landings.at(queryOf(request).get('path') ?? '')),
  )
}
