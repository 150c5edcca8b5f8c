import { withQuery } from '../paths'

/** Where each read is answered, by the name of its endpoint: those below `/api` by the site's own server alone. */
export const apiPaths = {
  getHeaderContent: '/web/get_header_content_data',
  getCompanies: '/web/get_clients_list',
  getCsrItems: '/web/csr/get',
  getCategories: '/web/category/get',
  getJobs: '/web/job/get',
  searchJobs: '/web/job/search',
  getServices: '/web/service/get',
  getSliderImages: '/web/slider-image/get',
  getStates: '/web/state/get',
  getCities: '/web/city/get',
  getSelectLists: '/web/job/get_all_select_list',
  getHomeIndustries: '/web/home/get_industry_list',
  getJobsByCategory: '/web/job/get_jobs_by_category',
  getEmails: '/web/email/get',
  getOffices: '/web/office/get',
  getContactDetails: '/web/contact_details/get',
  getJobsById: '/api/jobs',
  getSimilarJobs: '/api/jobs/similar',
  getLandings: '/api/landings',
  getGrievanceOfficers: '/api/grievance-officers',
} as const

/** Path and query of the reads that ask for something, by their argument. */
export const apiUrls = {
  searchJobs: (search: string) => [apiPaths.searchJobs, search].filter(Boolean).join('?'),
  /** A job with all its texts. */
  getJob: (id: string) => withQuery(apiPaths.getJobsById, { id }),
  /** Jobs without their long texts. */
  getJobsById: (ids: readonly string[]) =>
    withQuery(apiPaths.getJobsById, [...ids.map((id) => ['id', id]), ['texts', 'no']]),
  getSimilarJobs: (id: string) => withQuery(apiPaths.getSimilarJobs, { id }),
  /** The landing pages at the path of a list. */
  getLandings: (path: string) => withQuery(apiPaths.getLandings, { path }),
}
