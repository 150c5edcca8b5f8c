import type { Language } from '@/domain/languages'
import type { JobField } from '@/domain/content/jobFields'
import type {
  JobAction,
  JobImport,
  JobPost,
  JobPreview,
  LastImport,
  OfficeJob,
  OfficeJobChoices,
  OfficeJobList,
} from '@/domain/office/jobs'
import { formOf, officeApi, post, type ListQuery } from './officeApi'

type SentFields = Partial<Record<JobField, string>>

type ImportRequest = { file: File; replace: boolean }

const list = { type: 'Jobs', id: 'list' } as const
const choices = { type: 'Jobs', id: 'choices' } as const
const pathOf = (id: string) => `/jobs/${encodeURIComponent(id)}`
const one = (id: string) => ({ type: 'Jobs', id: `job ${id}` }) as const
const postOf = (id: string) => ({ type: 'Jobs', id: `post ${id}` }) as const

const importRequest = ({ file, replace }: ImportRequest, isDryRun: boolean) => {
  const params = { ...(isDryRun && { dryRun: 'yes' }), ...(replace && { replace: 'yes' }) }
  return { ...post('/jobs/import', formOf(file)), params }
}

export const jobsApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    getJobs: build.query<OfficeJobList, ListQuery>({
      query: (params) => ({ url: '/jobs', params }),
      providesTags: [list],
    }),
    getJob: build.query<OfficeJob, string>({ query: pathOf, providesTags: (_job, _error, id) => [one(id)] }),
    /** For open jobs only. Closing a job does not refetch it. */
    getJobPost: build.query<JobPost, string>({
      query: (id) => `${pathOf(id)}/post`,
      providesTags: (_post, _error, id) => [postOf(id)],
    }),
    addJob: build.mutation<OfficeJob, SentFields & { state: 'draft' | 'open' }>({
      query: (body) => post('/jobs', body),
      invalidatesTags: [list],
    }),
    saveJob: build.mutation<OfficeJob, { id: string; version: string; fields: SentFields }>({
      query: ({ id, version, fields }) => ({ url: pathOf(id), method: 'PUT', body: { ...fields, version } }),
      invalidatesTags: (_job, error, { id }) => (error ? [] : [list, one(id), postOf(id)]),
    }),
    changeJobState: build.mutation<OfficeJob, { id: string; action: JobAction }>({
      query: ({ id, action }) => post(`${pathOf(id)}/${action}`),
      // A refusal means that someone else changed it first.
      invalidatesTags: (_job, _error, { id }) => [list, one(id)],
    }),
    closeJobs: build.mutation<{ changed: number; waiting: number }, readonly string[]>({
      query: (ids) => post('/jobs/close', { ids }),
      invalidatesTags: (_answer, _error, ids) => [list, ...ids.map(one)],
    }),
    deleteJob: build.mutation<void, string>({
      query: (id) => ({ url: pathOf(id), method: 'DELETE' }),
      invalidatesTags: [list],
    }),
    /** Changes nothing. It is a POST because the form is too long for a URL. */
    previewJob: build.query<JobPreview, { values: SentFields; language: Language }>({
      query: ({ values, language }) => ({ ...post('/jobs/preview', values), params: { language } }),
      keepUnusedDataFor: 0,
      // The names of the choices are in it.
      providesTags: [choices],
    }),
    getJobChoices: build.query<OfficeJobChoices, void>({
      query: () => '/job-choices',
      providesTags: [choices],
    }),
    getLastImport: build.query<{ last: LastImport | null }, void>({
      query: () => '/job-imports/last',
      providesTags: [list],
    }),
    checkImport: build.mutation<JobImport, ImportRequest>({
      query: (request) => importRequest(request, true),
    }),
    importJobs: build.mutation<JobImport, ImportRequest>({
      query: (request) => importRequest(request, false),
      // It may have succeeded even without an answer.
      invalidatesTags: ['Jobs'],
    }),
  }),
})
