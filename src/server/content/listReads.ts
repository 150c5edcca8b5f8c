import { msg } from '@lingui/core/macro'
import { type ContentKindName, contentKinds } from '@/domain/content/contentKinds'
import { apiPaths } from '@/domain/site/apiUrls'
import type { Db } from '../database/schema'
import { listInOrder, withoutEmptyHindi } from '../repositories/contentRows'
import {
  listCategories,
  listCategoriesByCount,
  listCompanies,
  listJobs,
  listJobsOfIndustry,
} from '../repositories/jobs'
import { namesOf } from '../repositories/lookups'
import { INVALID_REQUEST, unprocessable } from '../config/refusal'
import type { Read, Reads } from './answers'

/** Every field of a kind of content, with the ids where another list or an address names them. */
const allOf =
  (name: ContentKindName, { withIds = false } = {}) =>
  (db: Db) => {
    const { table, key, fields } = contentKinds[name]
    const columns = fields.filter(({ hindiOf }) => !hindiOf).map((field) => field.name)
    return listInOrder(db, table, key, withIds ? [key, ...columns] : columns)
  }

const withIds = { withIds: true }

const selectLists = async (db: Db) => ({
  department: await allOf('departments', withIds)(db),
  industry: await allOf('industries', withIds)(db),
  role: await allOf('roles', withIds)(db),
  location: await allOf('locations', withIds)(db),
})

const lists: Record<string, (db: Db, today: string) => Promise<unknown>> = {
  [apiPaths.getHeaderContent]: allOf('header'),
  [apiPaths.getCompanies]: listCompanies,
  [apiPaths.getCsrItems]: allOf('csr'),
  [apiPaths.getCategories]: listCategories,
  [apiPaths.getJobs]: listJobs,
  '/web/jobs/get': listJobs,
  [apiPaths.getServices]: allOf('services', withIds),
  [apiPaths.getSliderImages]: allOf('slider', withIds),
  [apiPaths.getStates]: allOf('states', withIds),
  [apiPaths.getCities]: allOf('cities', withIds),
  [apiPaths.getSelectLists]: selectLists,
  [apiPaths.getHomeIndustries]: listCategoriesByCount,
  [apiPaths.getEmails]: allOf('emails'),
  [apiPaths.getOffices]: allOf('offices'),
  [apiPaths.getGrievanceOfficers]: allOf('grievance-officers'),
  [apiPaths.getContactDetails]: allOf('contact'),
}

/** The only read that is a POST. */
export const CATEGORY_PATH = apiPaths.getJobsByCategory

/** The name of a category, which must exist, also in Hindi where it has one. */
export const namesOfCategory = async (db: Db, industryId: string) => {
  // PostgreSQL rejects texts with NUL.
  const names = industryId.includes('\0') ? undefined : await namesOf(db, 'industry', industryId)
  if (names === undefined) throw unprocessable(msg`This category does not exist.`)
  return withoutEmptyHindi(names)
}

const jobsOfCategory =
  (db: Db, today: () => string): Read =>
  (query) => {
    const industryId = query.get('industry_id')?.trim()
    if (!industryId) throw unprocessable(INVALID_REQUEST)
    return {
      key: industryId,
      load: async () => ({
        ...(await namesOfCategory(db, industryId)),
        data: await listJobsOfIndustry(db, industryId, today()),
      }),
    }
  }

/** The lists of the API, and the jobs of each category. */
export const listReads = (db: Db, today: () => string): Reads => ({
  ...Object.fromEntries(
    Object.entries(lists).map(([path, list]): [string, Read] => [
      path,
      () => ({ key: '', load: async () => ({ data: await list(db, today()) }) }),
    ]),
  ),
  [CATEGORY_PATH]: jobsOfCategory(db, today),
})
