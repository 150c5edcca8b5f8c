import type { FastifyInstance } from 'fastify'
import { createContentCache, type Load } from '../../content/contentCache'
import type { PortalDatabase } from '../../database/open'
import { encode, sendEncoded } from '../../content/encoded'
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
import { successEnvelope } from '../reply'

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

const toAnswer = (data: unknown) =>
  encode(JSON.stringify(successEnvelope({ data })), 'application/json; charset=utf-8')

export const addContentRoutes = (app: FastifyInstance, database: PortalDatabase) => {
  const cachedAnswer = createContentCache(database, toAnswer)
  for (const [path, load] of Object.entries(contentRoutes)) {
    app.get(path, async (request, reply) => sendEncoded(request, reply, await cachedAnswer(load)))
  }
}
