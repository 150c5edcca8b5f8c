import type { FastifyInstance } from 'fastify'
import { keepContent, type Load } from '../content/contentCache'
import type { PortalDatabase } from '../database/open'
import { sendEncoded } from '../content/encoded'
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
} from '../repositories/content'
import { listCategories, listCategoriesByCount, listJobs } from '../repositories/jobs'

/** The reads of spec section 7, in its order. */
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
  const answerOf = keepContent(database)
  for (const [path, load] of Object.entries(contentRoutes)) {
    app.get(path, async (request, reply) => sendEncoded(request, reply, await answerOf(load)))
  }
}
