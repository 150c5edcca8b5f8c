import Container from '@mui/material/Container'
import { redirect, type LoaderFunction, type RouteObject } from 'react-router'
import { Loading } from '@/components/Loading'
import { paths } from '@/domain/paths'
import { ErrorScreen } from './ErrorScreen'
import { RootLayout } from './layout/RootLayout'

/** An address without this parameter leads elsewhere (spec section 8); an empty one counts as missing. */
const requireParameter = (
  name: string,
  elsewhere: string,
): Pick<RouteObject, 'loader' | 'shouldRevalidate'> => {
  const parameter = (url: URL) => url.searchParams.get(name)?.trim()
  return {
    loader: ({ request }) => (parameter(new URL(request.url)) ? null : redirect(elsewhere)),
    shouldRevalidate: ({ currentUrl, nextUrl }) => parameter(currentUrl) !== parameter(nextUrl),
  }
}

const unknownAddress: LoaderFunction = () => {
  throw new Response(null, { status: 404 })
}

/** The screens in the order of spec section 2, each a chunk of its own that bears the name of its path. */
const screens: RouteObject[] = [
  {
    path: paths.home,
    lazy: () =>
      import(/* webpackChunkName: 'home' */ '@/features/home/HomePage').then((screen) => ({
        Component: screen.HomePage,
      })),
  },
  {
    path: paths.about,
    lazy: () =>
      import(/* webpackChunkName: 'about' */ '@/features/static/AboutPage').then((screen) => ({
        Component: screen.AboutPage,
      })),
  },
  {
    path: paths.fullTimeJobs,
    lazy: () =>
      import(/* webpackChunkName: 'fullTimeJobs' */ '@/features/jobs/FullTimeJobsPage').then((screen) => ({
        Component: screen.FullTimeJobsPage,
      })),
  },
  {
    path: paths.jobDetails,
    ...requireParameter('s', paths.fullTimeJobs),
    lazy: () =>
      import(/* webpackChunkName: 'jobDetails' */ '@/features/jobs/JobDetailsPage').then((screen) => ({
        Component: screen.JobDetailsPage,
      })),
  },
  {
    path: paths.applyJob,
    lazy: () =>
      import(/* webpackChunkName: 'applyJob' */ '@/features/jobs/ApplyJobPage').then((screen) => ({
        Component: screen.ApplyJobPage,
      })),
  },
  {
    path: paths.jobsByCategory,
    ...requireParameter('id', paths.home),
    lazy: () =>
      import(/* webpackChunkName: 'jobsByCategory' */ '@/features/jobs/CategoryJobsPage').then((screen) => ({
        Component: screen.CategoryJobsPage,
      })),
  },
  {
    path: paths.allCategories,
    lazy: () =>
      import(/* webpackChunkName: 'allCategories' */ '@/features/jobs/AllCategoriesPage').then((screen) => ({
        Component: screen.AllCategoriesPage,
      })),
  },
  {
    path: paths.internship,
    lazy: () =>
      import(/* webpackChunkName: 'internship' */ '@/features/submissions/InternshipPage').then((screen) => ({
        Component: screen.InternshipPage,
      })),
  },
  {
    path: paths.services,
    lazy: () =>
      import(/* webpackChunkName: 'services' */ '@/features/services/ServicesPage').then((screen) => ({
        Component: screen.ServicesPage,
      })),
  },
  {
    path: paths.serviceDetails,
    lazy: () =>
      import(/* webpackChunkName: 'serviceDetails' */ '@/features/services/ServiceDetailsPage').then(
        (screen) => ({
          Component: screen.ServiceDetailsPage,
        }),
      ),
  },
  {
    path: paths.manpowerEnquiry,
    lazy: () =>
      import(/* webpackChunkName: 'manpowerEnquiry' */ '@/features/submissions/ManpowerEnquiryPage').then(
        (screen) => ({
          Component: screen.ManpowerEnquiryPage,
        }),
      ),
  },
  {
    path: paths.submitResume,
    lazy: () =>
      import(/* webpackChunkName: 'submitResume' */ '@/features/submissions/ResumePage').then((screen) => ({
        Component: screen.ResumePage,
      })),
  },
  {
    path: paths.csr,
    lazy: () =>
      import(/* webpackChunkName: 'csr' */ '@/features/company/CsrPage').then((screen) => ({
        Component: screen.CsrPage,
      })),
  },
  {
    path: paths.companies,
    lazy: () =>
      import(/* webpackChunkName: 'companies' */ '@/features/company/CompaniesPage').then((screen) => ({
        Component: screen.CompaniesPage,
      })),
  },
  {
    path: paths.contact,
    lazy: () =>
      import(/* webpackChunkName: 'contact' */ '@/features/company/ContactPage').then((screen) => ({
        Component: screen.ContactPage,
      })),
  },
  {
    path: paths.signIn,
    lazy: () =>
      import(/* webpackChunkName: 'signIn' */ '@/features/static/SignInPage').then((screen) => ({
        Component: screen.SignInPage,
      })),
  },
]

const exact = (screen: RouteObject): RouteObject => ({ ...screen, caseSensitive: true })

const FirstScreenLoading = () => (
  <Container>
    <Loading label="Loading the page" />
  </Container>
)

/** Made anew for each router: the data router keeps what it loaded of a lazy screen on its routes. */
export const makeRoutes = (): RouteObject[] => [
  {
    Component: RootLayout,
    children: [
      {
        ErrorBoundary: ErrorScreen,
        HydrateFallback: FirstScreenLoading,
        children: [...screens.map(exact), { path: '*', loader: unknownAddress }],
      },
    ],
  },
]
