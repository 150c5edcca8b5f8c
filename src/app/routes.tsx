import { entityIn } from '@/api/adapters'
import { jobsApi } from '@/api/jobsApi'
import { portalApi } from '@/api/portalApi'
import { noFilters, readFilters, writeFilters } from '@/domain/jobs/jobFilter'
import { isOpenOn } from '@/domain/jobs/closing'
import { withLanding } from '@/domain/jobs/listAddress'
import {
  idIn,
  INVITATION_PATTERN,
  isLandingPath,
  landingPatterns,
  paths,
  routePath,
  screenPath,
  shortlistIds,
} from '@/domain/paths'
import { selectLanding } from '@/store/landings'
import { selectToday } from '@/store/site'
import type { RootState } from '@/store/store'
import { isRefused, read, readAll, readSearch, type Screen } from './screen'

const { endpoints } = portalApi
const { getHomeJobs, getJob, getJobsById, getLandings, getSimilarJobs } = jobsApi.endpoints

/** The ids in the given parameters of a query, without empty ones. */
const only =
  (...names: string[]) =>
  (query: URLSearchParams) =>
    new URLSearchParams(names.map((name) => [name, idIn(query, name)]).filter(([, value]) => value))

/** The filters of a list of jobs, with further parameters of its own. */
const filtersAnd =
  (...names: string[]) =>
  (query: URLSearchParams) => {
    const { filters, page } = readFilters(query)
    return writeFilters(only(...names)(query), filters, page)
  }

/** 404 for a job that is unknown, 410 for one that is closed. */
const codeOfJob = (state: RootState, id: string) => {
  const { data: job } = getJob.select(id)(state)
  if (!job) return 404
  return isOpenOn(job, selectToday(state)) ? 200 : 410
}

const readCategory = (query: URLSearchParams) => {
  const { filters, page } = readFilters(query)
  return readSearch(filters, page, idIn(query, 'id'))
}

/** The list of all jobs, and the lists of a place or a role: one screen, which keeps its state from one to the other. */
const jobList: Omit<Screen, 'path'> = {
  load: () => import(/* webpackChunkName: 'fullTimeJobs' */ '@/features/jobs/list/FullTimeJobsPage'),
  reads: (query, pathname) => {
    const { filters, page } = readFilters(query)
    const landings = read(getLandings, screenPath(pathname))
    return isLandingPath(pathname) ? [landings] : [landings, readSearch(filters, page)]
  },
  relevantQuery: filtersAnd(),
}

/** The screens by the keys of `paths`, which name their chunks too. */
const screensByKey: Record<keyof typeof paths, Omit<Screen, 'path'>> = {
  home: {
    load: () => import(/* webpackChunkName: 'home' */ '@/features/home/HomePage'),
    reads: () =>
      readAll(
        endpoints.getHeaderContent,
        endpoints.getSliderImages,
        endpoints.getHomeIndustries,
        endpoints.getCompanies,
        getHomeJobs,
      ),
    sitemap: 'jobs',
  },
  about: {
    load: () => import(/* webpackChunkName: 'about' */ '@/features/static/AboutPage'),
    sitemap: 'static',
  },
  fullTimeJobs: { ...jobList, sitemap: 'jobs' },
  jobDetails: {
    load: () => import(/* webpackChunkName: 'jobDetails' */ '@/features/jobs/details/JobDetailsPage'),
    requires: { parameter: 's', redirectTo: paths.fullTimeJobs },
    reads: (query) => {
      const id = idIn(query, 's')
      return [read(getJob, id), read(getSimilarJobs, id)]
    },
    relevantQuery: only('s'),
    resolve: (state, query) => ({ code: codeOfJob(state, idIn(query, 's')) }),
  },
  applyJob: {
    load: () => import(/* webpackChunkName: 'applyJob' */ '@/features/jobs/apply/ApplyJobPage'),
    reads: (query) => {
      const id = idIn(query, 'job_id')
      return [...readAll(endpoints.getSelectLists), id ? read(getJob, id) : readSearch(noFilters, 1)]
    },
    relevantQuery: only('job_id'),
    resolve: (state, query) => {
      const id = idIn(query, 'job_id')
      return id ? { code: codeOfJob(state, id) } : {}
    },
  },
  jobsByCategory: {
    load: () => import(/* webpackChunkName: 'jobsByCategory' */ '@/features/jobs/list/CategoryJobsPage'),
    requires: { parameter: 'id', redirectTo: paths.home },
    reads: (query) => [readCategory(query)],
    relevantQuery: filtersAnd('id'),
    resolve: (state, query) => (isRefused(readCategory(query).answerOf(state)) ? { code: 404 } : {}),
  },
  allCategories: {
    load: () => import(/* webpackChunkName: 'allCategories' */ '@/features/jobs/list/AllCategoriesPage'),
    reads: () => readAll(endpoints.getCategories),
    sitemap: 'jobs',
  },
  internship: {
    load: () => import(/* webpackChunkName: 'internship' */ '@/features/submissions/InternshipPage'),
    reads: () => readAll(endpoints.getSelectLists),
    sitemap: 'static',
  },
  services: {
    load: () => import(/* webpackChunkName: 'services' */ '@/features/services/ServicesPage'),
    reads: () => readAll(endpoints.getServices),
    relevantQuery: (query) => {
      const search = query.get('search')?.trim()
      return new URLSearchParams(search && { search })
    },
    sitemap: 'static',
  },
  serviceDetails: {
    load: () => import(/* webpackChunkName: 'serviceDetails' */ '@/features/services/ServiceDetailsPage'),
    reads: () => readAll(endpoints.getServices),
    relevantQuery: only('service_id'),
    resolve: (state, query) =>
      entityIn(endpoints.getServices.select()(state).data, idIn(query, 'service_id')) ? {} : { code: 404 },
  },
  manpowerEnquiry: {
    load: () =>
      import(/* webpackChunkName: 'manpowerEnquiry' */ '@/features/submissions/ManpowerEnquiryPage'),
    sitemap: 'static',
  },
  submitResume: {
    load: () => import(/* webpackChunkName: 'submitResume' */ '@/features/submissions/ResumePage'),
    reads: () => readAll(endpoints.getSelectLists),
    sitemap: 'static',
  },
  csr: {
    load: () => import(/* webpackChunkName: 'csr' */ '@/features/company/CsrPage'),
    reads: () => readAll(endpoints.getCsrItems),
    sitemap: 'static',
  },
  companies: {
    load: () => import(/* webpackChunkName: 'companies' */ '@/features/company/CompaniesPage'),
    reads: () => readAll(endpoints.getCompanies),
    sitemap: 'static',
  },
  contact: {
    load: () => import(/* webpackChunkName: 'contact' */ '@/features/company/ContactPage'),
    reads: () => readAll(endpoints.getEmails, endpoints.getOffices, endpoints.getContactDetails),
    sitemap: 'static',
  },
  signIn: {
    load: () => import(/* webpackChunkName: 'signIn' */ '@/features/static/SignInPage'),
    sitemap: 'static',
  },
  savedJobs: {
    load: () => import(/* webpackChunkName: 'savedJobs' */ '@/features/jobs/saved/SavedJobsPage'),
  },
  shortlist: {
    load: () => import(/* webpackChunkName: 'shortlist' */ '@/features/jobs/saved/ShortlistPage'),
    reads: (query) => [read(getJobsById, shortlistIds(query))],
    relevantQuery: (query) => new URLSearchParams(shortlistIds(query).map((id) => ['job', id])),
  },
  track: {
    load: () => import(/* webpackChunkName: 'track' */ '@/features/track/TrackPage'),
    relevantQuery: only('reference'),
    isOwn: true,
  },
  tellUs: {
    load: () => import(/* webpackChunkName: 'tellUs' */ '@/features/tellUs/TellUsPage'),
    reads: (query) => {
      const id = idIn(query, 'job')
      return [...readAll(endpoints.getEmails, endpoints.getOffices), ...(id ? [read(getJob, id)] : [])]
    },
    relevantQuery: only('job'),
    isOwn: true,
    sitemap: 'static',
  },
  privacy: {
    load: () => import(/* webpackChunkName: 'privacy' */ '@/features/privacy/PrivacyPage'),
    reads: () => readAll(endpoints.getGrievanceOfficers, endpoints.getOffices),
    isOwn: true,
    sitemap: 'static',
  },
}

/** Not in `paths`, so no link prefetches it and no device keeps it. Our own server sends its data. */
const question: Screen = {
  path: INVITATION_PATTERN,
  load: () => import(/* webpackChunkName: 'question' */ '@/features/question/QuestionPage'),
}

const landingScreen: Omit<Screen, 'path'> = {
  ...jobList,
  resolve: (state, query, pathname) => {
    const landing = selectLanding(state, pathname)
    if (!landing) return { code: 404 }
    const { filters, page } = readFilters(query)
    // The jobs of a page are known by its filters, which the server sends.
    return { reads: [readSearch(withLanding(filters, landing.filters), page)] }
  },
}

export const screens: readonly Screen[] = [
  ...(Object.keys(paths) as (keyof typeof paths)[]).map((key) => ({
    path: paths[key],
    ...screensByKey[key],
  })),
  ...landingPatterns.map((path) => ({ path, ...landingScreen })),
  question,
]

type Address = { pathname: string; search: string }

/** The screen of an address; undefined for an unknown one. */
export const screenAt = ({ pathname }: Pick<Address, 'pathname'>) => {
  const path = routePath(pathname)
  return screens.find((screen) => screen.path === path)
}

export const readsAt = ({ pathname, search }: Address) =>
  screenAt({ pathname })?.reads?.(new URLSearchParams(search), pathname) ?? []
