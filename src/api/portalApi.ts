import type { EntityState } from '@reduxjs/toolkit'
import { createApi, type BaseQueryApi } from '@reduxjs/toolkit/query/react'
import {
  apiPaths,
  jobByIdPath,
  jobsByIdPath,
  landingsPath,
  searchPath,
  similarJobsPath,
} from '@/domain/apiPaths'
import type { Job } from '@/domain/entities'
import type { LandingAnswer } from '@/domain/jobs/landingAnswer'
import type { SimilarJob } from '@/domain/jobs/similarJobs'
import * as adapters from './adapters'
import { portalBaseQuery, type ApiExtra, type PortalRequest } from './baseQuery'
import { toJobSearch } from './jobSearch'
import { FAILED, toApiError, type ApiError, type Envelope } from './envelope'

/** A read without payload. */
const read = <Result>(url: string, transformResponse: (envelope: Envelope) => Result) => ({
  query: (_nothing: void) => ({ url }),
  transformResponse,
})

/** A form sent as multipart, by its id among the pending forms (see `sendPendingForm`); its data is the server's message. */
const save = (url: string) => ({
  query: (formId: string) => ({ url, formId }),
  transformResponse: adapters.toMessage,
})

/** Lists change a few times a day. */
const KEEP_UNUSED_SECONDS = 30 * 60

/** Each text that a visitor types is a search of its own. */
const KEEP_SEARCH_SECONDS = 60

/** A cached list older than this is shown at once and refetched. */
export const FRESH_SECONDS = 5 * 60

type JobList = EntityState<Job, string>

type Answer<Data> = Promise<{ data: Data } | { error: ApiError }>

type Api = Pick<BaseQueryApi, 'dispatch' | 'extra'>

/** The list of jobs, from the cache where it is fresh. */
const listOfJobs = async ({ dispatch }: Api): Answer<JobList> => {
  const { data, error } = await dispatch(
    portalApi.endpoints.getJobs.initiate(undefined, { subscribe: false, forceRefetch: FRESH_SECONDS }),
  )
  return data ? { data } : { error: toApiError(error) }
}

/** `constructor` is a property of every object. */
const jobIn = ({ entities }: JobList, id: string) => (entities[id]?.job_id === id ? entities[id] : undefined)

type Asking = { extra: unknown; baseQuery: (request: PortalRequest) => ReturnType<typeof portalBaseQuery> }

/** Open and closed jobs out of our own server. Another API has no such read. */
const askForJobs = async (url: string, { extra, baseQuery }: Asking): Answer<JobList> => {
  if (!(extra as ApiExtra).hasOwnApi) return { data: adapters.toJobs({}) }
  const { data, error } = await baseQuery({ url, isOwn: true })
  return data ? { data: adapters.toJobs(data) } : { error: error ?? FAILED }
}

/** A job of the list, open or closed, or else what our own server knows of a closed one; null if nobody knows it. */
const findJob = async ({ dispatch }: Api, id: string, list: JobList): Answer<Job | null> => {
  const listed = jobIn(list, id)
  if (listed) return { data: listed }
  const { data, error } = await dispatch(portalApi.endpoints.getJobsById.initiate([id], { subscribe: false }))
  return data ? { data: jobIn(data, id) ?? null } : { error: toApiError(error) }
}

/**
 * Every call of the `/web` API, and of our own server beside it. Reads return normalized entities, saves the server's
 * message, and errors are `ApiError`: no component ever sees a status.
 */
export const portalApi = createApi({
  reducerPath: 'portalApi',
  baseQuery: portalBaseQuery,
  keepUnusedDataFor: KEEP_UNUSED_SECONDS,
  refetchOnMountOrArgChange: FRESH_SECONDS,
  refetchOnReconnect: true,
  endpoints: (build) => ({
    getHeaderContent: build.query(read(apiPaths.getHeaderContent, adapters.toHeaderContent)),
    getCompanies: build.query(read(apiPaths.getCompanies, adapters.toCompanies)),
    getCsrItems: build.query(read(apiPaths.getCsrItems, adapters.toCsrItems)),
    getCategories: build.query(read(apiPaths.getCategories, adapters.toCategories)),
    // An API may have this list at jobs/get too.
    getJobs: build.query(read(apiPaths.getJobs, adapters.toJobs)),
    // Only our own server has it. `searchQuery` makes the argument.
    searchJobs: build.query({
      query: (search: string) => ({ url: searchPath(search) }),
      transformResponse: toJobSearch,
      keepUnusedDataFor: KEEP_SEARCH_SECONDS,
    }),
    getServices: build.query(read(apiPaths.getServices, adapters.toServices)),
    getSliderImages: build.query(read(apiPaths.getSliderImages, adapters.toSlider)),
    getStates: build.query(read(apiPaths.getStates, adapters.toStates)),
    getCities: build.query(read(apiPaths.getCities, adapters.toCities)),
    getSelectLists: build.query(read(apiPaths.getSelectLists, adapters.toSelectLists)),
    getHomeIndustries: build.query(read(apiPaths.getHomeIndustries, adapters.toCategories)),
    // Picks a job from the list, so that a rendered page can bring one job without the list. One that is not there may
    // have been closed: our own server knows. Null: nobody knows such a job.
    getJob: build.query<Job | null, string>({
      queryFn: async (id, api, _options, baseQuery): Answer<Job | null> => {
        if ((api.extra as ApiExtra).searchesJobs) {
          const found = await askForJobs(jobByIdPath(id), { extra: api.extra, baseQuery })
          return 'error' in found ? found : { data: jobIn(found.data, id) ?? null }
        }
        const list = await listOfJobs(api)
        return 'error' in list ? list : findJob(api, id, list.data)
      },
    }),
    // Picked from the list, too.
    getSimilarJobs: build.query<SimilarJob[], string>({
      queryFn: async (id, api, _options, baseQuery): Answer<SimilarJob[]> => {
        const similar = await import(/* webpackChunkName: 'similarJobs' */ './similarJobs')
        if ((api.extra as ApiExtra).searchesJobs) {
          const { data, error } = await baseQuery({ url: similarJobsPath(id), isOwn: true })
          return data ? { data: similar.toSimilarJobs(data) } : { error: error ?? FAILED }
        }
        const list = await listOfJobs(api)
        if ('error' in list) return list
        const job = await findJob(api, id, list.data)
        if ('error' in job) return job
        return { data: job.data ? similar.pickSimilarJobs(job.data, list.data) : [] }
      },
    }),
    // By the path of a list. Only our own server has it; it answers with what `domain/jobs/landings` makes.
    getLandings: build.query({
      query: (path: string) => ({ url: landingsPath(path), isOwn: true }),
      transformResponse: ({ data }: Envelope) => data as LandingAnswer,
    }),
    // Open and closed jobs, without their long texts.
    getJobsById: build.query<JobList, readonly string[]>({
      queryFn: (ids, { extra }, _options, baseQuery) => askForJobs(jobsByIdPath(ids), { extra, baseQuery }),
    }),
    // A read, although it is a POST.
    getJobsByCategory: build.query({
      query: (industry_id: string) => ({
        url: apiPaths.getJobsByCategory,
        method: 'POST' as const,
        body: { industry_id },
      }),
      transformResponse: adapters.toCategoryJobs,
    }),
    getEmails: build.query(read(apiPaths.getEmails, adapters.toEmails)),
    getOffices: build.query(read(apiPaths.getOffices, adapters.toOffices)),
    getContactDetails: build.query(read(apiPaths.getContactDetails, adapters.toContactDetails)),
    saveManpowerEnquiry: build.mutation(save('manpower-enquiry/save')),
    saveContactForm: build.mutation(save('contact-form/save')),
    saveResume: build.mutation(save('resume/save')),
    saveInternship: build.mutation(save('internship/save')),
    applyForJob: build.mutation(save('job/apply-for-post')),
  }),
})

/** No screen uses the states, the cities and the contact form. */
export const {
  useGetHeaderContentQuery,
  useGetCompaniesQuery,
  useGetCsrItemsQuery,
  useGetCategoriesQuery,
  useGetJobsQuery,
  useSearchJobsQuery,
  useGetJobQuery,
  useGetSimilarJobsQuery,
  useGetJobsByIdQuery,
  useGetLandingsQuery,
  useGetServicesQuery,
  useGetSliderImagesQuery,
  useGetSelectListsQuery,
  useGetHomeIndustriesQuery,
  useGetJobsByCategoryQuery,
  useGetEmailsQuery,
  useGetOfficesQuery,
  useGetContactDetailsQuery,
  useSaveManpowerEnquiryMutation,
  useSaveResumeMutation,
  useSaveInternshipMutation,
  useApplyForJobMutation,
} = portalApi
