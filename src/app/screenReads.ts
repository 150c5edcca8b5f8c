import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { StartQueryActionCreatorOptions } from '@reduxjs/toolkit/query'
import type { ApiError, Transport } from '@/api/envelope'
import { portalApi } from '@/api/portalApi'
import { readFilters, writeFilters } from '@/domain/jobFilter'
import { paths, screenPath } from '@/domain/paths'
import { selectJobById } from '@/store/jobSelectors'
import { selectServiceById } from '@/store/serviceSelectors'
import type { AppDispatch, RootState } from '@/store/store'

type Answer = { data?: unknown; error?: unknown; fulfilledTimeStamp?: number }

type Reading = PromiseLike<Answer> & { unsubscribe: () => void }

/** One of the reads of the API that a screen shows, whichever endpoint it asks. */
export type ScreenRead = {
  endpointName: string
  arg: unknown
  start: (dispatch: AppDispatch, options?: StartQueryActionCreatorOptions) => Reading
  answerOf: (state: RootState) => Answer
}

const { endpoints } = portalApi

type Endpoint<Arg, Started> = {
  name: string
  initiate: (
    arg: Arg,
    options?: StartQueryActionCreatorOptions,
  ) => ThunkAction<Started, RootState, Transport, UnknownAction>
  select: (arg: Arg) => (state: RootState) => Answer
}

/** A read of this endpoint. */
export const readFrom = <Arg extends string | void, Started extends Reading>(
  { name, initiate, select }: Endpoint<Arg, Started>,
  arg: Arg,
): ScreenRead => ({
  endpointName: name,
  arg,
  start: (dispatch, options) => dispatch(initiate(arg, options)),
  answerOf: select(arg),
})

const refused = ({ error }: Answer) => (error as ApiError | undefined)?.kind === 'refused'

const wordOf = (query: URLSearchParams, name: string) => query.get(name)?.trim() ?? ''

/** What a screen shows of the API, by its address. */
export type ScreenContent = {
  /** What travels inside a page that the server renders. */
  given: ScreenRead[]
  /** Lists that are too long for that: the browser loads them once, and the page stays as it came until then. */
  loaded: ScreenRead[]
  /** The id of the one job that is shown, which travels inside the page in place of the list. */
  jobId?: string
  /** Whether there is what the address names; asked once all has come. */
  isFound: (state: RootState) => boolean
  /** All of the query that the screen looks at: two addresses with the same are one page. */
  query: URLSearchParams
}

const jobs = readFrom(endpoints.getJobs, undefined)
const services = readFrom(endpoints.getServices, undefined)
const selectLists = readFrom(endpoints.getSelectLists, undefined)

const always = () => true
const isJobOpen = (id: string) => (state: RootState) => Boolean(selectJobById(state, id))

const screen = (content: Partial<ScreenContent>): ScreenContent => ({
  given: [],
  loaded: [],
  isFound: always,
  query: new URLSearchParams(),
  ...content,
})

const filtersIn = (query: URLSearchParams, own: Record<string, string> = {}) => {
  const { filters, page } = readFilters(query)
  return writeFilters(new URLSearchParams(own), filters, page)
}

const ofOneJob = (name: string, given: ScreenRead[]) => (query: URLSearchParams) => {
  const id = wordOf(query, name)
  if (id === '') return screen({ given })
  return screen({ given, jobId: id, isFound: isJobOpen(id), query: new URLSearchParams({ [name]: id }) })
}

const ofCategory = (query: URLSearchParams) => {
  const id = wordOf(query, 'id')
  const ofThis = readFrom(endpoints.getJobsByCategory, id)
  return screen({
    loaded: [ofThis],
    isFound: (state) => !refused(ofThis.answerOf(state)),
    query: filtersIn(query, { id }),
  })
}

const ofService = (query: URLSearchParams) => {
  const id = wordOf(query, 'service_id')
  return screen({
    given: [services],
    isFound: (state) => selectServiceById(state, id) !== undefined,
    query: new URLSearchParams({ service_id: id }),
  })
}

const ofServices = (query: URLSearchParams) => {
  const search = wordOf(query, 'search')
  return screen({ given: [services], query: new URLSearchParams(search === '' ? {} : { search }) })
}

const givenOnly = (...given: ScreenRead[]) => {
  const content = screen({ given })
  return () => content
}

const contents: Record<string, (query: URLSearchParams) => ScreenContent> = {
  [paths.home]: givenOnly(
    readFrom(endpoints.getHeaderContent, undefined),
    readFrom(endpoints.getSliderImages, undefined),
    readFrom(endpoints.getHomeIndustries, undefined),
    readFrom(endpoints.getCompanies, undefined),
  ),
  [paths.fullTimeJobs]: (query) => screen({ loaded: [jobs], query: filtersIn(query) }),
  [paths.jobDetails]: ofOneJob('s', []),
  [paths.applyJob]: ofOneJob('job_id', [selectLists]),
  [paths.jobsByCategory]: ofCategory,
  [paths.allCategories]: givenOnly(readFrom(endpoints.getCategories, undefined)),
  [paths.internship]: givenOnly(selectLists),
  [paths.services]: ofServices,
  [paths.serviceDetails]: ofService,
  [paths.submitResume]: givenOnly(selectLists),
  [paths.csr]: givenOnly(readFrom(endpoints.getCsrItems, undefined)),
  [paths.companies]: givenOnly(readFrom(endpoints.getCompanies, undefined)),
  [paths.contact]: givenOnly(
    readFrom(endpoints.getEmails, undefined),
    readFrom(endpoints.getOffices, undefined),
    readFrom(endpoints.getContactDetails, undefined),
  ),
}

const nothing = givenOnly()

/** What the screen at this address shows; screens of fixed text, and addresses without a screen, show nothing. */
export const contentOf = ({ pathname, search }: { pathname: string; search: string }): ScreenContent => {
  return (contents[screenPath(pathname)] ?? nothing)(new URLSearchParams(search))
}

/** Everything that must have come before the screen can be shown. */
export const readsOf = ({ given, loaded, jobId }: ScreenContent) => [
  ...given,
  ...loaded,
  ...(jobId === undefined ? [] : [jobs]),
]
