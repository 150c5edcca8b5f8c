import { createApi } from '@reduxjs/toolkit/query/react'
import { apiPaths } from '@/domain/site/apiUrls'
import { formPaths } from '@/domain/submissions/nativeForms'
import * as adapters from './adapters'
import { portalBaseQuery } from './baseQuery'
import type { Envelope } from './envelope'
import { rowOf, trimmed } from './wire'

/** A read without payload. */
const read = <Result>(url: string, transformResponse: (envelope: Envelope) => Result) => ({
  query: (_nothing: void) => ({ url }),
  transformResponse,
})

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

/** A cached list older than this is shown at once and refetched. */
export const FRESH_SECONDS = 5 * 60

/** The calls of the `/web` API; `jobsApi` and `trackApi` add those of our own server. Errors are `ApiError`: no component sees a status. */
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
    getServices: build.query(read(apiPaths.getServices, adapters.toServices)),
    getSliderImages: build.query(read(apiPaths.getSliderImages, adapters.toSlider)),
    getStates: build.query(read(apiPaths.getStates, adapters.toStates)),
    getCities: build.query(read(apiPaths.getCities, adapters.toCities)),
    getSelectLists: build.query(read(apiPaths.getSelectLists, adapters.toSelectLists)),
    getHomeIndustries: build.query(read(apiPaths.getHomeIndustries, adapters.toCategories)),
    // Only our own server has it.
    getGrievanceOfficers: build.query(read(apiPaths.getGrievanceOfficers, adapters.toGrievanceOfficers)),
    // A read, although it is a POST.
    getJobsByCategory: build.query({
      query: (industry_id: string) => ({ url: apiPaths.getJobsByCategory, body: { industry_id } }),
      transformResponse: adapters.toCategoryJobs,
    }),
    getEmails: build.query(read(apiPaths.getEmails, adapters.toEmails)),
    getOffices: build.query(read(apiPaths.getOffices, adapters.toOffices)),
    getContactDetails: build.query(read(apiPaths.getContactDetails, adapters.toContactDetails)),
    saveManpowerEnquiry: build.mutation(save(formPaths.enquiry)),
    saveContactForm: build.mutation(save(formPaths.message)),
    saveResume: build.mutation(save(formPaths.resume)),
    saveInternship: build.mutation(save(formPaths.internship)),
    applyForJob: build.mutation(save(formPaths.application)),
  }),
})
