import type { FastifyInstance } from 'fastify'
import { createContentCache } from '../../content/contentCache'
import type { PortalDatabase } from '../../database/open'
import { sendEncoded } from '../../content/encoded'
import type { Db } from '../../database/schema'
import {
  listCities,
  listCompanies,
  listContactDetails,
  listCsrItems,
  listEmails,
  listHeaderContent,
  listOffices,
  listServices,
  listSliderImages,
  listStates,
  loadSelectLists,
} from '../../repositories/content'
import { listCategories, listCategoriesByCount, listJobs } from '../../repositories/jobs'
import { encodeSuccess } from '../reply'

type Load = (db: Db) => Promise<unknown>

/** All lists of the API. */
const contentRoutes: Record<string, Load> = {
  '/web/get_header_content_data': listHeaderContent,
  '/web/get_clients_list': listCompanies,
  '/web/csr/get': listCsrItems,
  '/web/category/get': listCategories,
  '/web/jobs/get': listJobs,
  '/web/job/get': listJobs,
  '/web/service/get': listServices,
  '/web/slider-image/get': listSliderImages,
  '/web/state/get': listStates,
  '/web/city/get': listCities,
  '/web/job/get_all_select_list': loadSelectLists,
  '/web/home/get_industry_list': listCategoriesByCount,
  '/web/email/get': listEmails,
  '/web/office/get': listOffices,
  '/web/contact_details/get': listContactDetails,
}

export const addContentRoutes = (app: FastifyInstance, database: PortalDatabase) => {
  const cachedAnswer = createContentCache(database, async (load: Load) =>
    encodeSuccess({ data: await load(database.db) }),
  )
  for (const [path, load] of Object.entries(contentRoutes)) {
    app.get(path, async (request, reply) => sendEncoded(request, reply, await cachedAnswer(load)))
  }
}
