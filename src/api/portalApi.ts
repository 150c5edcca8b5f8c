import { createApi } from '@reduxjs/toolkit/query/react'
import { apiPaths, apiUrls } from '@/domain/site/apiUrls'
import type { LandingAnswer } from '@/domain/jobs/landings'
import * as adapters from './adapters'
import { portalBaseQuery } from './baseQuery'
import { toJobSearch } from './jobSearch'
import type { Envelope } from './envelope'
import { rowOf, trimmed } from './wire'

/** A read, by an argument that its address holds. */
const readBy = <Arg, Result>(
  urlOf: (arg: Arg) => string,
  transformResponse: (envelope: Envelope, meta: unknown, arg: Arg) => Result,
) => ({ query: (arg: Arg) => ({ url: urlOf(arg) }), transformResponse })

/** A read without payload. */
const read = <Result>(url: string, transformResponse: (envelope: Envelope) => Result) =>
  readBy((_nothing: void) => url, transformResponse)

/**
 * A form sent as multipart, by its id among the pending forms (see `sendPendingForm`). The answer is the server's message,
 * and the reference of what it stored: '' from an API that gives none.
 */
const save = (url: string) => ({
  query: (formId: string) => ({ url, formId }),
  transformResponse: ({ message, data }: Envelope) => ({
    message: trimmed(message),
    reference: trimmed(rowOf(data).reference),
  }),
})

/** Lists change a few times a day. */
const KEEP_UNUSED_SECONDS = 30 * 60

/** Each text that a visitor types is a search of its own. */
const KEEP_SEARCH_SECONDS = 60

/** A cached list older than this is shown at once and refetched. */
export const FRESH_SECONDS = 5 * 60

/** Every call of the `/web` API, and of our own server beside it. Errors are `ApiError`: no component sees a status. */
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
      ...readBy(apiUrls.searchJobs, toJobSearch),
      keepUnusedDataFor: KEEP_SEARCH_SECONDS,
    }),
    // The few that Home shows, at the address of `apiUrls`. The page brings them: the code is for a step to Home.
    getHomeJobs: build.query({
      query: (url: string) => ({ url }),
      transformResponse: async (envelope: Envelope, _meta, url) =>
        (await import('./homeJobs')).toHomeJobs(envelope, url),
    }),
    getServices: build.query(read(apiPaths.getServices, adapters.toServices)),
    getSliderImages: build.query(read(apiPaths.getSliderImages, adapters.toSlider)),
    getStates: build.query(read(apiPaths.getStates, adapters.toStates)),
    getCities: build.query(read(apiPaths.getCities, adapters.toCities)),
    getSelectLists: build.query(read(apiPaths.getSelectLists, adapters.toSelectLists)),
    getHomeIndustries: build.query(read(apiPaths.getHomeIndustries, adapters.toCategories)),
    // An open job or a closed one; null for an id that no job has. Only our own server has it, and the next four.
    getJob: build.query(readBy(apiUrls.getJob, adapters.toFirstJob)),
    getSimilarJobs: build.query(readBy(apiUrls.getSimilarJobs, adapters.toSimilarJobs)),
    getLandings: build.query(readBy(apiUrls.getLandings, ({ data }) => data as LandingAnswer)),
    getJobsById: build.query(readBy(apiUrls.getJobsById, adapters.toJobs)),
    getGrievanceOfficers: build.query(read(apiPaths.getGrievanceOfficers, adapters.toGrievanceOfficers)),
    // A read, although it is a POST.
    getJobsByCategory: build.query({
      query: (industry_id: string) => ({ url: apiPaths.getJobsByCategory, body: { industry_id } }),
      transformResponse: adapters.toCategoryJobs,
    }),
    getEmails: build.query(read(apiPaths.getEmails, adapters.toEmails)),
    getOffices: build.query(read(apiPaths.getOffices, adapters.toOffices)),
    getContactDetails: build.query(read(apiPaths.getContactDetails, adapters.toContactDetails)),
    saveManpowerEnquiry: build.mutation(save('/web/manpower-enquiry/save')),
    saveContactForm: build.mutation(save('/web/contact-form/save')),
    saveResume: build.mutation(save('/web/resume/save')),
    saveInternship: build.mutation(save('/web/internship/save')),
    applyForJob: build.mutation(save('/web/job/apply-for-post')),
  }),
})
