/** Where `/web` answers each read, by the name of its endpoint. */
export const apiPaths = {
  getHeaderContent: 'get_header_content_data',
  getCompanies: 'get_clients_list',
  getCsrItems: 'csr/get',
  getCategories: 'category/get',
  getJobs: 'job/get',
  searchJobs: 'job/search',
  getServices: 'service/get',
  getSliderImages: 'slider-image/get',
  getStates: 'state/get',
  getCities: 'city/get',
  getSelectLists: 'job/get_all_select_list',
  getHomeIndustries: 'home/get_industry_list',
  getJobsByCategory: 'job/get_jobs_by_category',
  getEmails: 'email/get',
  getOffices: 'office/get',
  getContactDetails: 'contact_details/get',
} as const

/** Path and query of a search by the server. */
export const searchPath = (search: string) => [apiPaths.searchJobs, search].filter(Boolean).join('?')

/** Where the site's own server answers more than `/web` has. */
export const ownApiPaths = {
  getJobsById: 'jobs',
  getSimilarJobs: 'jobs/similar',
  getLandings: 'landings',
} as const

const ownPath = (path: string, query: [name: string, value: string][]) =>
  `${path}?${new URLSearchParams(query)}`

/** Path and query of a job with all its texts. */
export const jobByIdPath = (id: string) => ownPath(ownApiPaths.getJobsById, [['id', id]])

/** Path and query of jobs without their long texts. */
export const jobsByIdPath = (ids: readonly string[]) =>
  ownPath(ownApiPaths.getJobsById, [...ids.map((id): [string, string] => ['id', id]), ['texts', 'no']])

export const similarJobsPath = (id: string) => ownPath(ownApiPaths.getSimilarJobs, [['id', id]])

/** Path and query of what is known of the landing pages at a path. */
export const landingsPath = (path: string) => ownPath(ownApiPaths.getLandings, [['path', path]])
