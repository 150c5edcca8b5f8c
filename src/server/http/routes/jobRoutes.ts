import type { FastifyInstance } from 'fastify'
import { ownApiPaths } from '@/domain/apiPaths'
import { JOBS_BY_ID_MAX } from '@/domain/limits'
import type { PortalDatabase } from '../../database/open'
import { sendEncoded } from '../../content/encoded'
import { listCardsById, listJobsById } from '../../repositories/jobs'
import { pathOf } from '../logs/routeOf'
import { encodeSuccess } from '../reply'

/** The first ids of a query, each once. PostgreSQL rejects texts with NUL. */
const idsIn = (query: URLSearchParams) =>
  [...new Set(query.getAll('id').map((id) => id.trim()))]
    .filter((id) => id !== '' && !id.includes('\0'))
    .slice(0, JOBS_BY_ID_MAX)

/** Jobs by their ids, closed ones too; `texts=no` leaves the long texts out. No part of `/web`, which other servers have as well. */
export const addJobRoutes = (app: FastifyInstance, { db }: PortalDatabase) => {
  app.get(`/api/${ownApiPaths.getJobsById}`, async (request, reply) => {
    const query = new URLSearchParams(request.url.slice(pathOf(request).length))
    const list = query.get('texts') === 'no' ? listCardsById : listJobsById
    const data = await list(db, idsIn(query))
    return sendEncoded(request, reply, encodeSuccess({ data }))
  })
}
