const withQuery = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`

/** Jobs in one shared list. */
export const SHORTLIST_MAX = 20

/** The path of every screen. */
export const paths = {
  home: '/',
  about: '/about-us',
  fullTimeJobs: '/full-time-jobs',
  jobDetails: '/job-details',
  applyJob: '/apply-job',
  jobsByCategory: '/job-by-categories',
  allCategories: '/all-categories',
  internship: '/internship',
  services: '/services',
  serviceDetails: '/service-details',
  manpowerEnquiry: '/manpower-enquiry',
  submitResume: '/submit-resume',
  csr: '/csr',
  companies: '/companies',
  contact: '/contact-us',
  signIn: '/sign-in',
  savedJobs: '/saved-jobs',
  shortlist: '/shortlist',
} as const

/** The list of jobs, searched for a text; the whole list for an empty text. */
export const jobSearchPath = (text: string) =>
  text === '' ? paths.fullTimeJobs : withQuery(paths.fullTimeJobs, { q: text })
export const jobDetailsPath = (jobId: string) => withQuery(paths.jobDetails, { s: jobId })
export const applyJobPath = (jobId: string) => withQuery(paths.applyJob, { job_id: jobId })
export const categoryJobsPath = (industryId: string) => withQuery(paths.jobsByCategory, { id: industryId })
/** A list of jobs that somebody chose, in their order. */
export const shortlistPath = (jobIds: readonly string[]) =>
  `${paths.shortlist}?${new URLSearchParams(jobIds.map((id) => ['job', id]))}`
/** The jobs of a shared list, as its address has them. */
export const shortlistIds = (query: URLSearchParams) =>
  [...new Set(query.getAll('job').map((id) => id.trim()))].filter(Boolean).slice(0, SHORTLIST_MAX)
export const serviceDetailsPath = (serviceId: string) =>
  withQuery(paths.serviceDetails, { service_id: serviceId })
export const servicesSearchPath = (search: string) => withQuery(paths.services, { search })

/** The path without trailing slashes, as `paths` has it. */
export const screenPath = (pathname: string) => {
  // A regular expression would take seconds for thousands of slashes inside a path.
  let end = pathname.length
  while (end > 1 && pathname[end - 1] === '/') end -= 1
  return pathname.slice(0, end)
}

/** Whether a screen has this path; the server answers other addresses with 404. */
export const isKnownPath = (pathname: string) =>
  (Object.values(paths) as string[]).includes(screenPath(pathname))
