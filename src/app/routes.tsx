import { entityIn } from '@/api/adapters'
import { portalApi } from '@/api/portalApi'
import { readFilters, writeFilters } from '@/domain/jobFilter'
import { isOpenOn } from '@/domain/jobs/closing'
import { withLanding } from '@/domain/listAddress'
import { landingPatterns, landingWords, paths, routePath, screenPath, shortlistIds } from '@/domain/paths'
import { selectOwnApi, selectToday } from '@/store/site'
import type { RootState } from '@/store/store'
import { isRefused, jobRead, read, readAll, readSearch, type ReadMode, type Screen } from './screen'

const { endpoints } = portalApi

const parameterOf = (query: URLSearchParams, name: string) => query.get(name)?.trim() ?? ''

/** The given parameters of a query, without empty ones. */
const only =
  (...names: string[]) =>
  (query: URLSearchParams) =>
    new URLSearchParams(names.map((name) => [name, parameterOf(query, name)]).filter(([, value]) => value))

/** The filters of a list of jobs, with further parameters of its own. */
const filtersAnd =
  (...names: string[]) =>
  (query: URLSearchParams) => {
    const { filters, page } = readFilters(query)
    return writeFilters(only(...names)(query), filters, page)
  }

/** 404 for a job that is unknown, 410 for one that is closed. */
const codeOfJob = (state: RootState, id: string) => {
  const job = jobRead(state, id)
  if (!job) return 404
  return isOpenOn(job, selectToday(state)) ? 200 : 410
}

const readCategory = (query: URLSearchParams, { ownApi }: ReadMode) => {
  const id = parameterOf(query, 'id')
  const { filters, page } = readFilters(query)
  return ownApi ? readSearch(filters, page, id) : read(endpoints.getJobsByCategory, id)
}

/** The list of all jobs, and the lists of a place or a role: one screen, which keeps its state from one to the other. */
const jobList: Omit<Screen, 'path'> = {
  load: async () =>
    (await import(/* webpackChunkName: 'fullTimeJobs' */ '@/features/jobs/list/FullTimeJobsPage'))
      .FullTimeJobsPage,
  reads: (query, { ownApi }, pathname) => {
    if (!ownApi) return readAll(endpoints.getJobs)
    const { filters, page } = readFilters(query)
    const isOfLanding = landingWords(pathname) !== undefined
    return [
      read(endpoints.getLandings, screenPath(pathname)),
      ...(isOfLanding ? [] : [readSearch(filters, page)]),
    ]
  },
  relevantQuery: filtersAnd(),
}

/** Looks a landing page up by code that is loaded with its screen. */
export const loadLandings = () => import(/* webpackChunkName: 'fullTimeJobs' */ '@/store/landings')

const landingAt = async (state: RootState, pathname: string) =>
  (await loadLandings()).selectLanding(state, pathname)

/** Every screen, in the order of `paths`. The name of a chunk is the key of its path there. */
export const screens: readonly Screen[] = [
  {
    path: paths.home,
    load: async () => (await import(/* webpackChunkName: 'home' */ '@/features/home/HomePage')).HomePage,
    reads: () =>
      readAll(
        endpoints.getHeaderContent,
        endpoints.getSliderImages,
        endpoints.getHomeIndustries,
        endpoints.getCompanies,
      ),
    sitemap: 'jobs',
  },
  {
    path: paths.about,
    load: async () => (await import(/* webpackChunkName: 'about' */ '@/features/static/AboutPage')).AboutPage,
    sitemap: 'static',
  },
  { path: paths.fullTimeJobs, ...jobList, sitemap: 'jobs' },
  {
    path: paths.jobDetails,
    load: async () =>
      (await import(/* webpackChunkName: 'jobDetails' */ '@/features/jobs/details/JobDetailsPage'))
        .JobDetailsPage,
    requires: { parameter: 's', redirectTo: paths.fullTimeJobs },
    reads: (query, { ownApi }) => {
      const id = parameterOf(query, 's')
      return ownApi
        ? [read(endpoints.getJob, id), read(endpoints.getSimilarJobs, id)]
        : readAll(endpoints.getJobs)
    },
    relevantQuery: only('s'),
    codeOf: (state, query) => codeOfJob(state, parameterOf(query, 's')),
  },
  {
    path: paths.applyJob,
    load: async () =>
      (await import(/* webpackChunkName: 'applyJob' */ '@/features/jobs/apply/ApplyJobPage')).ApplyJobPage,
    reads: (query, { ownApi }) => {
      const id = parameterOf(query, 'job_id')
      if (!id) return readAll(endpoints.getSelectLists)
      return [
        ...readAll(endpoints.getSelectLists),
        ...(ownApi ? [read(endpoints.getJob, id)] : readAll(endpoints.getJobs)),
      ]
    },
    relevantQuery: only('job_id'),
    codeOf: (state, query) => {
      const id = parameterOf(query, 'job_id')
      return id ? codeOfJob(state, id) : 200
    },
  },
  {
    path: paths.jobsByCategory,
    load: async () =>
      (await import(/* webpackChunkName: 'jobsByCategory' */ '@/features/jobs/list/CategoryJobsPage'))
        .CategoryJobsPage,
    requires: { parameter: 'id', redirectTo: paths.home },
    reads: (query, mode) => [readCategory(query, mode)],
    relevantQuery: filtersAnd('id'),
    codeOf: (state, query) => (isRefused(readCategory(query, state.site).answerOf(state)) ? 404 : 200),
  },
  {
    path: paths.allCategories,
    load: async () =>
      (await import(/* webpackChunkName: 'allCategories' */ '@/features/jobs/categories/AllCategoriesPage'))
        .AllCategoriesPage,
    reads: () => readAll(endpoints.getCategories),
    sitemap: 'jobs',
  },
  {
    path: paths.internship,
    load: async () =>
      (await import(/* webpackChunkName: 'internship' */ '@/features/submissions/InternshipPage'))
        .InternshipPage,
    reads: () => readAll(endpoints.getSelectLists),
    sitemap: 'static',
  },
  {
    path: paths.services,
    load: async () =>
      (await import(/* webpackChunkName: 'services' */ '@/features/services/ServicesPage')).ServicesPage,
    reads: () => readAll(endpoints.getServices),
    relevantQuery: only('search'),
    sitemap: 'static',
  },
  {
    path: paths.serviceDetails,
    load: async () =>
      (await import(/* webpackChunkName: 'serviceDetails' */ '@/features/services/ServiceDetailsPage'))
        .ServiceDetailsPage,
    reads: () => readAll(endpoints.getServices),
    relevantQuery: only('service_id'),
    codeOf: (state, query) =>
      entityIn(endpoints.getServices.select()(state).data, parameterOf(query, 'service_id')) ? 200 : 404,
  },
  {
    path: paths.manpowerEnquiry,
    load: async () =>
      (await import(/* webpackChunkName: 'manpowerEnquiry' */ '@/features/submissions/ManpowerEnquiryPage'))
        .ManpowerEnquiryPage,
    sitemap: 'static',
  },
  {
    path: paths.submitResume,
    load: async () =>
      (await import(/* webpackChunkName: 'submitResume' */ '@/features/submissions/ResumePage')).ResumePage,
    reads: () => readAll(endpoints.getSelectLists),
    sitemap: 'static',
  },
  {
    path: paths.csr,
    load: async () => (await import(/* webpackChunkName: 'csr' */ '@/features/company/CsrPage')).CsrPage,
    reads: () => readAll(endpoints.getCsrItems),
    sitemap: 'static',
  },
  {
    path: paths.companies,
    load: async () =>
      (await import(/* webpackChunkName: 'companies' */ '@/features/company/CompaniesPage')).CompaniesPage,
    reads: () => readAll(endpoints.getCompanies),
    sitemap: 'static',
  },
  {
    path: paths.contact,
    load: async () =>
      (await import(/* webpackChunkName: 'contact' */ '@/features/company/ContactPage')).ContactPage,
    reads: () => readAll(endpoints.getEmails, endpoints.getOffices, endpoints.getContactDetails),
    sitemap: 'static',
  },
  {
    path: paths.signIn,
    load: async () =>
      (await import(/* webpackChunkName: 'signIn' */ '@/features/static/SignInPage')).SignInPage,
    sitemap: 'static',
  },
  {
    path: paths.savedJobs,
    load: async () =>
      (await import(/* webpackChunkName: 'savedJobs' */ '@/features/jobs/saved/SavedJobsPage')).SavedJobsPage,
  },
  {
    path: paths.shortlist,
    load: async () =>
      (await import(/* webpackChunkName: 'shortlist' */ '@/features/jobs/saved/ShortlistPage')).ShortlistPage,
    reads: (query, { ownApi }) =>
      ownApi ? [read(endpoints.getJobsById, shortlistIds(query))] : readAll(endpoints.getJobs),
    relevantQuery: (query) => new URLSearchParams(shortlistIds(query).map((id) => ['job', id])),
  },
  ...landingPatterns.map((path) => ({
    path,
    ...jobList,
    codeOf: async (state: RootState, _query: URLSearchParams, pathname: string) =>
      (await landingAt(state, pathname)) ? 200 : 404,
    // The jobs of a page are known by its filters, which the server tells.
    dependentReads: async (state: RootState, query: URLSearchParams, pathname: string) => {
      const landing = selectOwnApi(state) ? await landingAt(state, pathname) : undefined
      const { filters, page } = readFilters(query)
      return landing ? [readSearch(withLanding(filters, landing), page)] : []
    },
    canonicalPath: async (state: RootState, pathname: string) => (await landingAt(state, pathname))?.path,
  })),
]

type Address = { pathname: string; search: string }

/** The screen of an address; undefined for an unknown one. */
export const screenAt = ({ pathname }: Pick<Address, 'pathname'>) => {
  const path = routePath(pathname)
  return screens.find((screen) => screen.path === path)
}

export const readsAt = ({ pathname, search }: Address, mode: ReadMode) =>
  screenAt({ pathname })?.reads?.(new URLSearchParams(search), mode, pathname) ?? []
