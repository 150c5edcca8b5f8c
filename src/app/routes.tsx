import { portalApi } from '@/api/portalApi'
import { readFilters, writeFilters } from '@/domain/jobFilter'
import { paths, screenPath } from '@/domain/paths'
import { selectJobById } from '@/store/jobSelectors'
import { selectServiceById } from '@/store/serviceSelectors'
import { isRefused, read, readJob, type Screen } from './screen'

const {
  getCategories,
  getCompanies,
  getContactDetails,
  getCsrItems,
  getEmails,
  getHeaderContent,
  getHomeIndustries,
  getJobs,
  getJobsByCategory,
  getOffices,
  getSelectLists,
  getServices,
  getSliderImages,
} = portalApi.endpoints

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

/** Every screen, in the order of `paths`. The name of a chunk is the key of its path there. */
export const screens: readonly Screen[] = [
  {
    path: paths.home,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'home' */ '@/features/home/HomePage')).HomePage,
    }),
    reads: () => [
      read(getHeaderContent, undefined),
      read(getSliderImages, undefined),
      read(getHomeIndustries, undefined),
      read(getCompanies, undefined),
    ],
    sitemap: 'jobs',
  },
  {
    path: paths.about,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'about' */ '@/features/static/AboutPage')).AboutPage,
    }),
    sitemap: 'static',
  },
  {
    path: paths.fullTimeJobs,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'fullTimeJobs' */ '@/features/jobs/FullTimeJobsPage'))
        .FullTimeJobsPage,
    }),
    reads: () => [read(getJobs, undefined)],
    shownBy: filtersAnd(),
    sitemap: 'jobs',
  },
  {
    path: paths.jobDetails,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'jobDetails' */ '@/features/jobs/JobDetailsPage'))
        .JobDetailsPage,
    }),
    requires: { parameter: 's', redirectTo: paths.fullTimeJobs },
    reads: (query) => [readJob(parameterOf(query, 's'))],
    shownBy: only('s'),
    isFound: (state, query) => Boolean(selectJobById(state, parameterOf(query, 's'))),
  },
  {
    path: paths.applyJob,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'applyJob' */ '@/features/jobs/ApplyJobPage'))
        .ApplyJobPage,
    }),
    reads: (query) => {
      const id = parameterOf(query, 'job_id')
      return [read(getSelectLists, undefined), ...(id ? [readJob(id)] : [])]
    },
    shownBy: only('job_id'),
    isFound: (state, query) => {
      const id = parameterOf(query, 'job_id')
      return !id || Boolean(selectJobById(state, id))
    },
  },
  {
    path: paths.jobsByCategory,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'jobsByCategory' */ '@/features/jobs/CategoryJobsPage'))
        .CategoryJobsPage,
    }),
    requires: { parameter: 'id', redirectTo: paths.home },
    reads: (query) => [read(getJobsByCategory, parameterOf(query, 'id'))],
    shownBy: filtersAnd('id'),
    isFound: (state, query) => !isRefused(getJobsByCategory.select(parameterOf(query, 'id'))(state)),
  },
  {
    path: paths.allCategories,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'allCategories' */ '@/features/jobs/AllCategoriesPage'))
        .AllCategoriesPage,
    }),
    reads: () => [read(getCategories, undefined)],
    sitemap: 'jobs',
  },
  {
    path: paths.internship,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'internship' */ '@/features/submissions/InternshipPage'))
        .InternshipPage,
    }),
    reads: () => [read(getSelectLists, undefined)],
    sitemap: 'static',
  },
  {
    path: paths.services,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'services' */ '@/features/services/ServicesPage'))
        .ServicesPage,
    }),
    reads: () => [read(getServices, undefined)],
    shownBy: only('search'),
    sitemap: 'static',
  },
  {
    path: paths.serviceDetails,
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: 'serviceDetails' */ '@/features/services/ServiceDetailsPage')
      ).ServiceDetailsPage,
    }),
    reads: () => [read(getServices, undefined)],
    shownBy: only('service_id'),
    isFound: (state, query) => selectServiceById(state, parameterOf(query, 'service_id')) !== undefined,
  },
  {
    path: paths.manpowerEnquiry,
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: 'manpowerEnquiry' */ '@/features/submissions/ManpowerEnquiryPage')
      ).ManpowerEnquiryPage,
    }),
    sitemap: 'static',
  },
  {
    path: paths.submitResume,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'submitResume' */ '@/features/submissions/ResumePage'))
        .ResumePage,
    }),
    reads: () => [read(getSelectLists, undefined)],
    sitemap: 'static',
  },
  {
    path: paths.csr,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'csr' */ '@/features/company/CsrPage')).CsrPage,
    }),
    reads: () => [read(getCsrItems, undefined)],
    sitemap: 'static',
  },
  {
    path: paths.companies,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'companies' */ '@/features/company/CompaniesPage'))
        .CompaniesPage,
    }),
    reads: () => [read(getCompanies, undefined)],
    sitemap: 'static',
  },
  {
    path: paths.contact,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'contact' */ '@/features/company/ContactPage'))
        .ContactPage,
    }),
    reads: () => [
      read(getEmails, undefined),
      read(getOffices, undefined),
      read(getContactDetails, undefined),
    ],
    sitemap: 'static',
  },
  {
    path: paths.signIn,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'signIn' */ '@/features/static/SignInPage')).SignInPage,
    }),
    sitemap: 'static',
  },
]

type Address = { pathname: string; search: string }

/** The screen of an address; undefined for an unknown one. */
export const screenAt = ({ pathname }: Pick<Address, 'pathname'>) => {
  const path = screenPath(pathname)
  return screens.find((screen) => screen.path === path)
}

/** The reads of the screen at an address. */
export const readsAt = ({ pathname, search }: Address) =>
  screenAt({ pathname })?.reads?.(new URLSearchParams(search)) ?? []
