import { apiPaths } from '@/domain/apiPaths'
import type { Db } from '../database/schema'
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
import { listCategories, listCategoriesByCount, listJobs, listJobsOfIndustry } from '../repositories/jobs'
import { nameOf } from '../repositories/lookups'
import { INVALID_REQUEST, unprocessable } from '../submissions/refusal'
import type { Read, Reads } from './answers'

const lists: Record<string, (db: Db) => Promise<unknown>> = {
  [apiPaths.getHeaderContent]: listHeaderContent,
  [apiPaths.getCompanies]: listCompanies,
  [apiPaths.getCsrItems]: listCsrItems,
  [apiPaths.getCategories]: listCategories,
  [apiPaths.getJobs]: listJobs,
  'jobs/get': listJobs,
  [apiPaths.getServices]: listServices,
  [apiPaths.getSliderImages]: listSliderImages,
  [apiPaths.getStates]: listStates,
  [apiPaths.getCities]: listCities,
  [apiPaths.getSelectLists]: loadSelectLists,
  [apiPaths.getHomeIndustries]: listCategoriesByCount,
  [apiPaths.getEmails]: listEmails,
  [apiPaths.getOffices]: listOffices,
  [apiPaths.getContactDetails]: listContactDetails,
}

/** The only read that is a POST. */
export const CATEGORY_PATH = `/web/${apiPaths.getJobsByCategory}`

/** The name of a category, which must exist. */
export const nameOfCategory = async (db: Db, industryId: string) => {
  // PostgreSQL rejects texts with NUL.
  const name = industryId.includes('\0') ? undefined : await nameOf(db, 'industry', industryId)
  if (name === undefined) throw unprocessable('This category does not exist.')
  return name
}

const jobsOfCategory =
  (db: Db): Read =>
  (query) => {
    const industryId = query.get('industry_id')?.trim()
    if (!industryId) throw unprocessable(INVALID_REQUEST)
    return {
      key: industryId,
      load: async () => ({
        name: await nameOfCategory(db, industryId),
        data: await listJobsOfIndustry(db, industryId),
      }),
    }
  }

/** The lists of the API, and the jobs of each category. */
export const listReads = (db: Db): Reads => ({
  ...Object.fromEntries(
    Object.entries(lists).map(([path, list]): [string, Read] => [
      `/web/${path}`,
      () => ({ key: '', load: async () => ({ data: await list(db) }) }),
    ]),
  ),
  [CATEGORY_PATH]: jobsOfCategory(db),
})
