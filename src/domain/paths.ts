import { languageField } from './submissions/hiddenFields.ts'
import type { Language } from './languages.ts'

export const withQuery = (path: string, query: Record<string, string> | string[][]) =>
  `${path}?${new URLSearchParams(query)}`

/** The same for another site or program: some of them show a '+' for what is a space. */
export const sharedLink = (address: string, query: Record<string, string>) =>
  withQuery(address, query).replaceAll('+', '%20')

/** To the last sign that may end an id: a letter, a number, or a symbol that is no mark of a text. */
const ID = /^.*(?:[\p{L}\p{N}\p{M}]|(?![<>|`~=^])\p{S})/su

/** An id without what chat programs and sentences add to the end of its address: '1001).', '1001_', '1001 - sent from …'. */
const cleanId = (written: string) => {
  const [id = ''] = written.trim().split(/[?\s%]/)
  return ID.exec(id)?.[0] ?? id
}

/** The id in a parameter of an address; '' where there is none. */
export const idIn = (query: URLSearchParams, name: string) => cleanId(query.get(name) ?? '')

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
  track: '/track',
  tellUs: '/tell-us',
  privacy: '/privacy',
} as const

/** The list of jobs, searched for a text; the whole list for an empty text. */
export const jobSearchPath = (text: string) =>
  text === '' ? paths.fullTimeJobs : withQuery(paths.fullTimeJobs, { q: text })
export const jobDetailsPath = (jobId: string) => withQuery(paths.jobDetails, { s: jobId })
/** The web app manifest; each language has one. */
export const MANIFEST_PATH = '/manifest.webmanifest'
/** Where our server draws the address of a job's details. */
export const QR_CODE_PATH = '/api/qr-code'
export const qrCodePath = (jobId: string, language: Language) =>
  withQuery(QR_CODE_PATH, { job: jobId, ...languageField(language) })
export const applyJobPath = (jobId: string) => withQuery(paths.applyJob, { job_id: jobId })
/** Where visitors tell us of a fraud in our name or of a mistake, perhaps about a job. */
export const tellUsPath = (jobId = '') => (jobId ? withQuery(paths.tellUs, { job: jobId }) : paths.tellUs)
export const categoryJobsPath = (industryId: string) => withQuery(paths.jobsByCategory, { id: industryId })
/** A shared list of jobs, in the order of its sender. */
export const shortlistPath = (jobIds: readonly string[]) =>
  withQuery(
    paths.shortlist,
    jobIds.map((id) => ['job', id]),
  )
/** The jobs of a shared list, as its address has them, and one more where it has too many. */
export const shortlistIds = (query: URLSearchParams) =>
  [...new Set(query.getAll('job').map(cleanId))].filter(Boolean).slice(0, SHORTLIST_MAX + 1)
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

/** The page of an invitation, whose id opens it. */
export const INVITATION_PATTERN = '/invitation/:id'

/** The landing pages: lists of the jobs of a place, of a role or department, and of both. */
export const landingPatterns = ['/jobs/in/:place', '/jobs/:work', '/jobs/:work/in/:place'] as const

const LANDING = /^\/jobs(?:\/(?<work>[^/]+))?(?:\/in\/(?<place>[^/]+))?$/

const landingPatternAt = (pathname: string) => {
  const { work, place } = LANDING.exec(screenPath(pathname))?.groups ?? {}
  if (place === undefined) return work && '/jobs/:work'
  return work === undefined ? '/jobs/in/:place' : '/jobs/:work/in/:place'
}

/** Whether an address is of the form of a landing page; there need not be one. */
export const isLandingPath = (pathname: string) => landingPatternAt(pathname) !== undefined

/** The path of the screen at an address, as the route table has it; of an address without a screen, its path. */
export const routePath = (pathname: string) => landingPatternAt(pathname) ?? screenPath(pathname)

const routePaths = new Set<string>([...Object.values(paths), ...landingPatterns])

/** Whether a screen has this path; the server answers other addresses with 404. */
export const isKnownPath = (pathname: string) => routePaths.has(routePath(pathname))
