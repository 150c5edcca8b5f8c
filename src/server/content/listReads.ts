import { msg } from '@lingui/core/macro'
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

const selectLists = async (db: Db) => ({
  department: await listInOrder(db, 'department', 'department_id', ['department_id', 'd_name']),
  industry: await listInOrder(db, 'industry', 'industry_id', ['industry_id', 'industry_name']),
  role: await listInOrder(db, 'role', 'role_id', ['role_id', 'role_name']),
  location: await listInOrder(db, 'location', 'location_id', ['location_id', 'location_name']),
})

const lists: Record<string, (db: Db, today: string) => Promise<unknown>> = {
  [apiPaths.getHeaderContent]: (db) =>
    listInOrder(db, 'header_content', 'id', [
      'ads_content',
      'img1',
      'img2',
      'img1_link',
      'img2_link',
      'video_file_name',
    ]),
  [apiPaths.getCompanies]: listCompanies,
  [apiPaths.getCsrItems]: (db) => listInOrder(db, 'csr_item', 'id', ['image', 'description']),
  [apiPaths.getCategories]: listCategories,
  [apiPaths.getJobs]: listJobs,
  '/web/jobs/get': listJobs,
  [apiPaths.getServices]: (db) =>
    listInOrder(db, 'service', 'service_id', [
      'service_id',
      'title',
      'service_name',
      'description',
      'small_img',
      'banner_img',
    ]),
  [apiPaths.getSliderImages]: (db) => listInOrder(db, 'slider_image', 'id', ['id', 'image']),
  [apiPaths.getStates]: (db) => listInOrder(db, 'state', 'state_id', ['state_id', 'state_name']),
  [apiPaths.getCities]: (db) => listInOrder(db, 'city', 'city_id', ['city_id', 'city_name', 'state_id']),
  [apiPaths.getSelectLists]: selectLists,
  [apiPaths.getHomeIndustries]: listCategoriesByCount,
  [apiPaths.getEmails]: (db) => listInOrder(db, 'email_item', 'id', ['label', 'email']),
  [apiPaths.getOffices]: (db) =>
    listInOrder(db, 'office', 'id', ['office_type', 'address', 'contact_no', 'whatsapp_no']),
  [apiPaths.getGrievanceOfficers]: (db) =>
    listInOrder(db, 'grievance_officer', 'id', ['name', 'address', 'email', 'contact_no']),
  [apiPaths.getContactDetails]: (db) =>
    listInOrder(db, 'contact_details', 'id', ['working_hours', 'holidays']),
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
