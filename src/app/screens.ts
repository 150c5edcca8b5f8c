import type { ComponentType } from 'react'
import { paths, screenPath } from '@/domain/paths'

type Address = { pathname: string; search: string }

type Load = () => Promise<ComponentType>

/** The screens in the order of spec section 2, each a chunk of its own that bears the name of its path. */
const screens: Partial<Record<string, Load>> = {
  [paths.home]: () =>
    import(/* webpackChunkName: 'home' */ '@/features/home/HomePage').then(({ HomePage }) => HomePage),
  [paths.about]: () =>
    import(/* webpackChunkName: 'about' */ '@/features/static/AboutPage').then(({ AboutPage }) => AboutPage),
  [paths.fullTimeJobs]: () =>
    import(/* webpackChunkName: 'fullTimeJobs' */ '@/features/jobs/FullTimeJobsPage').then(
      ({ FullTimeJobsPage }) => FullTimeJobsPage,
    ),
  [paths.jobDetails]: () =>
    import(/* webpackChunkName: 'jobDetails' */ '@/features/jobs/JobDetailsPage').then(
      ({ JobDetailsPage }) => JobDetailsPage,
    ),
  [paths.applyJob]: () =>
    import(/* webpackChunkName: 'applyJob' */ '@/features/jobs/ApplyJobPage').then(
      ({ ApplyJobPage }) => ApplyJobPage,
    ),
  [paths.jobsByCategory]: () =>
    import(/* webpackChunkName: 'jobsByCategory' */ '@/features/jobs/CategoryJobsPage').then(
      ({ CategoryJobsPage }) => CategoryJobsPage,
    ),
  [paths.allCategories]: () =>
    import(/* webpackChunkName: 'allCategories' */ '@/features/jobs/AllCategoriesPage').then(
      ({ AllCategoriesPage }) => AllCategoriesPage,
    ),
  [paths.internship]: () =>
    import(/* webpackChunkName: 'internship' */ '@/features/submissions/InternshipPage').then(
      ({ InternshipPage }) => InternshipPage,
    ),
  [paths.services]: () =>
    import(/* webpackChunkName: 'services' */ '@/features/services/ServicesPage').then(
      ({ ServicesPage }) => ServicesPage,
    ),
  [paths.serviceDetails]: () =>
    import(/* webpackChunkName: 'serviceDetails' */ '@/features/services/ServiceDetailsPage').then(
      ({ ServiceDetailsPage }) => ServiceDetailsPage,
    ),
  [paths.manpowerEnquiry]: () =>
    import(/* webpackChunkName: 'manpowerEnquiry' */ '@/features/submissions/ManpowerEnquiryPage').then(
      ({ ManpowerEnquiryPage }) => ManpowerEnquiryPage,
    ),
  [paths.submitResume]: () =>
    import(/* webpackChunkName: 'submitResume' */ '@/features/submissions/ResumePage').then(
      ({ ResumePage }) => ResumePage,
    ),
  [paths.csr]: () =>
    import(/* webpackChunkName: 'csr' */ '@/features/company/CsrPage').then(({ CsrPage }) => CsrPage),
  [paths.companies]: () =>
    import(/* webpackChunkName: 'companies' */ '@/features/company/CompaniesPage').then(
      ({ CompaniesPage }) => CompaniesPage,
    ),
  [paths.contact]: () =>
    import(/* webpackChunkName: 'contact' */ '@/features/company/ContactPage').then(
      ({ ContactPage }) => ContactPage,
    ),
  [paths.signIn]: () =>
    import(/* webpackChunkName: 'signIn' */ '@/features/static/SignInPage').then(
      ({ SignInPage }) => SignInPage,
    ),
}

/** Loads the screen at a path; undefined where there is none. A chunk that does not come rejects. */
export const loadScreen = (pathname: string) => screens[screenPath(pathname)]?.()

/** An address without this parameter leads elsewhere (spec section 8); an empty one counts as missing. */
const required: Partial<Record<string, { parameter: string; elsewhere: string }>> = {
  [paths.jobDetails]: { parameter: 's', elsewhere: paths.fullTimeJobs },
  [paths.jobsByCategory]: { parameter: 'id', elsewhere: paths.home },
}

/** Where an address leads that lacks what its screen needs. */
export const redirectOf = ({ pathname, search }: Address) => {
  const rule = required[screenPath(pathname)]
  if (!rule || new URLSearchParams(search).get(rule.parameter)?.trim()) return undefined
  return rule.elsewhere
}
