import { createApi } from '@reduxjs/toolkit/query/react'
import {
  toCategories,
  toCategoryJobs,
  toCities,
  toCompanies,
  toContactDetails,
  toCsrItems,
  toEmails,
  toHeaderContent,
  toJobsInSlices,
  toMessage,
  toOffices,
  toSelectLists,
  toServices,
  toSlider,
  toStates,
} from './adapters'
import type { Job } from '@/domain/entities'
import { portalBaseQuery, toApiError, WRITE_ONCE, type ApiError, type Envelope } from './envelope'
import { toFormData, type FormFields } from './formData'

/** A list or a thing that is read without payload, and how its answer becomes entities. */
const read = <Result>(url: string, transformResponse: (envelope: Envelope) => Result | Promise<Result>) => ({
  query: (_nothing: void) => ({ url }),
  transformResponse,
})

/** What a form sends, and who wants to know how much of it has left. */
export type FormSending = { fields: FormFields; onProgress?: (fraction: number) => void }

/** A form that is sent as multipart; answers with the server's message. */
const save = (url: string) => ({
  query: ({ fields, onProgress }: FormSending) => ({
    url,
    method: 'POST' as const,
    body: toFormData(fields),
    onProgress,
  }),
  transformResponse: toMessage,
  extraOptions: WRITE_ONCE,
})

/** Lists change a few times a day; a visitor who goes to and fro should not load them again. */
const KEPT_SECONDS = 30 * 60

/** A list older than this is shown at once and asked for again behind it. */
export const FRESH_SECONDS = 5 * 60

/**
 * Every call of spec section 7, in the order of its table. Reads answer with normalized entities, saves with
 * the server's message; errors are `ApiError`. No component ever sees a status.
 */
export const portalApi = createApi({
  reducerPath: 'portalApi',
  baseQuery: portalBaseQuery,
  keepUnusedDataFor: KEPT_SECONDS,
  refetchOnMountOrArgChange: FRESH_SECONDS,
  endpoints: (build) => ({
    getHeaderContent: build.query(read('get_header_content_data', toHeaderContent)),
    getCompanies: build.query(read('get_clients_list', toCompanies)),
    getCsrItems: build.query(read('csr/get', toCsrItems)),
    getCategories: build.query(read('category/get', toCategories)),
    // The specification names jobs/get too; the later of its two definitions wins.
    // A long list that came again is not compared with the old one text by text: that would take its time at once.
    getJobs: build.query({ ...read('job/get', toJobsInSlices), structuralSharing: false }),
    getServices: build.query(read('service/get', toServices)),
    getSliderImages: build.query(read('slider-image/get', toSlider)),
    getStates: build.query(read('state/get', toStates)),
    getCities: build.query(read('city/get', toCities)),
    getSelectLists: build.query(read('job/get_all_select_list', toSelectLists)),
    getHomeIndustries: build.query(read('home/get_industry_list', toCategories)),
    // Picks a job from the list, so that a rendered page can bring one job without the list. Null: no such job is open.
    getJob: build.query<Job | null, string>({
      queryFn: async (id, { dispatch }): Promise<{ data: Job | null } | { error: ApiError }> => {
        const { data, error } = await dispatch(
          portalApi.endpoints.getJobs.initiate(undefined, { subscribe: false, forceRefetch: FRESH_SECONDS }),
        )
        if (!data) return { error: toApiError(error) }
        const job = data.entities[id]
        return { data: job?.job_id === id ? job : null }
      },
    }),
    // A read, although it is a POST. The argument is the industry id.
    getJobsByCategory: build.query({
      query: (industry_id: string) => ({
        url: 'job/get_jobs_by_category',
        method: 'POST' as const,
        body: { industry_id },
      }),
      transformResponse: toCategoryJobs,
      structuralSharing: false,
    }),
    getEmails: build.query(read('email/get', toEmails)),
    getOffices: build.query(read('office/get', toOffices)),
    getContactDetails: build.query(read('contact_details/get', toContactDetails)),
    saveManpowerEnquiry: build.mutation(save('manpower-enquiry/save')),
    saveContactForm: build.mutation(save('contact-form/save')),
    saveResume: build.mutation(save('resume/save')),
    saveInternship: build.mutation(save('internship/save')),
    applyForJob: build.mutation(save('job/apply-for-post')),
  }),
})

/** Of states, cities and the contact form no screen makes use. */
export const {
  useGetHeaderContentQuery,
  useGetCompaniesQuery,
  useGetCsrItemsQuery,
  useGetCategoriesQuery,
  useGetJobsQuery,
  useGetJobQuery,
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
